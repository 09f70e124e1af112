package arenacheck.account;

/**
 * The figures of a memory row, in the order of the JSON contract: how the JSON contract calls each,
 * and how tables for people do.
 */
public enum Figure {
  CAPACITY("capacity", "CAPACITY"),
  ARENA_USED("arena_used", "ARENA USED"),
  SOURCE_BYTES("source_bytes", "SOURCE"),
  LINKED("linked", "LINKED"),
  LOAD_IMAGE("load_image", "LOAD IMAGE"),
  OTHER("other", "OTHER"),
  STACK("stack", "STACK"),
  /** Told, not subtracted: it is a part of what is free. */
  HEAP("heap", "HEAP"),
  FREE("free", "FREE");

  private final String key;
  private final String title;

  Figure(String key, String title) {
    this.key = key;
    this.title = title;
  }

  public String key() {
    return key;
  }

  public String title() {
    return title;
  }

  /** In bytes, unsigned but for {@link #FREE}; {@code null} where it could not be told. */
  public Long of(MemoryRow row) {
    return switch (this) {
      case CAPACITY -> row.capacity();
      case ARENA_USED -> row.arenaUsed();
      case SOURCE_BYTES -> row.sourceBytes();
      case LINKED -> row.linked();
      case LOAD_IMAGE -> row.loadImage();
      case OTHER -> row.other();
      case STACK -> row.stack();
      case HEAP -> row.heap();
      case FREE -> row.free();
    };
  }
}
