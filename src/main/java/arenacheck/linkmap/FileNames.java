package arenacheck.linkmap;

/** The object files of a map, each kept once and known by a number. */
final class FileNames {
  private final BytePool pool;
  private final IntColumn places = new IntColumn();
  private final IntColumn lengths = new IntColumn();
  private int[] table = new int[256];
  private int previous = -1;

  FileNames(BytePool pool) {
    this.pool = pool;
  }

  /** The number of this name; a map names the same file many times in a row, so that goes first. */
  int number(byte[] buffer, int start, int end) {
    if (previous >= 0 && holds(previous, buffer, start, end)) {
      return previous;
    }
    int slot = find(BytePool.hash(buffer, start, end), buffer, start, end);
    if (table[slot] == 0) {
      places.add(pool.add(buffer, start, end));
      lengths.add(end - start);
      table[slot] = places.size();
      if (places.size() * 2 > table.length) {
        grow();
      }
      previous = places.size() - 1;
    } else {
      previous = table[slot] - 1;
    }
    return previous;
  }

  /** The slot that holds the name, or the free one where it belongs; a slot holds number + 1. */
  private int find(int hash, byte[] buffer, int start, int end) {
    int slot = hash & table.length - 1;
    while (table[slot] != 0 && !holds(table[slot] - 1, buffer, start, end)) {
      slot = slot + 1 & table.length - 1;
    }
    return slot;
  }

  private boolean holds(int number, byte[] buffer, int start, int end) {
    return pool.holds(places.get(number), lengths.get(number), buffer, start, end);
  }

  private void grow() {
    table = new int[table.length * 2];
    for (int number = 0; number < places.size(); number++) {
      int slot = pool.hash(places.get(number), lengths.get(number)) & table.length - 1;
      while (table[slot] != 0) {
        slot = slot + 1 & table.length - 1;
      }
      table[slot] = number + 1;
    }
  }

  String text(int number) {
    return pool.text(places.get(number), lengths.get(number));
  }
}
