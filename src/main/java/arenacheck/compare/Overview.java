package arenacheck.compare;

import arenacheck.account.MemoryRow;
import arenacheck.check.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Many saved results side by side.
 *
 * @param images in the order given, each with a name that is its own
 */
public record Overview(List<JudgedImage> images) {
  public Overview {
    images = List.copyOf(images);
  }

  /**
   * One image's row of a memory.
   *
   * @param image and {@code row}: whose, and what it has there
   */
  public record Room(JudgedImage image, MemoryRow row) {}

  /** The images, with the names that tell them apart. */
  public static Overview of(List<JudgedImage> images) {
    return new Overview(ImageNames.give(images));
  }

  /** The gravest one: fail, then incomplete, then pass. */
  public Verdict verdict() {
    if (count(Verdict.FAIL) > 0) {
      return Verdict.FAIL;
    }
    return count(Verdict.INCOMPLETE) > 0 ? Verdict.INCOMPLETE : Verdict.PASS;
  }

  /** How many images came to this. */
  public int count(Verdict verdict) {
    int count = 0;
    for (JudgedImage image : images) {
      count += image.verdict() == verdict ? 1 : 0;
    }
    return count;
  }

  /**
   * The rows of all images by memory, in the order in which memories are met; those of one memory
   * in the order of the images.
   */
  public Map<String, List<Room>> memories() {
    Map<String, List<Room>> memories = new LinkedHashMap<>();
    for (JudgedImage image : images) {
      for (MemoryRow row : image.memory()) {
        memories.computeIfAbsent(row.memory(), name -> new ArrayList<>()).add(new Room(image, row));
      }
    }
    return memories;
  }
}
