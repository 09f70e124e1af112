package arenacheck.flash;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;

/**
 * Reads Intel HEX (Intel, Hexadecimal Object File Format Specification, revision A): data records
 * with the segmented and the linear base. In a segment addresses wrap at 64 KiB, else at 4 GiB.
 */
final class IntelHexReader {
  private static final String HELP =
      "the file is cut, damaged or edited: let objcopy or srec_cat write it again";

  private static final int DATA = 0;
  private static final int END = 1;
  private static final int SEGMENT_BASE = 2;
  private static final int SEGMENT_START = 3;
  private static final int LINEAR_BASE = 4;
  private static final int LINEAR_START = 5;

  private final RecordLines lines;
  private final ByteSink sink;
  private long base;
  private boolean segmented;

  private IntelHexReader(RecordLines lines, ByteSink sink) {
    this.lines = lines;
    this.sink = sink;
  }

  /**
   * Hands over every byte of the file's data records.
   *
   * @throws InputException for a line that is no record, a length or checksum that is wrong, a type
   *     that is unknown, a record behind the end record, and where there is no end record
   */
  static void read(InputFile file, ByteSink sink) {
    new IntelHexReader(new RecordLines(file, HELP), sink).read();
  }

  private void read() {
    boolean ended = false;
    while (lines.next()) {
      if (ended) {
        throw lines.refuse("a line stands behind the end record; programmers stop there");
      }
      ended = record();
    }
    if (!ended) {
      throw lines.refuse("the file ends without an end record (`:00000001FF`)");
    }
  }

  /** Whether it was the end record. */
  private boolean record() {
    if (lines.at(0) != ':') {
      throw lines.refuse("the line is no record of Intel HEX: it does not start with `:`");
    }
    byte[] record = lines.decode(1);
    int count = lines.count();
    if (count < 5) {
      throw lines.refuse("the record is shorter than any of Intel HEX");
    }
    int length = record[0] & 0xff;
    if (count != length + 5) {
      throw lines.refuse(
          "the record has " + (count - 5) + " bytes of data, its length field says " + length);
    }
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += record[i];
    }
    if ((sum & 0xff) != 0) {
      int right = record[count - 1] - sum & 0xff;
      throw lines.refuse("the checksum is wrong: " + hex(right) + " is expected");
    }
    int offset = (record[1] & 0xff) << 8 | record[2] & 0xff;
    int type = record[3] & 0xff;
    switch (type) {
      case DATA -> data(record, offset, length);
      case END -> expect(length, 0);
      case SEGMENT_BASE -> {
        expect(length, 2);
        base = (long) word(record) << 4;
        segmented = true;
      }
      case LINEAR_BASE -> {
        expect(length, 2);
        base = (long) word(record) << 16;
        segmented = false;
      }
      case SEGMENT_START, LINEAR_START -> expect(length, 4);
      default -> throw lines.refuse("the record has the unknown type " + hex(type));
    }
    return type == END;
  }

  private void data(byte[] record, int offset, int length) {
    long address = base + offset;
    long limit = segmented ? base + 0x1_0000L : 0x1_0000_0000L;
    int before = (int) Math.min(length, limit - address);
    if (before > 0) {
      sink.take(address, record, 4, before, lines.line());
    }
    if (before < length) {
      sink.take(segmented ? base : 0, record, 4 + before, length - before, lines.line());
    }
  }

  private void expect(int length, int expected) {
    if (length != expected) {
      throw lines.refuse(
          "a record of this type has " + expected + " bytes of data, this one has " + length);
    }
  }

  private static int word(byte[] record) {
    return (record[4] & 0xff) << 8 | record[5] & 0xff;
  }

  private static String hex(int value) {
    return "0x" + Integer.toHexString(value | 0x100).substring(1);
  }
}
