package arenacheck.cli;

import arenacheck.account.Budget;
import arenacheck.account.Plan;
import arenacheck.io.FilesRead;
import arenacheck.io.InputException;
import arenacheck.render.JsonPlan;
import arenacheck.render.TextPlan;
import java.util.List;

/** {@code arenacheck show}: the plan before any link. */
final class ShowCommand {
  private static final List<String> FORMATS = List.of(Document.TEXT, "json");
  private static final int SHOWN_TENSORS = 10;

  private final Console console;

  ShowCommand(Console console) {
    this.console = console;
  }

  int call(List<String> args) {
    Parsed parsed = Arguments.parse(spec(), ArgumentFile.expand(args));
    if (parsed.wantsHelp()) {
      console.print(Resource.text("help/show.txt"));
      return ExitCode.PASS;
    }
    List<String> values = parsed.positionals();
    if (values.isEmpty()) {
      throw new InputException(
          null, "no report is named", "name the residency report beside the generated sources");
    }
    List<Budget> budgets = budgets(parsed.values("--budget"));
    int tensors = tensors(parsed.value("--tensors"));
    List<Document> documents = Document.all(parsed.values("-o"), FORMATS);
    Overwriting overwriting = Document.guard(documents);
    overwriting.read(ArgumentFile.names(args));
    FilesRead read = new FilesRead();
    ReportInputs inputs = ReportInputs.read(values, read);
    overwriting.read(read.files());
    Plan plan = Plan.of(inputs.reports(), budgets);
    Document.deliver(documents, format -> render(format, plan, inputs.copies(), tensors), console);
    return plan.isOverBudget() ? ExitCode.FAIL : ExitCode.PASS;
  }

  static Syntax spec() {
    return Arguments.spec("arenacheck show")
        .addOption(Arguments.repeatable("--budget"))
        .addOption(Arguments.single("--tensors"))
        .addOption(Arguments.repeatable("-o", "--output"))
        .addPositionals();
  }

  private static String render(String format, Plan plan, List<String> copies, int tensors) {
    return format.equals(Document.TEXT)
        ? new TextPlan(tensors).render(plan, copies)
        : new JsonPlan().render(plan);
  }

  private static List<Budget> budgets(List<String> values) {
    List<Budget> budgets = CheckArguments.budgets(values);
    for (Budget budget : budgets) {
      if (budget.of() != Budget.Of.ARENAS) {
        throw new InputException(
            null,
            "`--budget "
                + budget.text()
                + "`: without an image nothing is linked, so that `:"
                + budget.of().text()
                + "` has no value",
            "`--budget "
                + budget.memory()
                + "=SIZE` limits the plan; `arenacheck check ELF --report ...` knows `:linked` and"
                + " `:total`");
      }
    }
    return budgets;
  }

  private static int tensors(String value) {
    if (value == null) {
      return SHOWN_TENSORS;
    }
    if (value.equals("all")) {
      return Integer.MAX_VALUE;
    }
    Long number = Numbers.size(value);
    if (number == null) {
      throw new InputException(
          null, "`--tensors " + value + "`: the value is no number", "write `--tensors 20` or all");
    }
    return (int) Math.min(number, Integer.MAX_VALUE);
  }
}
