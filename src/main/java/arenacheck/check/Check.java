package arenacheck.check;

import arenacheck.account.Budget;
import arenacheck.account.MemoryRow;
import arenacheck.account.MemoryTable;
import arenacheck.account.SelfCheck;
import arenacheck.account.StoredObject;
import arenacheck.check.question.ArenaConsistency;
import arenacheck.check.question.Budgets;
import arenacheck.check.question.IdleLoadImages;
import arenacheck.check.question.LayoutOverlap;
import arenacheck.check.question.Machine;
import arenacheck.check.question.PlanHash;
import arenacheck.check.question.ReportIdentity;
import arenacheck.check.question.TensorConsistency;
import arenacheck.check.wording.InputWording;
import arenacheck.check.wording.ReportWording;
import arenacheck.image.MapState;
import arenacheck.io.InputException;
import arenacheck.residency.Arena;
import arenacheck.residency.ResidencyReport;
import java.util.ArrayList;
import java.util.List;

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
   * @throws arenacheck.io.InputException for a binding that names no arena
   */
  public static Result run(CheckRequest request) {
    return new Check(request).run();
  }

  private Result run() {
    refuseUnknownBudgets();
    askInputs();
    askReports();
    StorageCheck storage = new StorageCheck(request, findings);
    storage.ask();
    List<MemoryRow> memory =
        MemoryTable.of(
            request.image(),
            request.layout(),
            request.reports(),
            stored(storage),
            request.budgets());
    List<String> remarks = new ArrayList<>(request.layout().remarks());
    remarks.addAll(SelfCheck.of(request.image(), request.layout(), memory));
    new IdleLoadImages().ask(storage.asked(), remarks);
    new Budgets(request.reports(), storage.asked()).ask(memory, findings);
    List<Finding> judged = new Judgement(request).judge(findings.all(), storage.promises());
    return new Result(
        request.toolVersion(),
        Judgement.verdict(judged),
        request.elf(),
        request.map(),
        request.reports(),
        request.layout(),
        storage.results(judged),
        judged,
        memory,
        remarks);
  }

  /** A budget that nothing is held against would pass whatever was linked. */
  private void refuseUnknownBudgets() {
    for (Budget budget : request.budgets()) {
      boolean known = request.layout().find(budget.memory()) != null;
      for (ResidencyReport report : request.reports()) {
        for (Arena arena : report.arenas()) {
          known |= budget.memory().equals(arena.memory());
          known |= budget.memory().equals(arena.sourceMemory());
        }
      }
      if (!known) {
        throw new InputException(
            null,
            "--budget "
                + budget.text()
                + ": no memory `"
                + budget.memory()
                + "` is in the layout or in"
                + " the reports",
            "use a memory name of the reports, such as dtcm");
      }
    }
  }

  private void askInputs() {
    new Machine().ask(request.image().elf(), request.target(), findings);
    MapState state = request.image().mapState();
    if (state instanceof MapState.Stale stale) {
      findings.add(InputWording.mapStale(request.map(), stale));
    } else if (state instanceof MapState.Incomplete incomplete) {
      findings.add(InputWording.mapIncomplete(request.map(), incomplete));
    }
    new LayoutOverlap().ask(request.layout(), request.image(), findings);
  }

  private void askReports() {
    new ReportIdentity().ask(request.reports(), findings);
    for (int i = 0; i < request.reports().size(); i++) {
      var report = request.reports().get(i);
      if (report.schemaVersion() < 5) {
        findings.add(ReportWording.withoutStorage(report));
      }
      new ArenaConsistency().ask(report, findings);
      new TensorConsistency().ask(report, findings);
      new PlanHash().ask(report, request.beside().get(i).planHashes(), findings);
    }
  }

  private static List<StoredObject> stored(StorageCheck storage) {
    List<StoredObject> objects = new ArrayList<>();
    for (Promise promise : storage.promises()) {
      if (promise.kind() != ObjectKind.SIDECAR) {
        objects.add(
            new StoredObject(
                promise.storage().memory(), storage.linked(promise), storage.isUnknown(promise)));
      }
    }
    return objects;
  }
}
