package arenacheck.check.wording;

import arenacheck.check.FindingDraft;
import arenacheck.check.ObjectKind;
import arenacheck.check.Promise;
import arenacheck.check.Rule;
import arenacheck.check.Subject;
import arenacheck.io.Place;
import arenacheck.memory.Address;
import arenacheck.residency.Arena;
import arenacheck.residency.PlanHashMacro;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.StorageObject;
import arenacheck.residency.Tensor;

/** Findings about a report in itself. */
public final class ReportWording {
  private static final String CONVERT_AGAIN =
      "convert the model again and pass the report as heliaAOT wrote it; if it stays, report it to"
          + " heliaAOT";

  private ReportWording() {}

  public static FindingDraft samePrefix(ResidencyReport report, ResidencyReport first) {
    return report(
            report,
            Rule.REPORT_INCONSISTENT,
            0,
            "two reports have the module prefix `" + report.modulePrefix() + "`")
        .note(Place.of(first.path()), "the other one")
        .help("give each module a name of its own, or pass one of the reports only")
        .detail("field", "module_prefix");
  }

  public static FindingDraft sameField(
      ResidencyReport report, Arena arena, Arena first, String field) {
    String text = "the " + name(arena) + " and the " + name(first) + " have the same " + field;
    return arena(report, arena, arena.line(), text)
        .note(Place.line(report.path(), first.line()), "the other one")
        .detail("field", field);
  }

  public static FindingDraft sameSymbol(
      ResidencyReport report, StorageObject storage, Place first) {
    return report(
            report,
            Rule.REPORT_INCONSISTENT,
            storage.line(),
            "the symbol `" + storage.symbol() + "` backs two storage objects")
        .note(first, "the other one")
        .help(CONVERT_AGAIN)
        .detail("field", "symbol");
  }

  /** A contradiction inside one arena. */
  public static FindingDraft arena(ResidencyReport report, Arena arena, int line, String text) {
    Subject subject = Promise.subject(report, arena, ObjectKind.REPORT, null, null);
    return new FindingDraft(Rule.REPORT_INCONSISTENT, subject, name(arena) + ": " + text)
        .at(Place.line(report.path(), line))
        .help(CONVERT_AGAIN)
        .detail("pointer", arena.pointer());
  }

  public static FindingDraft tensorWithoutArena(ResidencyReport report, Tensor tensor) {
    return tensor(
            report,
            Rule.REPORT_INCONSISTENT,
            tensor,
            "tensor `"
                + tensor.id()
                + "` is in a "
                + tensor.role().text()
                + " arena in `"
                + tensor.memory()
                + "`, which the report does not have")
        .help(CONVERT_AGAIN);
  }

  public static FindingDraft tensorOutside(ResidencyReport report, Arena arena, Tensor tensor) {
    return tensor(
            report,
            Rule.REPORT_INCONSISTENT,
            tensor,
            "tensor `"
                + tensor.id()
                + "`, "
                + Address.count(tensor.size())
                + " at "
                + tensor.offset()
                + ", leaves the "
                + name(arena)
                + " of "
                + Address.count(arena.used()))
        .help(CONVERT_AGAIN)
        .detail("used", arena.used());
  }

  public static FindingDraft tensorOverlap(
      ResidencyReport report, Arena arena, Tensor tensor, Tensor other) {
    return tensor(
            report,
            Rule.TENSOR_OVERLAP,
            tensor,
            "constant tensors `"
                + other.id()
                + "` and `"
                + tensor.id()
                + "` overlap in part in the "
                + name(arena))
        .note(
            Place.line(report.path(), other.line()),
            "`"
                + other.id()
                + "` has "
                + Address.count(other.size())
                + " at "
                + other.offset()
                + ", `"
                + tensor.id()
                + "` "
                + tensor.size()
                + " at "
                + tensor.offset())
        .help(CONVERT_AGAIN)
        .detail("with", other.id());
  }

  public static FindingDraft withoutStorage(ResidencyReport report) {
    return report(
            report,
            Rule.SCHEMA_WITHOUT_STORAGE,
            0,
            "schema "
                + report.schemaVersion()
                + " names no storage objects: what backs the "
                + report.arenas().size()
                + " arenas cannot be looked up")
        .help("convert again with a heliaAOT that writes schema 5")
        .detail("arenas", (long) report.arenas().size());
  }

  public static FindingDraft empty(ResidencyReport report) {
    return report(
            report,
            Rule.REPORT_EMPTY,
            0,
            "the report of module `"
                + report.modulePrefix()
                + "` names no storage object: nothing of the module was verified")
        .help(
            "pass the report that was written with the sources of the module; a model without arenas"
                + " needs no check: leave its report out");
  }

  public static FindingDraft sameTensor(ResidencyReport report, Tensor tensor, Tensor first) {
    return tensor(
            report,
            Rule.REPORT_INCONSISTENT,
            tensor,
            "two tensors have the id `" + tensor.id() + "`")
        .note(Place.line(report.path(), first.line()), "the other one")
        .help(CONVERT_AGAIN)
        .detail("field", "id");
  }

  /**
   * @param planned where the values of the arena come from
   */
  public static FindingDraft tensorSource(
      ResidencyReport report, Arena arena, Tensor tensor, String planned) {
    return tensor(
            report,
            Rule.REPORT_INCONSISTENT,
            tensor,
            "tensor `"
                + tensor.id()
                + "` has the `source_memory` `"
                + tensor.sourceMemory()
                + "`, its "
                + name(arena)
                + " has "
                + (arena.sourceMemory() == null ? "none but its own memory" : "`" + planned + "`"))
        .note(Place.line(report.path(), arena.line()), "the arena")
        .help(CONVERT_AGAIN)
        .detail("field", "source_memory")
        .detail("source_memory", tensor.sourceMemory())
        .detail("arena_source_memory", planned);
  }

  public static FindingDraft planHash(ResidencyReport report, PlanHashMacro macro) {
    return report(
            report,
            Rule.PLAN_HASH_MISMATCH,
            0,
            "the report has plan_hash "
                + report.planHash()
                + ", `"
                + macro.name()
                + "` is "
                + macro.value())
        .note(Place.line(macro.file(), macro.line()), "the generated header beside the report")
        .help(
            "report and sources come from different conversions: rebuild the module, and pass the report"
                + " that was written with these sources")
        .detail("plan_hash", report.planHash())
        .detail("macro", macro.name())
        .detail("macro_value", macro.value());
  }

  /** {@code constant arena in dtcm}. */
  static String place(Arena arena) {
    return arena.role().text() + " arena in " + arena.memory();
  }

  /** {@code constant arena in dtcm}, and its enum_name where the report gives one. */
  static String name(Arena arena) {
    String name = place(arena);
    return arena.storage() == null ? name : name + " `" + arena.storage().enumName() + "`";
  }

  private static FindingDraft tensor(
      ResidencyReport report, Rule rule, Tensor tensor, String message) {
    Subject subject =
        new Subject(
            report.path(),
            report.modulePrefix(),
            tensor.role(),
            tensor.memory(),
            null,
            ObjectKind.TENSOR,
            tensor.id(),
            tensor.memory());
    return new FindingDraft(rule, subject, message)
        .at(Place.line(report.path(), tensor.line()))
        .detail("offset", tensor.offset())
        .detail("size", tensor.size());
  }

  private static FindingDraft report(ResidencyReport report, Rule rule, int line, String message) {
    Subject subject =
        new Subject(
            report.path(), report.modulePrefix(), null, null, null, ObjectKind.REPORT, null, null);
    return new FindingDraft(rule, subject, message).at(Place.line(report.path(), line));
  }
}
