package arenacheck.check;

import arenacheck.check.question.Contents;
import arenacheck.check.question.FlashContents;
import arenacheck.check.question.ForeignOverlap;
import arenacheck.check.question.InitialStack;
import arenacheck.check.question.LoadAddress;
import arenacheck.check.question.LoadImage;
import arenacheck.check.question.NotCopied;
import arenacheck.check.question.ObjectQuestion;
import arenacheck.check.question.ObjectSize;
import arenacheck.check.question.ObjectsOverlap;
import arenacheck.check.question.OrphanSection;
import arenacheck.check.question.Residence;
import arenacheck.check.question.Sidecars;
import arenacheck.check.question.UsableStart;
import arenacheck.check.question.Writability;
import arenacheck.check.wording.ObjectWording;
import arenacheck.elf.ElfImage;
import arenacheck.image.LinkedObject;
import arenacheck.image.Located;
import arenacheck.image.Locator;
import arenacheck.image.ModuleFiles;
import arenacheck.image.StartCode;
import arenacheck.memory.Memory;
import arenacheck.residency.Arena;
import arenacheck.residency.BesideReport;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.SidecarFile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Asks the questions of every storage object, in the order of the reports. */
final class StorageCheck {
  private final CheckRequest request;
  private final Findings findings;
  private final Locator locator;
  private final Map<ResidencyReport, BesideReport> beside = new IdentityHashMap<>();
  private final List<Promise> promises = new ArrayList<>();
  private final Map<Promise, Asked> asked = new IdentityHashMap<>();
  private final Map<Promise, Located> located = new IdentityHashMap<>();

  /** Whose own object was found; a staged source stands behind it. */
  private final Set<Arena> placed = Collections.newSetFromMap(new IdentityHashMap<>());

  private final Bindings bindings;
  private final InitialStack stack;
  private final NotCopied copies;
  private final Residence residence = new Residence();
  private final List<ObjectQuestion> questions;

  StorageCheck(CheckRequest request, Findings findings) {
    this.request = request;
    this.findings = findings;
    this.locator = new Locator(request.image());
    for (int i = 0; i < request.inputs().reports().size(); i++) {
      ResidencyReport report = request.inputs().reports().get(i);
      promises.addAll(Promise.of(report));
      beside.put(report, request.beside().get(i));
    }
    this.bindings = new Bindings(request, promises, locator, findings);
    StartCode start = StartCode.of(request.image(), request.layout());
    this.stack = new InitialStack(start.vectors());
    this.copies = new NotCopied(start);
    this.questions =
        List.of(
            new ObjectSize(),
            new UsableStart(),
            residence,
            new Contents(),
            new Writability(),
            new LoadAddress(start),
            copies,
            new LoadImage(request.image()),
            new OrphanSection(),
            stack);
  }

  List<Promise> promises() {
    return promises;
  }

  /** What could not be asked of any object. */
  void remark(List<String> remarks) {
    stack.askKnown(request.image(), promises, remarks);
  }

  /** Objects that have an address, in the order of the reports. */
  List<Asked> asked() {
    List<Asked> list = new ArrayList<>();
    for (Promise promise : promises) {
      if (asked.containsKey(promise)) {
        list.add(asked.get(promise));
      }
    }
    return list;
  }

  LinkedObject linked(Promise promise) {
    Asked known = asked.get(promise);
    return known == null ? null : known.linked();
  }

  /** Whether it may be linked somewhere that nothing tells, or be of unknown size. */
  boolean isUnknown(Promise promise) {
    LinkedObject linked = linked(promise);
    if (linked != null) {
      return linked.size() == null;
    }
    Located where = located.get(promise);
    return where == null
        || where instanceof Located.Stripped
        || where instanceof Located.Ambiguous
        || where instanceof Located.Folded;
  }

  void ask() {
    Map<ResidencyReport, ModuleFiles> files = new IdentityHashMap<>();
    for (Promise promise : promises) {
      if (promise.storage() != null) {
        askReport(promise);
        ModuleFiles module = files.computeIfAbsent(promise.report(), this::filesOf);
        LinkedObject linked = find(promise, module);
        if (linked != null) {
          placed.add(promise.arena());
          asked.put(promise, new Asked(promise, linked, request.image(), request.layout()));
        }
      }
    }
    if (request.image().elf().machine() != ElfImage.ARM) {
      // Addresses of another machine say nothing: no object of it is ok or wrong.
      return;
    }
    residence.expect(asked(), request.target());
    for (Asked each : asked()) {
      for (ObjectQuestion question : questions) {
        question.ask(each, findings);
      }
    }
    new ObjectsOverlap().ask(asked(), findings);
    new ForeignOverlap(request.image(), asked()).ask(findings);
    askSidecars();
    if (request.flash() != null) {
      new FlashContents(request.flash(), request.image()).ask(asked(), findings);
    }
  }

