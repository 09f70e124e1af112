package arenacheck.linkmap;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.Place;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * The lines of a map, one after the other, as ranges of bytes in one buffer. Lines end in LF or CR
 * LF; other bytes, NUL among them, are content, but for a byte order mark at the very beginning.
 * The end of a line is looked for when it is asked for, so that a reader that walks through the
 * line anyway pays for one walk.
 *
 * <p>The buffer always holds an LF at or behind {@link #end()}: a walk that stops at an LF needs no
 * other bound. A few bytes behind it may be looked at, too.
 */
public final class MapLines {
  /**
   * Longer lines are cut to this for parsing, and their rest is read and dropped; one that is
   * longer by less than a block of 64 KiB may pass whole.
   */
  public static final int LONGEST = 1 << 20;

  private static final int BLOCK = 1 << 16;

  /** Unused bytes behind what is filled: a reader may look at some bytes behind a line's end. */
  private static final int SLACK = 64;

  private final String name;
  private final InputStream in;
  private byte[] buffer = new byte[BLOCK + SLACK];
  private int filled;

  /** Behind the last LF of what is filled: whole lines stand before it. */
  private int whole;

  private int start;
  private int lineFeed = -1;
  private int number;
  private boolean cut;
  private boolean atEnd;
  private boolean ended;
  private boolean unterminated;

  public MapLines(InputFile file) {
    name = file.name();
    in = file.stream();
  }

  /**
   * Goes to the next line; {@code false} behind the last one. Ranges of earlier lines are void
   * afterwards.
   *
   * @throws InputException if the file cannot be read
   */
  public boolean next() {
    if (number > 0 && !ended) {
      start = lineFeed(start) + 1;
    }
    if (start >= whole && !fill()) {
      ended = true;
      return false;
    }
    lineFeed = -1;
    if (number++ == 0) {
      passByteOrderMark();
    }
    return true;
  }

  /** Editors and shells put one before UTF-8 text; it is no part of the first line. */
  private void passByteOrderMark() {
    if (buffer[start] == (byte) 0xef
        && buffer[start + 1] == (byte) 0xbb
        && buffer[start + 2] == (byte) 0xbf) {
      start += 3;
    }
  }

  public byte[] buffer() {
    return buffer;
  }

  public int start() {
    return start;
  }

  /** Behind the last byte of the line, its line end left out. */
  public int end() {
    return end(start);
  }

  /** As {@link #end()}, for a reader that knows that no LF stands in {@code [start(), from)}. */
  public int end(int from) {
    int end = lineFeed(from);
    return end > start && buffer[end - 1] == '\r' ? end - 1 : end;
  }

  /** 1-based number of the line. */
  public int number() {
    return number;
  }

  /** Whether this line is longer than {@link #LONGEST} and only its beginning is here. */
  public boolean isCut() {
    return cut;
  }

  /** Whether the file ends without a line end; known when its last line is reached. */
  public boolean endsWithoutNewline() {
    return unterminated;
  }

  private int lineFeed(int from) {
    if (lineFeed < 0) {
      byte[] bytes = buffer;
      int at = from;
      while (bytes[at] != '\n') {
        at++;
      }
      lineFeed = at;
    }
    return lineFeed;
  }

  /** Moves what is left to the front and reads until at least one line is whole. */
  private boolean fill() {
    cut = false;
    filled -= start;
    System.arraycopy(buffer, start, buffer, 0, filled);
    start = 0;
    whole = behindLastLineFeed(0);
    int searched = filled;
    while (whole == 0 && !atEnd) {
      if (filled > LONGEST) {
        cutLine();
        return true;
      }
      read();
      whole = behindLastLineFeed(searched);
      searched = filled;
    }
    if (whole == 0 && filled > 0) {
      // The last line has no end of its own: the byte behind what is filled is kept for this one.
      unterminated = true;
      buffer[filled++] = '\n';
      whole = filled;
    }
    return whole > 0;
  }

  private void read() {
    if (buffer.length - SLACK - filled < BLOCK / 2) {
      buffer = Arrays.copyOf(buffer, buffer.length * 2);
    }
    try {
      int got = in.read(buffer, filled, buffer.length - SLACK - filled);
      if (got < 0) {
        atEnd = true;
      } else {
        filled += got;
      }
    } catch (IOException e) {
      throw new InputException(
          Place.of(name), "cannot be read: " + e.getMessage(), "check the file's permissions");
    }
  }

  private int behindLastLineFeed(int from) {
    for (int at = filled - 1; at >= from; at--) {
      if (buffer[at] == '\n') {
        return at + 1;
      }
    }
    return 0;
  }

  /** Ends the line at the limit and reads on to its real end, without keeping what stands there. */
  private void cutLine() {
    cut = true;
    int kept = LONGEST;
    int rest = -1;
    filled = kept;
    while (rest < 0 && !atEnd) {
      filled = kept + 1;
      read();
      for (int at = kept + 1; at < filled && rest < 0; at++) {
        if (buffer[at] == '\n') {
          rest = at + 1;
        }
      }
    }
    buffer[kept] = '\n';
    if (rest < 0) {
      unterminated = true;
      filled = kept + 1;
    } else {
      System.arraycopy(buffer, rest, buffer, kept + 1, filled - rest);
      filled -= rest - kept - 1;
    }
    whole = kept + 1;
  }
}
