package arenacheck.linkmap;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What {@code nm -S -n} and {@code readelf -SW} print of an image, as rows. */
final class BinutilsText {
  private static final Pattern SECTION =
      Pattern.compile(
          "(?m)^ +\\[ *\\d+\\] (.*?) +([A-Z][A-Z0-9_]*(?:\\+0x[0-9a-f]+)?) +([0-9a-f]{8,16})"
              + " [0-9a-f]+ ([0-9a-f]+) [0-9a-f]+ +([A-Za-z]*) +\\d+ +\\d+ +\\d+$");
  private static final Pattern SYMBOL =
      Pattern.compile("(?m)^([0-9a-f]{8,16})(?: ([0-9a-f]{8,16}))? ([A-Za-z]) (.+)$");
  private static final Pattern MAPPING_SYMBOL = Pattern.compile("\\$[adtx].*");

  /** An allocated section with bytes. */
  record SectionRow(String name, long address, long size) {}

  /**
   * A symbol with a place in a section.
   *
   * @param size bytes, or -1 where nm prints none
   * @param global whether other files see it
   */
  record SymbolRow(String name, long address, long size, boolean global) {}

  private BinutilsText() {}

  static List<SectionRow> sections(String readelf) {
    List<SectionRow> rows = new ArrayList<>();
    Matcher row = SECTION.matcher(readelf);
    while (row.find()) {
      long size = Long.parseUnsignedLong(row.group(4), 16);
      if (row.group(5).contains("A") && size != 0) {
        rows.add(new SectionRow(row.group(1), Long.parseUnsignedLong(row.group(3), 16), size));
      }
    }
    return rows;
  }

  static List<SymbolRow> symbols(String nm) {
    List<SymbolRow> rows = new ArrayList<>();
    Matcher row = SYMBOL.matcher(nm);
    while (row.find()) {
      char type = row.group(3).charAt(0);
      boolean placed = "TtDdBbRrGgSsVWu".indexOf(type) >= 0;
      if (placed && !MAPPING_SYMBOL.matcher(row.group(4)).matches()) {
        long size = row.group(2) == null ? -1 : Long.parseUnsignedLong(row.group(2), 16);
        boolean global = Character.isUpperCase(type) || type == 'u';
        rows.add(
            new SymbolRow(row.group(4), Long.parseUnsignedLong(row.group(1), 16), size, global));
      }
    }
    return rows;
  }

  /** The parts of a truth.txt: what stands below its first line that begins with the heading. */
  static String part(String truth, String heading) {
    int start = truth.startsWith(heading) ? 0 : truth.indexOf("\n" + heading);
    if (start < 0) {
      return null;
    }
    int body = truth.indexOf('\n', start + 1);
    int end = truth.indexOf("\n## ", body);
    return truth.substring(body + 1, end < 0 ? truth.length() : end + 1);
  }
}
