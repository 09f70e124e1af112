package arenacheck.check;

import arenacheck.account.MemoryRow;
import arenacheck.account.Occupant;
import arenacheck.memory.Layout;
import arenacheck.residency.ResidencyReport;
import java.util.List;

/**
 * The outcome of a check; renderers and the exit code come from it alone.
 *
 * @param map or {@code null} for a check without a map
 * @param reports in the order given, each file once
 * @param objects every storage object that the reports name, in their order
 * @param findings in the order of the objects, then of the rules
 * @param memory the memory table
 * @param remarks what the memory table and the layout have to add: sums that differ, and why
 * @param occupants what the image puts into memory, section by section
 * @param baseline what a saved result says otherwise, or {@code null} where none was given
 */
public record Result(
    String toolVersion,
    Verdict verdict,
    ElfInput elf,
    MapInput map,
    List<ResidencyReport> reports,
    Layout layout,
    List<ObjectResult> objects,
    List<Finding> findings,
    List<MemoryRow> memory,
    List<String> remarks,
    List<Occupant> occupants,
    Baseline baseline) {
  public Result {
    reports = List.copyOf(reports);
    objects = List.copyOf(objects);
    findings = List.copyOf(findings);
    memory = List.copyOf(memory);
    remarks = List.copyOf(remarks);
    occupants = List.copyOf(occupants);
  }

  /** Without a baseline. */
  public Result(
      String toolVersion,
      Verdict verdict,
      ElfInput elf,
      MapInput map,
      List<ResidencyReport> reports,
      Layout layout,
      List<ObjectResult> objects,
      List<Finding> findings,
      List<MemoryRow> memory,
      List<String> remarks,
      List<Occupant> occupants) {
    this(
        toolVersion,
        verdict,
        elf,
        map,
        reports,
        layout,
        objects,
        findings,
        memory,
        remarks,
        occupants,
        null);
  }

  /**
   * The same, seen against a saved result. Only notes may be added: the verdict stays.
   *
   * @param withNotes the objects, with the rules of their new notes
   * @param withMoved the findings, with the new notes in their places
   */
  public Result against(Baseline saved, List<ObjectResult> withNotes, List<Finding> withMoved) {
    return new Result(
        toolVersion,
        verdict,
        elf,
        map,
        reports,
        layout,
        withNotes,
        withMoved,
        memory,
        remarks,
        occupants,
        saved);
  }
}
