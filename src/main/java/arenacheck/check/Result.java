package arenacheck.check;

import java.util.List;

/**
 * The outcome of a check; renderers and the exit code come from it alone.
 *
 * @param objects every storage object that the reports name, in their order
 * @param findings in the order of the objects, then of the rules
 * @param baseline what a saved result says otherwise, or {@code null} where none was given
 */
public record Result(
    String toolVersion,
    Verdict verdict,
    Inputs inputs,
    List<ObjectResult> objects,
    List<Finding> findings,
    Accounts accounts,
    Baseline baseline) {
  public Result {
    objects = List.copyOf(objects);
    findings = List.copyOf(findings);
  }

  /** Without a baseline. */
  public Result(
      String toolVersion,
      Verdict verdict,
      Inputs inputs,
      List<ObjectResult> objects,
      List<Finding> findings,
      Accounts accounts) {
    this(toolVersion, verdict, inputs, objects, findings, accounts, null);
  }

  /**
   * The same, seen against a saved result. Only notes may be added: the verdict stays.
   *
   * @param withNotes the objects, with the rules of their new notes
   * @param withMoved the findings, with the new notes in their places
   */
  public Result against(Baseline saved, List<ObjectResult> withNotes, List<Finding> withMoved) {
    return new Result(toolVersion, verdict, inputs, withNotes, withMoved, accounts, saved);
  }
}
