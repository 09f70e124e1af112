package arenacheck.linkmap.gnu;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * The table of common symbols: the only place where a GNU map prints a symbol's own size. Known by
 * its shape, as its heading is translated: a size at column 20 and the file that won.
 */
final class CommonSymbols {
  private static final int COLUMN = 20;

  private final GnuLine line;
  private final PendingName name = new PendingName();
  private final Map<String, Long> sizes = new HashMap<>();

  CommonSymbols(GnuLine line) {
    this.line = line;
  }

  /** Looks at a line that begins with a name. */
  void readNamed() {
    int end = line.end();
    name.clear();
    int column = line.start() + COLUMN;
    if (end > column && line.bytes()[column - 1] == ' ' && line.bytes()[column - 2] == ' ') {
      int nameEnd = column;
      while (line.bytes()[nameEnd - 1] == ' ') {
        nameEnd--;
      }
      if (readSizeAndFile(column)) {
        sizes.put(line.text(line.start(), nameEnd), line.size());
      }
    } else if (end - line.start() >= COLUMN - 1) {
      name.set(line.bytes(), line.start(), end, line.number());
    }
  }

  /** Looks at an indented line: the second one of a long name. */
  void readIndented() {
    if (!name.isWaiting()) {
      return;
    }
    int column = line.skipBlanks(line.start());
    if (column == line.start() + COLUMN && readSizeAndFile(column)) {
      sizes.put(name.text(), line.size());
    }
    name.clear();
  }

  private boolean readSizeAndFile(int column) {
    return line.readNumber(column)
        && line.bytes()[line.rest()] == ' '
        && !line.endsAt(line.skipBlanks(line.rest()));
  }

  boolean isEmpty() {
    return sizes.isEmpty();
  }

  /** Bytes of a common symbol of this name, or -1. */
  long size(byte[] buffer, int start, int end) {
    Long size = sizes.get(new String(buffer, start, end - start, StandardCharsets.UTF_8));
    return size == null ? -1 : size;
  }
}
