package arenacheck.check.wording;

import arenacheck.account.BudgetUse;
import arenacheck.account.MemoryRow;
import arenacheck.check.Asked;
import arenacheck.check.FindingDraft;
import arenacheck.check.Level;
import arenacheck.check.ObjectKind;
import arenacheck.check.Rule;
import arenacheck.check.Subject;
import arenacheck.io.Place;
import arenacheck.memory.Address;
import arenacheck.residency.Arena;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.StorageObject;
import java.util.ArrayList;
import java.util.List;

/** Findings about budgets. */
public final class BudgetWording {
  private static final int SHOWN = 5;

  private record Contributor(Place place, String name, long bytes) {}

  private BudgetWording() {}

  public static FindingDraft exceeded(
      MemoryRow row, BudgetUse use, List<ResidencyReport> reports, List<Asked> asked) {
    Subject subject =
        new Subject(null, null, null, null, null, ObjectKind.BUDGET, null, row.memory());
    boolean isLeast = use.of().equals("total") && row.free() == null;
    FindingDraft draft =
        new FindingDraft(
            Rule.BUDGET_EXCEEDED,
            subject,
            row.memory()
                + (isLeast ? " holds at least " : " holds ")
                + Address.bytes(use.value())
                + what(use)
                + ", over its budget of "
                + use.limit()
                + " by "
                + (use.value() - use.limit()));
    if (use.of().equals("total") && row.linked() != null && row.other() != null) {
      draft.note(null, parts(row));
    }
    List<Contributor> largest =
        use.of().equals("arenas") ? planned(row.memory(), reports) : linked(row.memory(), asked);
    largest.sort((a, b) -> Long.compare(b.bytes(), a.bytes()));
    for (int i = 0; i < largest.size() && i < SHOWN; i++) {
      draft.note(
          largest.get(i).place(),
          "`" + largest.get(i).name() + "` " + Address.count(largest.get(i).bytes()));
    }
    return draft
        .help(
            use.of().equals("total")
                ? "move an arena or other data to another memory, make them smaller, or raise the budget"
                : "move an arena to another memory, use a smaller model, or raise the budget")
        .detail("of", use.of())
        .detail("limit", use.limit())
        .detail("value", use.value());
  }

  /** A sum that cannot be told may be over its budget. */
  public static FindingDraft unknown(MemoryRow row, BudgetUse use) {
    Subject subject =
        new Subject(null, null, null, null, null, ObjectKind.BUDGET, null, row.memory());
    return new FindingDraft(
            Rule.BUDGET_EXCEEDED,
            subject,
            "how many bytes"
                + what(use)
                + " "
                + row.memory()
                + " holds cannot be told, so its budget of "
                + use.limit()
                + " is not checked")
        .level(Level.UNVERIFIED)
        .help(
            use.of().equals("total")
                ? row.loadImage() == null
                    ? "the image has debug information only: pass the ELF file that the linker wrote"
                    : "a compressed section has its end in the map alone: pass the linker's --map"
                : "mend what keeps the storage objects from being located; see the other findings")
        .detail("of", use.of())
        .detail("limit", use.limit());
  }

  /** What {@code :total} adds up, as the columns of the memory table name it. */
  private static String parts(MemoryRow row) {
    return "linked storage "
        + row.linked()
        + ", load images "
        + row.loadImage()
        + ", other "
        + row.other()
        + ", stack "
        + row.stack();
  }

  private static String what(BudgetUse use) {
    return switch (use.of()) {
      case "linked" -> " of linked storage";
      case "total" -> " in all";
      default -> " of arenas and staged sources";
    };
  }

  private static List<Contributor> planned(String memory, List<ResidencyReport> reports) {
    List<Contributor> all = new ArrayList<>();
    for (ResidencyReport report : reports) {
      for (Arena arena : report.arenas()) {
        if (arena.memory().equals(memory)) {
          all.add(contributor(report, arena.line(), ReportWording.place(arena), arena.used()));
        }
        StorageObject source = arena.storage() == null ? null : arena.storage().source();
        if (source != null && source.memory().equals(memory)) {
          all.add(contributor(report, source.line(), source.symbol(), source.sizeBytes()));
        }
      }
    }
    return all;
  }

  private static Contributor contributor(
      ResidencyReport report, int line, String name, long bytes) {
    return new Contributor(
        Place.line(report.path(), line), report.modulePrefix() + ": " + name, bytes);
  }

  private static List<Contributor> linked(String memory, List<Asked> asked) {
    List<Contributor> all = new ArrayList<>();
    for (Asked each : asked) {
      var held = each.layout().at(each.linked().address());
      if (held != null && held.name().equals(memory)) {
        all.add(
            new Contributor(each.promise().place(), each.promise().name(), each.range().length()));
      }
    }
    return all;
  }
}
