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
    List<Occupant> occupants) {
  public Result {
    reports = List.copyOf(reports);
    objects = List.copyOf(objects);
    findings = List.copyOf(findings);
    memory = List.copyOf(memory);
    remarks = List.copyOf(remarks);
    occupants = List.copyOf(occupants);
  }
}
