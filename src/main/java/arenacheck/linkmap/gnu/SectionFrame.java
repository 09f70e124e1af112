package arenacheck.linkmap.gnu;

import arenacheck.linkmap.LinkMapBuilder;
import arenacheck.linkmap.OutputSection;
import arenacheck.memory.AddressRange;
import java.util.Arrays;

/** Where in the memory map the reader is: the output section and the input section above a line. */
final class SectionFrame {
  private static final byte[][] COMMON = {
    GnuLine.word("COMMON"), GnuLine.word(".scommon"), GnuLine.word("LARGE_COMMON")
  };

  private final GnuLine line;
  private final LinkMapBuilder builder;
  private final CommonSymbols commons;

  private int output = -1;
  private long outputStart;
  private long outputSize;
  private int patterns;
  private int input = -1;
  private boolean common;
  private int lastOutputLine;
  private boolean anyOutput;

  SectionFrame(GnuLine line, LinkMapBuilder builder, CommonSymbols commons) {
    this.line = line;
    this.builder = builder;
    this.commons = commons;
  }

  /**
   * Opens an output section.
   *
   * @param number the line of its name
   */
  void openOutput(String name, long address, long size, Long loadAddress, int number) {
    close();
    outputStart = address;
    outputSize = size;
    AddressRange range = AddressRange.clamped(outputStart, outputSize);
    output = builder.outputSection(new OutputSection(name, range, loadAddress, 0, false, number));
    lastOutputLine = line.number();
    anyOutput = true;
  }

  /** A blank line ends an output section. */
  void close() {
    if (output >= 0 && patterns > 0) {
      builder.patterns(output, patterns);
    }
    output = -1;
    input = -1;
    patterns = 0;
  }

  void pattern() {
    patterns++;
  }

  /** Adds an input section with the numbers that the line has just read. */
  void addInput(byte[] buffer, int start, int end, int number) {
    if (output < 0) {
      builder.trouble(
          number, "the input section " + line.quoted() + " stands in no output section");
      return;
    }
    int file = line.file(builder);
    long size = clipped(line.address(), line.size());
    input = builder.inputSection(buffer, start, end, file, line.address(), size, output, number);
    common = !commons.isEmpty() && isCommon(buffer, start, end);
  }

  /** An input section could not be read: the symbols below are not the one's before it. */
  void loseInput() {
    input = -1;
  }

  /**
   * Strings that ld merged may be listed with the size that they had, behind or across the end of
   * the output section: what lies there is not theirs.
   */
  private long clipped(long address, long size) {
    long into = address - outputStart;
    if (Long.compareUnsigned(address, outputStart) < 0) {
      return size;
    }
    if (Long.compareUnsigned(into, outputSize) >= 0) {
      return 0;
    }
    long left = outputSize - into;
    return Long.compareUnsigned(size, left) < 0 ? size : left;
  }

  private static boolean isCommon(byte[] buffer, int start, int end) {
    for (byte[] name : COMMON) {
      if (Arrays.equals(buffer, start, end, name, 0, name.length)) {
        return true;
      }
    }
    return false;
  }

  /** Adds a symbol whose name stands in the line, at the address that was read last. */
  void addSymbol(int start, int end) {
    if (input < 0) {
      builder.trouble(line.number(), "the symbol " + line.quoted() + " stands under no section");
      return;
    }
    long size = common ? commons.size(line.bytes(), start, end) : -1;
    builder.symbol(line.bytes(), start, end, line.address(), size, input, line.number());
  }

  /** Whether the memory map has shown an output section with an address. */
  boolean anyOutput() {
    return anyOutput;
  }

  /** Where the numbers of the last output section stood. */
  int lastOutputLine() {
    return lastOutputLine;
  }
}