  private void askReport(Promise promise) {
    long needed = promise.arena().used() + promise.storage().dataOffsetBytes();
    if (needed < 0 || needed > promise.storage().sizeBytes()) {
      findings.add(ObjectWording.dataOffsetInvalid(promise));
    }
  }

  private ModuleFiles filesOf(ResidencyReport report) {
    List<String> names = new ArrayList<>();
    for (Promise promise : promises) {
      if (promise.report() == report
          && promise.isGenerated()
          && promise.storage().symbol() != null) {
        names.add(promise.storage().symbol());
      }
    }
    return locator.filesOf(names, report.modulePrefix());
  }

  private LinkedObject find(Promise promise, ModuleFiles module) {
    if (promise.isBound()) {
      return bindings.find(promise, findings);
    }
    bindings.askGenerated(promise, findings);
    String name = promise.storage().symbol();
    if (name == null) {
      return null;
    }
    Located where = locator.locate(name, promise.sizeBytes(), promise.holdsConstants(), module);
    if (where instanceof Located.Missing
        && promise.kind() == ObjectKind.SOURCE
        && placed.contains(promise.arena())
        && locator.hasUnnamedBytes(promise.sizeBytes())) {
      where = new Located.Folded();
    }
    located.put(promise, where);
    return Existence.judge(promise, name, where, request.image(), findings);
  }

  private void askSidecars() {
    Sidecars question = new Sidecars();
    for (Promise promise : promises) {
      if (promise.sidecar() != null) {
        question.ask(promise, file(promise), payload(promise), findings);
      }
    }
  }

  private SidecarFile file(Promise promise) {
    return beside.get(promise.report()).sidecars().get(promise.sidecar().pointer());
  }

  /**
   * The object that a sidecar's bytes went into: the staged source, else the cold constant; {@code
   * null} where it was not found. What a source is copied to holds other bytes in the image.
   */
  private Asked payload(Promise sidecar) {
    for (Promise promise : promises) {
      if (promise.arena() == sidecar.arena() && promise.holdsConstants()) {
        return asked.get(promise);
      }
    }
    return null;
  }

  /** What became of each storage object. */
  List<ObjectResult> results(List<Finding> judged) {
    Map<Subject, List<Finding>> bySubject = new IdentityHashMap<>();
    for (Finding finding : judged) {
      List<Finding> own = bySubject.get(finding.subject());
      if (own == null) {
        own = new ArrayList<>();
        bySubject.put(finding.subject(), own);
      }
      own.add(finding);
    }
    List<ObjectResult> results = new ArrayList<>();
    for (Promise promise : promises) {
      results.add(result(promise, bySubject.getOrDefault(promise.subject(), List.of())));
    }
    return results;
  }

  /** The memory that holds it; of several that overlap the promised one. */
  private Memory memory(Asked object) {
    Memory promised = object.promised();
    return promised != null && promised.contains(object.range())
        ? promised
        : request.layout().holding(object.range());
  }

  /**
   * @param own the object's findings
   */
  private ObjectResult result(Promise promise, List<Finding> own) {
    LinkedObject linked = linked(promise);
    Memory memory = linked == null ? null : memory(asked.get(promise));
    List<Rule> rules = new ArrayList<>();
    boolean failed = false;
    boolean unverified = request.image().elf().machine() != ElfImage.ARM;
    if (promise.kind() != ObjectKind.SIDECAR) {
      unverified |= linked == null;
    }
    for (Finding finding : own) {
      if (!rules.contains(finding.rule())) {
        rules.add(finding.rule());
      }
      failed |= finding.level() == Level.ERROR;
      unverified |= finding.level() == Level.UNVERIFIED;
    }
    Status status = failed ? Status.FAILED : unverified ? Status.UNVERIFIED : Status.OK;
    return new ObjectResult(
        promise.subject(),
        promise.arena().storage().enumName(),
        promise.storage() == null ? null : promise.storage().owner(),
        promise.arena().sourceMemory(),
        promise.arena().kind(),
        promise.sizeBytes(),
        promise.storage() == null ? 0 : promise.storage().dataOffsetBytes(),
        promise.arena().used(),
        promise.arena().totalSize(),
        promise.arena().alignment(),
        status,
        linked,
        memory == null ? null : memory.name(),
        promise.sidecar() == null ? null : file(promise).sha256(),
        linked == null ? null : copies.copyOf(asked.get(promise)),
        rules);
  }
}
