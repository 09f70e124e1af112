package arenacheck.check.question;

import arenacheck.account.Occupant;
import arenacheck.check.Findings;
import arenacheck.check.wording.HardwareWording;
import arenacheck.image.LinkedImage;
import arenacheck.image.VectorTable;
import arenacheck.linkmap.MapRegion;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import arenacheck.memory.Volatility;
import java.util.ArrayList;
import java.util.List;

/** Does the board have the memory that the linker script and the initial stack pointer count on? */
public final class Hardware {
  private final LinkedImage image;
  private final Layout layout;
  private final List<Occupant> occupants;

  /**
   * @param layout of a target
   * @param occupants everything that the image puts into memory
   */
  public Hardware(LinkedImage image, Layout layout, List<Occupant> occupants) {
    this.image = image;
    this.layout = layout;
    this.occupants = occupants;
  }

  public void ask(Findings findings) {
    if (image.map() != null) {
      for (MapRegion region : image.map().regions()) {
        askRegion(region, findings);
      }
    }
    VectorTable vectors = VectorTable.find(image.elf(), layout);
    if (vectors != null && !isStack(vectors.stackPointer())) {
      findings.add(HardwareWording.stackOutside(vectors, layout));
    }
  }

  private void askRegion(MapRegion region, Findings findings) {
    AddressRange range = region.range();
    if (range.isEmpty()) {
      return;
    }
    boolean begins = false;
    AddressRange widest = null;
    for (Memory memory : layout.memories()) {
      if (memory.contains(range)) {
        return;
      }
      for (AddressRange aperture : memory.apertures()) {
        if (aperture.contains(range.start())) {
          begins = true;
          widest = beyond(memory, range);
        }
      }
    }
    AddressRange outside = begins ? widest : range;
    List<Occupant> there = new ArrayList<>();
    for (Occupant occupant : occupants) {
      if (occupant.range().overlaps(outside) && range.contains(occupant.range().start())) {
        there.add(occupant);
      }
    }
    Memory memory = begins ? layout.at(range.start()) : null;
    findings.add(HardwareWording.regionExceeds(region, image.map(), memory, outside, there));
  }

  /** The part of a region behind the memory that it starts in. */
  private static AddressRange beyond(Memory memory, AddressRange range) {
    long at = range.start();
    boolean moved = true;
    while (moved) {
      moved = false;
      for (AddressRange aperture : memory.apertures()) {
        if (aperture.contains(at)) {
          at = aperture.end();
          moved = true;
        }
      }
    }
    return AddressRange.between(at, range.end());
  }

  /** The first push goes below the stack pointer: the end of a memory is inside, too. */
  private boolean isStack(long pointer) {
    return isRam(pointer) || isRam(pointer - 1);
  }

  private boolean isRam(long address) {
    return layout.at(address) != null && !layout.isNonVolatile(address);
  }

  /** What lies in no memory of the layout, for the remark under the memory table. */
  public void remark(List<String> remarks) {
    List<Occupant> outside = new ArrayList<>();
    for (Occupant occupant : occupants) {
      boolean inside = false;
      for (Memory memory : layout.memories()) {
        inside |= memory.contains(occupant.range());
      }
      if (!inside && layout.holding(occupant.range()) == null && !isCovered(occupant.range())) {
        outside.add(occupant);
      }
    }
    if (!outside.isEmpty()) {
      remarks.add(
          "in no memory of the layout, at least in part: " + HardwareWording.names(outside));
    }
  }

  /** Whether neighbouring memories hold it together. */
  private boolean isCovered(AddressRange range) {
    List<AddressRange> all = new ArrayList<>();
    for (Memory memory : layout.memories()) {
      all.addAll(memory.apertures());
    }
    return new Memory("", all, null, false, Volatility.UNKNOWN, null).contains(range);
  }
}
