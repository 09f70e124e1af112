package arenacheck.elf;

/**
 * A symbol table entry (ELF specification, "Symbol Table"). Values of functions are as in the file:
 * bit 0 may mark Thumb code.
 *
 * @param index in the symbol table
 * @param name decoded as UTF-8
 * @param value st_value, unsigned
 * @param size st_size in bytes, unsigned; 0 may mean "not known"
 * @param type the low four bits of st_info
 * @param binding the high four bits of st_info
 * @param section index of its section, extended indices resolved, or one of the constants below
 * @param file name of the STT_FILE entry before it (local symbols only), or {@code null} where
 *     there is none or it has no name
 */
public record Symbol(
    int index,
    String name,
    long value,
    long size,
    int type,
    int binding,
    int section,
    String file) {
  /** Values of {@link #section} that are no section; negative, so that no index can equal them. */
  public static final int UNDEFINED = -1;

  public static final int ABSOLUTE = -2;
  public static final int COMMON = -3;

  /** Reserved for a processor or an operating system, or a bad index. */
  public static final int RESERVED = -4;

  public static final int NOTYPE = 0;
  public static final int OBJECT = 1;
  public static final int FUNC = 2;
  public static final int SECTION = 3;
  public static final int FILE = 4;
  public static final int COMMON_TYPE = 5;
  public static final int TLS = 6;
  public static final int GNU_IFUNC = 10;

  public static final int LOCAL = 0;
  public static final int GLOBAL = 1;
  public static final int WEAK = 2;

  public boolean isDefined() {
    return section != UNDEFINED;
  }

  public boolean isLocal() {
    return binding == LOCAL;
  }

  public boolean isFunction() {
    return type == FUNC || type == GNU_IFUNC;
  }
}
