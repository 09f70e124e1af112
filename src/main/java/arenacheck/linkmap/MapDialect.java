package arenacheck.linkmap;

/** What a file that was given as a map turns out to be. */
enum MapDialect {
  GNU_LD(null, null),
  LLD(null, null),
  ARMLINK(null, null),
  OLD_LLD("a map of lld 6 or older", Help.OTHER_LINKER),
  GOLD("a map of gold", Help.OTHER_LINKER),
  MOLD("a map of mold", Help.OTHER_LINKER),
  IAR("a map of IAR ILINK", Help.OTHER_LINKER),
  TI("a map of TI's linker", Help.OTHER_LINKER),
  RENESAS("a map of Renesas' linker", Help.OTHER_LINKER),
  CSKY("a map of C-SKY's linker, which only looks like one of armlink", Help.OTHER_LINKER),
  ELF("an ELF file, not a linker map", Help.MAP_FILE),
  ARCHIVE("an archive of object files, not a linker map", Help.MAP_FILE),
  JSON(
      "JSON, not a linker map",
      "pass a residency report with `--report`, and here the file that the linker wrote with"
          + " `-Map`, or armlink with `--map --list`"),
  COMPRESSED("a compressed file, not a linker map", "unpack it first"),
  UTF_16(
      "UTF-16 text",
      "a shell that redirects output may have recoded it; let the linker write the map itself,"
          + " with `-Map=FILE` or armlink's `--list=FILE`"),
  LINKER_SCRIPT("a linker script, not a linker map", Help.MAP_FILE),
  BUILD_LOG("a build log without a linker map in it", Help.MAP_FILE),
  UNKNOWN("no linker map of GNU ld, lld or armlink", Help.MAP_FILE);

  private final String what;
  private final String help;

  MapDialect(String what, String help) {
    this.what = what;
    this.help = help;
  }

  /** What the file is, where no reader takes it; else {@code null}. */
  String what() {
    return what;
  }

  /** What to pass instead; {@code null} where a reader takes it. */
  String help() {
    return help;
  }

  private static final class Help {
    static final String MAP_FILE =
        "pass the file that the linker wrote with `-Map=FILE`, or armlink with `--map --list=FILE`";
    static final String OTHER_LINKER =
        "maps of GNU ld, lld 7 or later and armlink are read; without a map the verdict stays the"
            + " same";

    private Help() {}
  }
}
