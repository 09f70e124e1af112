package arenacheck.check;

import arenacheck.account.Budget;
import arenacheck.account.MemoryRow;
import arenacheck.account.MemoryTable;
import arenacheck.account.Occupancy;
import arenacheck.account.Occupant;
import arenacheck.account.PlannedBytes;
import arenacheck.account.SelfCheck;
import arenacheck.account.StoredObject;
import arenacheck.check.question.ArenaConsistency;
import arenacheck.check.question.Budgets;
import arenacheck.check.question.Hardware;
import arenacheck.check.question.IdleLoadImages;
import arenacheck.check.question.LayoutOverlap;
import arenacheck.check.question.PlanHash;
import arenacheck.check.question.ReportIdentity;
import arenacheck.check.question.TensorConsistency;
import arenacheck.check.wording.InputWording;
import arenacheck.check.wording.ReportWording;
import arenacheck.elf.ElfImage;
import arenacheck.image.MapState;
import arenacheck.io.InputException;
import arenacheck.memory.Memory;
import arenacheck.memory.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Asks every question of a firmware and its reports, and draws the verdict. */
public final class Check {
  private final CheckRequest request;
  private final Findings findings = new Findings();

  private Check(CheckRequest request) {
    this.request = request;
  }

  /**
   * Runs the check.
   *
   * @throws InputException for a binding that names several arenas, for two of one arena, and for a
   *     budget of a memory that nothing knows
   */
  public static Result run(CheckRequest request) {
    return new Check(request).run();
  }

  private Result run() {
    refuseBudgets();
    askInputs();
    askReports();
    StorageCheck storage = new StorageCheck(request, findings);
    storage.ask();
    List<StoredObject> stored = stored(storage);
    MemoryTable table =
        MemoryTable.of(
            request.image(),
            request.layout(),
            request.inputs().reports(),
            stored,
            request.budgets());
    List<MemoryRow> memory = table.rows();
    List<String> remarks = new ArrayList<>(request.inputs().copies());
    remarks.addAll(request.layout().remarks());
    remarks.addAll(SelfCheck.of(request.image(), request.layout(), stored, table));
    storage.remark(remarks);
    new IdleLoadImages().ask(storage.asked(), remarks);
    List<Occupant> occupants = Occupancy.occupants(request.image(), request.layout());
    Hardware hardware = new Hardware(request.image(), request.layout(), occupants);
    if (request.target() != null && request.image().elf().machine() == ElfImage.ARM) {
      hardware.ask(findings);
      hardware.remark(remarks);
    }
    new Budgets(request.inputs().reports(), storage.asked()).ask(memory, findings);
    List<Finding> judged = new Judgement(request).judge(findings.all(), storage.promises());
    List<ObjectResult> objects = storage.results(judged);
    return new Result(
        request.toolVersion(),
        Judgement.verdict(judged, objects),
        request.inputs(),
        objects,
        judged,
        new Accounts(request.layout(), memory, remarks, occupants));
  }

  /** A budget of a memory that nothing knows would never be asked: a slip of the pen. */
  private void refuseBudgets() {
    if (request.budgets().isEmpty()) {
      return;
    }
    Set<String> known = new PlannedBytes(request.inputs().reports()).memories();
    for (Memory memory : request.layout().memories()) {
      known.add(memory.name());
    }
    for (Budget budget : request.budgets()) {
      if (!known.contains(budget.memory())) {
        throw new InputException(
            null,
            "--budget "
                + budget.text()
                + ": neither the layout nor a report has a memory `"
                + budget.memory()
                + "`",
            known.isEmpty()
                ? "choose a --target, or give the memory by --memory"
                : "the memories of this check are " + String.join(", ", known));
      }
    }
  }

  private void askInputs() {
    askMachine(request.image().elf(), request.target());
    MapState state = request.image().mapState();
    if (state instanceof MapState.Stale stale) {
      findings.add(InputWording.mapStale(request.inputs().map(), stale));
    } else if (state instanceof MapState.Incomplete incomplete) {
      findings.add(InputWording.mapIncomplete(request.inputs().map(), incomplete));
    }
    new LayoutOverlap().ask(request.layout(), request.image(), findings);
  }

  private void askMachine(ElfImage elf, Target target) {
    if (elf.machine() != ElfImage.ARM) {
      findings.add(InputWording.machineMismatch(elf));
    } else if (target != null
        && (elf.elfClass() != target.elfClass() || elf.bigEndian() != target.bigEndian())) {
      findings.add(InputWording.formatMismatch(elf, target));
    }
  }

  private void askReports() {
    new ReportIdentity().ask(request.inputs().reports(), findings);
    PlanHash planHash = new PlanHash(request.inputs().reports());
    for (int i = 0; i < request.inputs().reports().size(); i++) {
      var report = request.inputs().reports().get(i);
      if (report.schemaVersion() < 5) {
        findings.add(ReportWording.withoutStorage(report));
      } else if (report.arenas().isEmpty()) {
        findings.add(ReportWording.empty(report));
      }
      new ArenaConsistency().ask(report, findings);
      new TensorConsistency().ask(report, findings);
      planHash.ask(report, request.beside().get(i).planHashes(), findings);
    }
  }

  private static List<StoredObject> stored(StorageCheck storage) {
    List<StoredObject> objects = new ArrayList<>();
    for (Promise promise : storage.promises()) {
      if (promise.kind() != ObjectKind.SIDECAR) {
        objects.add(
            new StoredObject(
                promise.storage().memory(),
                storage.linked(promise),
                storage.isUnknown(promise),
                promise.holdsConstants()));
      }
    }
    return objects;
  }
}
