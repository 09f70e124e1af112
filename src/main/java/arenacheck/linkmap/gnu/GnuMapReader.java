package arenacheck.linkmap.gnu;

import arenacheck.io.InputFile;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.LinkMapBuilder;
import arenacheck.linkmap.Linker;
import arenacheck.linkmap.MapLines;

/**
 * Reads the map that GNU ld writes ({@code -Map}; described in the ld manual under that option, and
 * by {@code lang_map} in ld's source). One reader for each part, one pass over the bytes. Lines are
 * known by their shape and never by their words, which ld translates.
 */
public final class GnuMapReader {
  private GnuMapReader() {}

  /**
   * Reads a map of any version and target. Damage does not throw: it is told by {@link
   * LinkMap#incomplete()}, {@link LinkMap#troubles()} and {@link LinkMap#unknownLines()}.
   *
   * @throws arenacheck.io.InputException if the file cannot be read
   */
  public static LinkMap read(InputFile file) {
    LinkMapBuilder builder = new LinkMapBuilder(file.name(), Linker.GNU_LD);
    GnuLine line = new GnuLine(new MapLines(file));
    FrontPart front = new FrontPart(line, builder);
    if (front.read()) {
      readMemoryMap(line, builder, front.commons());
    } else if (line.number() == 0) {
      builder.incomplete(0, "the map is empty");
    } else {
      builder.incomplete(line.number(), "the map ends without its memory table");
    }
    return builder.build();
  }

  private static void readMemoryMap(GnuLine line, LinkMapBuilder builder, CommonSymbols commons) {
    SectionFrame frame = new SectionFrame(line, builder, commons);
    ScriptPart script = new ScriptPart(line, builder, frame);
    if (script.read()) {
      new CrossReferencePart(line, builder).read();
    } else if (line.endsWithoutNewline() && endsOpen(line, builder, frame, script)) {
      builder.incomplete(line.number(), "the map ends in the middle of a line");
    }
    if (!frame.anyOutput()) {
      builder.incomplete(line.number(), "no output section of the map has an address");
    }
    if (!script.namesOutput()) {
      // ld adds this statement to every script; only the sections without a place follow it.
      builder.incomplete(
          line.number(), "the map ends before the `OUTPUT(...)` line of its memory map");
    }
  }

  /** Whether the last line may have been longer: a name, a number, or something that is odd. */
  private static boolean endsOpen(
      GnuLine line, LinkMapBuilder builder, SectionFrame frame, ScriptPart script) {
    return script.endsInName()
        || frame.lastOutputLine() == line.number()
        || builder.lastOddLine() == line.number();
  }
}
