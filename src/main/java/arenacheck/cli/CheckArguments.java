package arenacheck.cli;

import arenacheck.account.Budget;
import arenacheck.check.Binding;
import arenacheck.check.Waiver;
import arenacheck.flash.FlashInput;
import arenacheck.io.InputException;
import arenacheck.memory.MemorySetting;
import arenacheck.render.Units;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The options of {@code arenacheck check}, from words to {@link CheckOptions}. */
final class CheckArguments {
  private static final String SEE_HELP = "`arenacheck check --help` lists the options";

  private CheckArguments() {}

  static Syntax spec() {
    return Arguments.spec("arenacheck check")
        .addOption(Arguments.repeatable("--report"))
        .addOption(Arguments.single("--map"))
        .addOption(Arguments.single("--target"))
        .addOption(Arguments.repeatable("--memory"))
        .addOption(Arguments.repeatable("--bind"))
        .addOption(Arguments.repeatable("--budget"))
        .addOption(Arguments.repeatable("--flash"))
        .addOption(Arguments.single("--baseline"))
        .addOption(Arguments.repeatable("--waive"))
        .addOption(Arguments.flag("--strict"))
        .addOption(Arguments.repeatable("-o", "--output"))
        .addOption(Arguments.single(Stamp.OPTION))
        .addOption(Arguments.single("--depfile"))
        .addOption(Arguments.flag("-q", "--quiet"))
        .addOption(Arguments.single("--units"))
        .addPositionals();
  }

  /**
   * @throws InputException if something is missing, given twice or malformed
   */
  static CheckOptions options(Parsed parsed) {
    String elf = elf(parsed.positionals());
    return new CheckOptions(
        elf,
        reports(parsed),
        parsed.value("--map"),
        parsed.value("--target"),
        memories(parsed.values("--memory")),
        bindings(parsed.values("--bind")),
        budgets(parsed.values("--budget")),
        flash(parsed.values("--flash")),
        parsed.value("--baseline"),
        waivers(parsed.values("--waive")),
        parsed.has("--strict"),
        outputs(parsed.values("-o")),
        parsed.has("-q"),
        units(parsed.value("--units")));
  }

  /**
   * The stamp, or {@code null} where none is asked for.
   *
   * @throws InputException if a depfile has no stamp
   */
  static Stamp stamp(Parsed parsed) {
    String stamp = parsed.value(Stamp.OPTION);
    String depfile = parsed.value("--depfile");
    if (stamp == null && depfile != null) {
      throw new InputException(
          null,
          "`--depfile " + depfile + "` is a rule for a stamp, and none is named",
          "add `--stamp FILE`");
    }
    return stamp == null ? null : new Stamp(stamp, depfile);
  }

  static List<String> reports(Parsed parsed) {
    List<String> reports = parsed.values("--report");
    if (reports.isEmpty()) {
      throw new InputException(
          null,
          "no report is named",
          "add `--report FILE`, the residency report beside the generated sources");
    }
    return reports;
  }

  private static String elf(List<String> images) {
    if (images.isEmpty()) {
      throw new InputException(null, "no image is named", "name the linked ELF file");
    }
    if (images.size() > 1) {
      throw new InputException(
          null,
          "`" + images.get(1) + "` is one argument too many: one image is checked at a time",
          "give every report, map or memory its own option; " + SEE_HELP);
    }
    return images.get(0);
  }

  static List<MemorySetting> memories(List<String> values) {
    List<MemorySetting> memories = new ArrayList<>();
    for (String value : values) {
      memories.add(MemoryOption.parse(value));
    }
    return memories;
  }

  static List<Binding> bindings(List<String> values) {
    List<Binding> bindings = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (String value : values) {
      Binding binding = BindingOption.parse(value);
      once(seen, "--bind", value.substring(0, value.indexOf('=')));
      bindings.add(binding);
    }
    return bindings;
  }

  static List<Budget> budgets(List<String> values) {
    List<Budget> budgets = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (String value : values) {
      Budget budget = BudgetOption.parse(value);
      once(seen, "--budget", value.substring(0, value.indexOf('=')));
      budgets.add(budget);
    }
    return budgets;
  }

  private static List<FlashInput> flash(List<String> values) {
    List<FlashInput> flash = new ArrayList<>();
    for (String value : values) {
      flash.add(FlashOption.parse(value));
    }
    return flash;
  }

  private static List<Waiver> waivers(List<String> values) {
    List<Waiver> waivers = new ArrayList<>();
    for (String value : values) {
      waivers.add(WaiverOption.parse(value));
    }
    return waivers;
  }

  private static List<Output> outputs(List<String> values) {
    List<Output> outputs = new ArrayList<>();
    for (Document document : Document.all(values, OutputFormat.names())) {
      outputs.add(new Output(OutputFormat.find(document.format()), document.file()));
    }
    return outputs;
  }

  private static Units units(String value) {
    for (Units units : Units.values()) {
      if (value == null || units.text().equalsIgnoreCase(value)) {
        return units;
      }
    }
    throw new InputException(
        null, "`--units " + value + "`: there are no such units", "the units are bytes and KiB");
  }

  private static void once(Set<String> seen, String option, String left) {
    if (!seen.add(left)) {
      throw new InputException(
          null, "`" + option + " " + left + "=...` is given twice", "keep one of them");
    }
  }
}
