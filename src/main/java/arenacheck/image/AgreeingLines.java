package arenacheck.image;

import arenacheck.linkmap.LinkMap;

/**
 * Which symbol lines of a map the image has too, of the same name and at the same address. To hash
 * their names is half of the join of a large map, so a second thread takes one half of the lines.
 */
final class AgreeingLines {
  /** Fewer lines are done before a thread has started. */
  private static final int WORTH_A_THREAD = 1 << 14;

  private final LinkMap map;
  private final SymbolPlaces places;
  private final boolean sized;
  private final boolean[] agree;

  private AgreeingLines(LinkMap map, SymbolPlaces places, boolean sized) {
    this.map = map;
    this.places = places;
    this.sized = sized;
    this.agree = new boolean[map.symbolCount()];
  }

  /**
   * By the position of the line.
   *
   * @param sized whether lines with a size count: only such {@code places} know it too
   */
  static boolean[] of(LinkMap map, SymbolPlaces places, boolean sized) {
    AgreeingLines lines = new AgreeingLines(map, places, sized);
    int count = lines.agree.length;
    if (count < WORTH_A_THREAD) {
      lines.ask(0, count);
      return lines.agree;
    }
    SecondHalf second = new SecondHalf(lines, count / 2, count);
    Thread thread = new Thread(second, "join");
    thread.setDaemon(true);
    thread.start();
    lines.ask(0, count / 2);
    second.await(thread);
    return lines.agree;
  }

  private void ask(int from, int end) {
    for (int i = from; i < end; i++) {
      agree[i] =
          (sized || map.symbolSize(i) <= 0)
              && places.hold(map.symbolNameHash(i), map.symbolAddress(i), map.symbolSize(i));
    }
  }

  private static final class SecondHalf implements Runnable {
    private final AgreeingLines lines;
    private final int from;
    private final int end;
    private boolean done;

    SecondHalf(AgreeingLines lines, int from, int end) {
      this.lines = lines;
      this.from = from;
      this.end = end;
    }

    @Override
    public void run() {
      lines.ask(from, end);
      done = true;
    }

    /** What the thread could not do, as when it was interrupted, is done here. */
    void await(Thread thread) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      if (!done) {
        lines.ask(from, end);
      }
    }
  }
}
