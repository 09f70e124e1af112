package arenacheck.linkmap;

/** Guesses what a text is that holds no map, so that the message can name it. */
final class OtherText {
  private static final byte[][] LOG_STARTS = {
    LineCursor.literal("make"),
    LineCursor.literal("gmake"),
    LineCursor.literal("ninja: "),
    LineCursor.literal("cmake "),
    LineCursor.literal("-- "),
    LineCursor.literal("[1/"),
    LineCursor.literal("[100%]"),
    LineCursor.literal("Scanning dependencies"),
    LineCursor.literal("removing unused section"),
    LineCursor.literal("arm-none-eabi-"),
    LineCursor.literal("armclang "),
    LineCursor.literal("armlink "),
    LineCursor.literal("clang "),
    LineCursor.literal("gcc "),
    LineCursor.literal("Memory region ")
  };

  private static final byte[] SECTIONS = LineCursor.literal("SECTIONS");
  private static final byte[] MEMORY = LineCursor.literal("MEMORY");

  private boolean first = true;
  private boolean json;
  private boolean log;
  private boolean script;

  /** Looks at one line that is not blank, from its beginning. */
  void look(LineCursor line) {
    if (first) {
      first = false;
      line.blanks();
      json = line.take('{') || line.take('[') && startsValue(line);
      line.goTo(line.start());
    }
    log |= isLog(line);
    script |= isScript(line);
  }

  MapDialect guess() {
    if (json) {
      return MapDialect.JSON;
    }
    if (script) {
      return MapDialect.LINKER_SCRIPT;
    }
    return log ? MapDialect.BUILD_LOG : MapDialect.UNKNOWN;
  }

  /** {@code [} begins a list of JSON, or a build step: {@code [ 50%]}. */
  private static boolean startsValue(LineCursor line) {
    line.blanks();
    return line.atEnd() || line.take('{') || line.take('"');
  }

  private static boolean isLog(LineCursor line) {
    for (byte[] start : LOG_STARTS) {
      if (line.standsAt(start, line.start())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isScript(LineCursor line) {
    line.goTo(line.start());
    if (!line.take(SECTIONS) && !line.take(MEMORY)) {
      return false;
    }
    line.blanks();
    return line.atEnd() || line.take('{');
  }
}
