package arenacheck.flash;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.Place;
import arenacheck.memory.Address;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the files that will be written to a device: Intel HEX and S-records by their contents,
 * anything else as raw bytes. Several files are one memory.
 */
public final class FlashReader {
  /** Larger files are refused by name: 256 MiB. */
  public static final int LIMIT = 256 << 20;

  private static final int BLOCK = 1 << 16;
  private static final int HEAD = 512;

  private static final String PASS =
      "pass what is written to the device: `arm-none-eabi-objcopy -O ihex fw.elf fw.hex` makes it"
          + " from the image";

  private FlashReader() {}

  /**
   * Reads them all.
   *
   * @param lowest address of raw bytes for which none was given, unsigned
   * @throws InputException if one cannot be read, is no such file, has a bad record or no data; for
   *     an address that is given to records; where two give one address different bytes
   */
  public static FlashMemory read(List<FlashInput> inputs, long lowest) {
    FlashRuns runs = new FlashRuns();
    List<FlashFile> files = new ArrayList<>();
    for (FlashInput input : inputs) {
      runs.startFile(files.size());
      files.add(read(input, lowest, runs));
    }
    FlashMemory.Joined joined = FlashMemory.join(files, runs.runs());
    if (joined.conflict() != null) {
      throw Conflicts.refusal(inputs, lowest, joined.conflict());
    }
    return joined.memory();
  }

  private static FlashFile read(FlashInput input, long lowest, FlashRuns runs) {
    FlashFormat format;
    try (InputFile file = InputFile.open(input.path())) {
      format = read(file, input, lowest, runs);
      file.refuseRewritten();
    }
    if (runs.taken() == 0) {
      throw new InputException(
          Place.of(input.path()), "the file has records, but no data in them", PASS);
    }
    long length = runs.highest() - runs.lowest() + 1;
    return new FlashFile(input.path(), format, runs.lowest(), length, runs.taken() < length);
  }

  /** Hands over the bytes of one file. */
  static FlashFormat read(InputFile file, FlashInput input, long lowest, ByteSink sink) {
    file.refuseLarger(LIMIT);
    byte[] head = file.read(0, (int) Math.min(HEAD, file.size()));
    FlashFormat format = format(file, head);
    if (format != FlashFormat.BINARY && input.address() != null) {
      throw new InputException(
          Place.of(input.path()),
          "an address is given, but the file is " + format.title() + " and has its own",
          "leave `@" + Address.text(input.address()) + "` out");
    }
    switch (format) {
      case INTEL_HEX -> IntelHexReader.read(file, sink);
      case S_RECORDS -> SRecordReader.read(file, sink);
      default -> raw(file, input.address() == null ? lowest : input.address(), sink);
    }
    return format;
  }

  private static void raw(InputFile file, long address, ByteSink sink) {
    if (Long.compareUnsigned(address + file.size() - 1, address) < 0) {
      throw new InputException(
          Place.of(file.name()),
          "its "
              + Address.count(file.size())
              + " at "
              + Address.text(address)
              + " would pass the last address",
          "give the address that its first byte is written to");
    }
    for (long at = 0; at < file.size(); at += BLOCK) {
      byte[] bytes = file.read(at, (int) Math.min(BLOCK, file.size() - at));
      sink.take(address + at, bytes, 0, bytes.length, 0);
    }
  }

  private static FlashFormat format(InputFile file, byte[] head) {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    if (text.startsWith("\u007fELF")) {
      throw new InputException(
          Place.of(file.name()), "this is an ELF image, not a file for the device", PASS);
    }
    if (text.startsWith("UF2\n")) {
      throw new InputException(
          Place.of(file.name()), "this is a UF2 file, which is not read", PASS);
    }
    if (text.startsWith("PK\u0003\u0004") || text.startsWith("\u001f\u008b")) {
      throw new InputException(
          Place.of(file.name()), "this is a compressed file", "unpack it; " + PASS);
    }
    String start = text.startsWith("\u00ef\u00bb\u00bf") ? text.substring(3) : text;
    start = start.stripLeading();
    if (start.startsWith(":") && isText(start)) {
      return FlashFormat.INTEL_HEX;
    }
    boolean mark = start.startsWith("S") || start.startsWith("s");
    boolean type = start.length() > 1 && Character.digit(start.charAt(1), 10) >= 0;
    return mark && type && isText(start) ? FlashFormat.S_RECORDS : FlashFormat.BINARY;
  }

  /** Vector tables and code hold other bytes than text within the first few. */
  private static boolean isText(String start) {
    for (int i = 0; i < start.length(); i++) {
      char c = start.charAt(i);
      boolean layout = c == '\t' || c == '\n' || c == '\r' || c == 0x1a;
      if (c > '~' || c < ' ' && !layout) {
        return false;
      }
    }
    return true;
  }
}
