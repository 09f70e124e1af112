package arenacheck.linkmap.armlink;

import arenacheck.linkmap.LineCursor;
import arenacheck.linkmap.LinkMapBuilder;

/**
 * The input sections that the link dropped:
 *
 * <pre>
 *     Removing main.o(.bss.unused), (512 bytes).
 *
 * 1 unused section(s) (total 512 bytes) removed from the image.
 * </pre>
 *
 * <p>Sizes are decimal. Members of a library are named without it.
 */
final class RemovedSections {
  private static final byte[] REMOVING = LineCursor.literal("    Removing ");
  private static final byte[] SIZE = LineCursor.literal("), (");
  private static final byte[] BYTES = LineCursor.literal(" bytes).");
  private static final byte[] TOTAL = LineCursor.literal(" unused section(s) (total ");
  private static final byte[] END = LineCursor.literal(" bytes) removed from the image.");

  private final LinkMapBuilder map;
  private long count;
  private long total;

  RemovedSections(LinkMapBuilder map) {
    this.map = map;
  }

  void line(LineCursor line, int number) {
    if (line.atEnd()) {
      return;
    }
    // The part is there: what it does not name was not dropped.
    map.listsDiscarded();
    if (line.take(REMOVING)) {
      if (!section(line, number)) {
        map.trouble(number, "a removed section without file, name or size");
      }
    } else if (line.decimal()) {
      long sections = line.value();
      if (!line.take(TOTAL) || !line.decimal() || !line.isAll(END)) {
        map.unknownLine(number);
      } else if (sections != count || line.value() != total) {
        map.trouble(number, "the removed sections above are not those that the total counts");
      }
    } else {
      map.unknownLine(number);
    }
  }

  private boolean section(LineCursor line, int number) {
    int file = line.at();
    int close = line.findLast(SIZE);
    int open = close < 0 ? -1 : openingOf(line.bytes(), file, close);
    if (open <= file) {
      return false;
    }
    line.goTo(close + SIZE.length);
    if (!line.decimal() || !line.isAll(BYTES)) {
      return false;
    }
    int object = map.file(line.bytes(), file, open);
    map.discarded(line.bytes(), open + 1, close, object, line.value(), number);
    count++;
    total += line.value();
    return true;
  }

  /** The parenthesis that the one at {@code close} ends, or -1. */
  private static int openingOf(byte[] bytes, int from, int close) {
    int depth = 0;
    for (int at = close; at >= from; at--) {
      if (bytes[at] == ')') {
        depth++;
      } else if (bytes[at] == '(' && --depth == 0) {
        return at;
      }
    }
    return -1;
  }
}
