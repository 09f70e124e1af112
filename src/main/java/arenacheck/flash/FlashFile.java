package arenacheck.flash;

import arenacheck.memory.Address;

/**
 * A file that was read.
 *
 * @param path as the user gave it
 * @param start the lowest address that it gives a byte, unsigned
 * @param length from there to behind the highest one, gaps included; in bytes
 * @param gaps whether it is known to leave some of these out
 */
public record FlashFile(String path, FlashFormat format, long start, long length, boolean gaps) {

  /** {@code Intel HEX, 3280 bytes from 0x00410000}. */
  public String about() {
    return format.title()
        + ", "
        + Address.count(length)
        + " from "
        + Address.text(start)
        + (gaps ? ", with gaps" : "");
  }
}
