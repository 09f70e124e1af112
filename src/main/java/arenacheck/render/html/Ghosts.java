package arenacheck.render.html;

import arenacheck.check.ObjectKind;
import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Status;
import arenacheck.memory.Address;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Memory;
import arenacheck.render.ObjectLabel;
import java.util.ArrayList;
import java.util.List;

/** Objects of which no byte lies in the memory that they were promised in. */
final class Ghosts {
  private Ghosts() {}

  /** As blocks of the promised size; where they are drawn is up to the picture. */
  static List<Block> in(Memory memory, Result result) {
    List<Block> ghosts = new ArrayList<>();
    for (int i = 0; i < result.objects().size(); i++) {
      ObjectResult object = result.objects().get(i);
      if (object.status() != Status.OK
          && object.subject().object() != ObjectKind.SIDECAR
          && memory.name().equals(object.subject().memory())
          && !touches(memory, object)) {
        String label = ObjectLabel.symbol(object);
        String name = label == null ? object.enumName() : label;
        AddressRange size = new AddressRange(0, object.sizeBytes());
        ghosts.add(
            new Block(Block.GHOST, name, size, size, true, i, -1, object.status(), about(object)));
      }
    }
    return ghosts;
  }

  private static boolean touches(Memory memory, ObjectResult object) {
    if (object.linked() == null) {
      return false;
    }
    AddressRange range = object.linked().range();
    for (AddressRange aperture : memory.apertures()) {
      if (aperture.contains(range.start()) || aperture.overlaps(range)) {
        return true;
      }
    }
    return false;
  }

  private static String about(ObjectResult object) {
    StringBuilder text = new StringBuilder();
    text.append(ObjectLabel.arena(object.subject(), true)).append(" was promised here, ");
    if (object.linked() == null) {
      text.append("its address is not known");
    } else {
      text.append("it lies at ").append(Address.text(object.linked().address()));
      text.append(object.linkedMemory() == null ? "" : " in " + object.linkedMemory());
    }
    text.append(", ").append(object.status().text());
    for (Rule rule : object.rules()) {
      text.append(' ').append(rule.text());
    }
    return text.append("; the width is to scale, the place means nothing").toString();
  }

  /**
   * Puts ghosts beside each other from the start of a range on; one that does not fit behind the
   * others starts there again, in a row of its own.
   */
  static List<Block> placed(List<Block> ghosts, AddressRange room) {
    List<Block> placed = new ArrayList<>();
    long taken = 0;
    for (Block ghost : ghosts) {
      long size = ghost.whole().length();
      long length = Long.compareUnsigned(size, room.length()) < 0 ? size : room.length();
      taken = Long.compareUnsigned(length, room.length() - taken) > 0 ? 0 : taken;
      placed.add(ghost.in(new AddressRange(room.start() + taken, length)));
      taken += length;
    }
    return placed;
  }
}
