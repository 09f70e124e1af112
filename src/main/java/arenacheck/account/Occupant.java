package arenacheck.account;

import arenacheck.memory.AddressRange;

/**
 * Something of the image that takes up memory, whatever memory that is.
 *
 * @param range its addresses: where it runs, or for a load image where it is stored
 * @param name the output section's name; {@code segment N} where the image has no section headers
 */
public record Occupant(AddressRange range, Kind kind, String name) {

  /** What kind of use it is. */
  public enum Kind {
    SECTION("section"),
    STACK("stack"),
    /** A heap that fills its region to the end; one of a fixed size is a section. */
    HEAP("heap"),
    /** The stored copy of a section that runs elsewhere. */
    LOAD_IMAGE("load-image");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }
}
