package arenacheck.flash;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;

/**
 * Reads Motorola S-records: S1, S2 and S3 hold data behind 2, 3 and 4 bytes of address, S5 and S6
 * count them, S7, S8 and S9 end the file, S0 is a header. Not every tool writes an end record.
 */
final class SRecordReader {
  private static final String HELP =
      "the file is cut, damaged or edited: let objcopy or srec_cat write it again";

  /** Bytes of address by type; 0 for a type that is reserved. */
  private static final int[] ADDRESS = {2, 2, 3, 4, 0, 2, 3, 4, 3, 2};

  private final RecordLines lines;
  private final ByteSink sink;
  private int records;

  private SRecordReader(RecordLines lines, ByteSink sink) {
    this.lines = lines;
    this.sink = sink;
  }

  /**
   * Hands over every byte of the file's data records.
   *
   * @throws InputException for a line that is no record, a length, count or checksum that is wrong,
   *     the reserved type S4, and a record behind the end record
   */
  static void read(InputFile file, ByteSink sink) {
    new SRecordReader(new RecordLines(file, HELP), sink).read();
  }

  private void read() {
    boolean ended = false;
    while (lines.next()) {
      if (ended) {
        throw lines.refuse("a line stands behind the end record; programmers stop there");
      }
      ended = record();
    }
  }

  /** Whether it was the end record. */
  private boolean record() {
    int type = lines.at(1) - '0';
    if ((lines.at(0) != 'S' && lines.at(0) != 's') || type < 0 || type > 9) {
      throw lines.refuse("the line is no S-record: it does not start with `S0` to `S9`");
    }
    int width = ADDRESS[type];
    if (width == 0) {
      throw lines.refuse("the record is of the reserved type `S4`");
    }
    byte[] record = lines.decode(2);
    int length = lengthOf(record, width);
    long address = 0;
    for (int i = 1; i <= width; i++) {
      address = address << 8 | record[i] & 0xff;
    }
    switch (type) {
      case 1, 2, 3 -> {
        records++;
        data(address, record, 1 + width, length);
      }
      case 5, 6 -> {
        if (address != (records & (1L << 8 * width) - 1)) {
          throw lines.refuse(
              "the record counts "
                  + address
                  + " data records, but "
                  + records
                  + " stand before it");
        }
      }
      default -> {}
    }
    return type >= 7;
  }

  /** Bytes of data, after length and checksum were held against what stands there. */
  private int lengthOf(byte[] record, int width) {
    int count = lines.count();
    if (count < width + 2) {
      throw lines.refuse("the record is shorter than any of its type");
    }
    int length = record[0] & 0xff;
    if (count != length + 1) {
      throw lines.refuse(
          "the record has " + (count - 1) + " bytes, its length field says " + length);
    }
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += record[i];
    }
    if ((sum & 0xff) != 0xff) {
      int right = record[count - 1] + 0xff - sum & 0xff;
      throw lines.refuse(
          "the checksum is wrong: 0x"
              + Integer.toHexString(right | 0x100).substring(1)
              + " is expected");
    }
    return length - width - 1;
  }

  /** Addresses of four bytes wrap, as those of the other format do. */
  private void data(long address, byte[] record, int from, int length) {
    int before = (int) Math.min(length, 0x1_0000_0000L - address);
    if (before > 0) {
      sink.take(address, record, from, before, lines.line());
    }
    if (before < length) {
      sink.take(0, record, from + before, length - before, lines.line());
    }
  }
}
