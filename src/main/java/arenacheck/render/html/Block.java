package arenacheck.render.html;

import arenacheck.check.Status;
import arenacheck.memory.AddressRange;

/**
 * Something that takes up addresses in a picture, or was to.
 *
 * @param kind what it is; the style sheet knows a colour for it
 * @param name what it is called
 * @param whole all of its addresses, though they may reach out of the picture
 * @param shown those in the picture; empty where the size is not known
 * @param sized whether its size is known
 * @param object index in the result's objects, or -1
 * @param occupant index in the result's occupants, or -1
 * @param status the object's, or {@code null} for what nobody promised
 * @param about more words: memory, section, status
 */
record Block(
    String kind,
    String name,
    AddressRange whole,
    AddressRange shown,
    boolean sized,
    int object,
    int occupant,
    Status status,
    String about) {
  static final String FREE = "free";
  static final String BEYOND = "beyond";

  /** Promised in the memory of the picture, but not there: it has a size and no address. */
  static final String GHOST = "ghost";

  Block in(AddressRange piece) {
    return new Block(kind, name, whole, piece, sized, object, occupant, status, about);
  }

  /** Space that nothing takes up. */
  static Block space(String kind, String about, AddressRange range) {
    String name = kind.equals(FREE) ? "free" : "not usable";
    return new Block(kind, name, range, range, true, -1, -1, null, about);
  }

  boolean isSpace() {
    return kind.equals(FREE) || kind.equals(BEYOND);
  }

  boolean isGhost() {
    return kind.equals(GHOST);
  }

  /** A storage object, its load image, or its ghost. */
  boolean isObject() {
    return object >= 0;
  }

  /** So that no colour has to tell it: {@code !} failed, {@code ?} unverified. */
  String sign() {
    return status == Status.FAILED ? "!" : status == Status.UNVERIFIED ? "?" : "";
  }
}
