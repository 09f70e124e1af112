package arenacheck.linkmap;

/** Symbol lines as columns; a record is made for a row when somebody asks for it. */
final class SymbolRows {
  private final BytePool pool;
  private final IntColumn places = new IntColumn();
  private final IntColumn lengths = new IntColumn();
  private final LongColumn address = new LongColumn();
  private final IntColumn input = new IntColumn();
  private final IntColumn line = new IntColumn();

  /** Filled from the first size on: most GNU maps print none. */
  private LongColumn size;

  SymbolRows(BytePool pool) {
    this.pool = pool;
  }

  void add(int place, int length, long address, long size, int input, int line) {
    if (size != -1 && this.size == null) {
      this.size = new LongColumn();
      for (int row = 0; row < count(); row++) {
        this.size.add(-1);
      }
    }
    if (this.size != null) {
      this.size.add(size);
    }
    places.add(place);
    lengths.add(length);
    this.address.add(address);
    this.input.add(input);
    this.line.add(line);
  }

  int count() {
    return places.size();
  }

  int hash(int row) {
    return pool.hash(places.get(row), lengths.get(row));
  }

  boolean isNamed(int row, byte[] name) {
    return pool.holds(places.get(row), lengths.get(row), name, 0, name.length);
  }

  long address(int row) {
    return address.get(row);
  }

  long size(int row) {
    return size == null ? -1 : size.get(row);
  }

  long nameHash(int row) {
    return pool.nameHash(places.get(row), lengths.get(row));
  }

  MapSymbol get(int row) {
    return new MapSymbol(
        pool.text(places.get(row), lengths.get(row)),
        address.get(row),
        size(row),
        input.get(row),
        line.get(row));
  }
}
