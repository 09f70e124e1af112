package arenacheck.check;

import arenacheck.account.MemoryRow;
import arenacheck.account.Occupant;
import arenacheck.memory.Layout;
import java.util.List;

/**
 * Where the memory went.
 *
 * @param layout the memories that the check took for its own
 * @param rows the memory table, a row for each memory
 * @param remarks what the table and the layout have to add: sums that differ, and why
 * @param occupants what the image puts into memory, section by section
 */
public record Accounts(
    Layout layout, List<MemoryRow> rows, List<String> remarks, List<Occupant> occupants) {
  public Accounts {
    rows = List.copyOf(rows);
    remarks = List.copyOf(remarks);
    occupants = List.copyOf(occupants);
  }
}
