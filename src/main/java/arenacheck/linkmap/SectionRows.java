package arenacheck.linkmap;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Input sections as columns; a record is made for a row when somebody asks for it. */
final class SectionRows {
  private final BytePool pool;
  private final FileNames files;
  private final IntColumn places = new IntColumn();
  private final IntColumn lengths = new IntColumn();
  private final IntColumn file = new IntColumn();
  private final LongColumn address = new LongColumn();
  private final LongColumn size = new LongColumn();
  private final IntColumn output = new IntColumn();
  private final IntColumn line = new IntColumn();

  /** To make the index costs as much as some ten scans. */
  private static final int SCANS = 10;

  private int scans;
  private SuffixIndex bySuffix;

  /** Whether rows have an address and an output section; discarded ones have none. */
  private final boolean placed;

  SectionRows(BytePool pool, FileNames files, boolean placed) {
    this.placed = placed;
    this.pool = pool;
    this.files = files;
  }

  int add(int place, int length, int file, long address, long size, int output, int line) {
    places.add(place);
    lengths.add(length);
    this.file.add(file);
    this.size.add(size);
    if (placed) {
      this.address.add(address);
      this.output.add(output);
    }
    this.line.add(line);
    return places.size() - 1;
  }

  int count() {
    return places.size();
  }

  int place(int row) {
    return places.get(row);
  }

  int length(int row) {
    return lengths.get(row);
  }

  long address(int row) {
    return placed ? address.get(row) : 0;
  }

  long size(int row) {
    return size.get(row);
  }

  int output(int row) {
    return placed ? output.get(row) : -1;
  }

  /** Where the rows of an output section begin: they come in the order of the output sections. */
  int firstOf(int output) {
    int low = 0;
    int high = count();
    while (low < high) {
      int middle = low + high >>> 1;
      if (output(middle) < output) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  boolean isIn(int output, int row) {
    return row < count() && output(row) == output;
  }

  /** The bytes that hold a row's name, from {@link #start} on. */
  byte[] block(int row) {
    return pool.block(places.get(row));
  }

  int start(int row) {
    return BytePool.offset(places.get(row));
  }

  InputSection get(int row) {
    return new InputSection(
        pool.text(places.get(row), lengths.get(row)),
        files.text(file.get(row)),
        address(row),
        size(row),
        output(row),
        line.get(row));
  }

  List<InputSection> asList() {
    return new AbstractList<>() {
      @Override
      public InputSection get(int position) {
        return SectionRows.this.get(position);
      }

      @Override
      public int size() {
        return count();
      }
    };
  }

  /**
   * Rows with bytes whose name is a prefix that begins with a dot, a dot, and the symbol: {@code
   * .bss.x} for {@code x}, but neither {@code .bss.act_x} nor {@code .x}.
   */
  synchronized List<InputSection> forSymbol(byte[] symbol) {
    List<InputSection> found = new ArrayList<>();
    if (symbol.length == 0) {
      return found;
    }
    if (bySuffix == null && scans++ < SCANS) {
      for (int row = 0; row < count(); row++) {
        addIfOwn(row, symbol, found);
      }
      return found;
    }
    if (bySuffix == null) {
      bySuffix = new SuffixIndex(this);
    }
    int before = -1;
    for (int entry = bySuffix.first(symbol); entry >= 0; entry = bySuffix.after(entry)) {
      int row = bySuffix.row(entry);
      // Two endings of one name may share a chain; they stand in it one behind the other.
      if (row != before) {
        addIfOwn(row, symbol, found);
      }
      before = row;
    }
    return found;
  }

  private void addIfOwn(int row, byte[] symbol, List<InputSection> found) {
    if (lengths.get(row) >= symbol.length + 3 && size.get(row) != 0 && endsIn(row, symbol)) {
      found.add(get(row));
    }
  }

  private boolean endsIn(int row, byte[] symbol) {
    byte[] block = pool.block(places.get(row));
    int start = BytePool.offset(places.get(row));
    int tail = start + lengths.get(row) - symbol.length;
    // The last byte first: it differs for most.
    return block[tail + symbol.length - 1] == symbol[symbol.length - 1]
        && block[tail - 1] == '.'
        && block[start] == '.'
        && Arrays.equals(block, tail, tail + symbol.length, symbol, 0, symbol.length);
  }
}
