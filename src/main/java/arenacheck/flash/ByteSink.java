package arenacheck.flash;

/** Takes what a reader finds. */
interface ByteSink {
  /**
   * @param address of the first byte, unsigned; the range does not pass the last address
   * @param line 1-based, or 0 in a file without lines
   */
  void take(long address, byte[] bytes, int from, int length, int line);
}
