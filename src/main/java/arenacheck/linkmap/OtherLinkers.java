package arenacheck.linkmap;

/** Headings of the maps that are told apart only to be refused by name. */
final class OtherLinkers {
  private static final byte[] IAR = LineCursor.literal("*** PLACEMENT SUMMARY");
  private static final byte[] IAR_HEAD = LineCursor.literal("# IAR ELF Linker");
  private static final byte[] TI = LineCursor.literal("SECTION ALLOCATION MAP");
  private static final byte[] RENESAS = LineCursor.literal("*** Mapping List ***");
  private static final byte[] CSKY = LineCursor.literal("Csky GNU Linker");

  private OtherLinkers() {}

  /** Whose heading this line is, or {@code null}. The cursor stands behind the leading blanks. */
  static MapDialect heading(LineCursor line) {
    int at = line.at();
    if (line.standsAt(IAR, at) || line.standsAt(IAR_HEAD, at)) {
      return MapDialect.IAR;
    }
    if (line.standsAt(TI, at)) {
      return MapDialect.TI;
    }
    if (line.standsAt(RENESAS, at)) {
      return MapDialect.RENESAS;
    }
    return line.standsAt(CSKY, at) ? MapDialect.CSKY : null;
  }
}
