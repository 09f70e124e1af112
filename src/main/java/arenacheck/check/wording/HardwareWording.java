package arenacheck.check.wording;

import arenacheck.account.Occupant;
import arenacheck.check.FindingDraft;
import arenacheck.check.ObjectKind;
import arenacheck.check.Rule;
import arenacheck.check.Subject;
import arenacheck.image.VectorTable;
import arenacheck.io.Place;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.MapRegion;
import arenacheck.memory.Address;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import java.util.List;

/** Findings about memory that a board does not have. */
public final class HardwareWording {
  private static final int MOST = 8;

  private HardwareWording() {}

  /**
   * @param memory the one that the region starts in, or {@code null}
   * @param outside the part of the region that it does not have
   */
  public static FindingDraft regionExceeds(
      MapRegion region,
      LinkMap map,
      Memory memory,
      AddressRange outside,
      List<Occupant> occupants) {
    FindingDraft draft =
        new FindingDraft(
                Rule.REGION_EXCEEDS_MEMORY,
                Subject.of(ObjectKind.MAP),
                "region `"
                    + region.name()
                    + "` "
                    + region.range().text()
                    + (memory == null
                        ? " lies in no memory of the board"
                        : " reaches "
                            + Address.bytes(outside.length())
                            + " past "
                            + Words.memory(memory)))
            .at(Place.line(map.path(), region.line()))
            .note(
                null,
                occupants.isEmpty()
                    ? "nothing is linked at " + outside.text() + " yet"
                    : "outside lie " + names(occupants))
            .help(
                "the linker script is another part's: take the board's own, or give the lengths of"
                    + " its memories; if the target is wrong, choose another by --target")
            .detail("region", region.name())
            .detail("region_start", Address.text(region.range().start()))
            .detail("region_length", region.range().length());
    if (memory != null) {
      draft.detail("memory_end", Address.text(outside.start()));
    }
    return draft;
  }

  public static FindingDraft stackOutside(VectorTable vectors, Layout layout) {
    return new FindingDraft(
            Rule.STACK_OUTSIDE_MEMORY,
            Subject.of(ObjectKind.IMAGE),
            "the initial stack pointer "
                + Address.text(vectors.stackPointer())
                + " lies in no volatile memory of "
                + layout.source())
        .note(null, "it is word 0 of the vector table at " + Address.text(vectors.address()))
        .help(
            "the first push faults: let word 0 be the end of a stack inside the board's memories;"
                + " start-up file and linker script have to be the board's")
        .detail("stack_pointer", Address.text(vectors.stackPointer()));
  }

  /** {@code heap `.heap` [0x20003000, 0x20040000), section `.x` ...}. */
  public static String names(List<Occupant> occupants) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < occupants.size() && i < MOST; i++) {
      Occupant occupant = occupants.get(i);
      text.append(i == 0 ? "" : ", ").append(occupant.kind().text().replace('-', ' '));
      text.append(" `").append(occupant.name()).append("` ").append(occupant.range().text());
    }
    int more = occupants.size() - MOST;
    return more > 0 ? text + " and " + more + " more" : text.toString();
  }
}
