package arenacheck.linkmap.armlink;

import arenacheck.linkmap.LineCursor;

/** A part of the map. */
enum Part {
  REMOVED("Removing Unused input sections from the image."),
  SYMBOLS("Image Symbol Table"),
  MEMORY_MAP("Memory Map of the image"),
  OTHER("Image component sizes");

  private static final byte[] RULE = LineCursor.literal("==========");

  private static final Part[] ALL = values();

  private final byte[] title;

  Part(String title) {
    this.title = LineCursor.literal(title);
  }

  /**
   * The part that the next line belongs to.
   *
   * @param now the part before this line
   */
  static Part after(LineCursor line, Part now) {
    if (line.atEnd() || line.bytes()[line.start()] == ' ') {
      return now;
    }
    if (line.standsAt(RULE, line.start())) {
      return OTHER;
    }
    for (Part part : ALL) {
      if (line.isAll(part.title)) {
        return part;
      }
    }
    return now;
  }
}
