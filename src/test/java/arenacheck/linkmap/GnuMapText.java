package arenacheck.linkmap;

import arenacheck.io.InputFile;
import java.nio.charset.StandardCharsets;

/** Writes small maps as GNU ld lays them out, for tests of what reads a {@link LinkMap}. */
public final class GnuMapText {
  private final StringBuilder dropped = new StringBuilder();
  private final StringBuilder regions = new StringBuilder();
  private final StringBuilder outputs = new StringBuilder();
  private boolean listsDiscarded = true;

  /** A row of the list of dropped sections. */
  public GnuMapText discarded(String section, long size, String file) {
    dropped.append(row(" " + section, 0, size)).append(' ').append(file).append('\n');
    return this;
  }

  /** As with {@code --no-print-map-discarded}. */
  public GnuMapText withoutDiscardedList() {
    listsDiscarded = false;
    return this;
  }

  public GnuMapText region(String name, long origin, long length) {
    regions.append(
        String.format("%-16s 0x%08x         0x%08x         xrw\n", name, origin, length));
    return this;
  }

  /** An output section with the patterns of the script; none for an orphan. */
  public GnuMapText output(String name, long address, long size, String... patterns) {
    outputs.append('\n').append(row(name, address, size)).append('\n');
    for (String pattern : patterns) {
      outputs.append(" *(").append(pattern).append(")\n");
    }
    return this;
  }

  /** A kept input section of the last output section. */
  public GnuMapText input(String section, long address, long size, String file) {
    outputs.append(row(" " + section, address, size)).append(' ').append(file).append('\n');
    return this;
  }

  /** Name, address and size; a name of 15 characters or more has a line of its own. */
  private static String row(String name, long address, long size) {
    String head = name.length() >= 15 ? name + "\n" + " ".repeat(16) : String.format("%-16s", name);
    return head + String.format("0x%08x %10s", address, "0x" + Long.toHexString(size));
  }

  /** A global symbol of the last input section. */
  public GnuMapText symbol(String name, long address) {
    outputs.append(String.format("                0x%08x                %s\n", address, name));
    return this;
  }

  public String text() {
    return (listsDiscarded ? "\nDiscarded input sections\n\n" + dropped : "")
        + "\nMemory Configuration\n\nName             Origin             Length             Attributes\n"
        + regions
        + "*default*        0x00000000         0xffffffff\n\nLinker script and memory map\n\nLOAD a.o\n"
        + outputs
        + "OUTPUT(fw.elf elf32-littlearm)\n";
  }

  public LinkMap map() {
    return read(text());
  }

  /** Reads the text of a map of any linker. */
  public static LinkMap read(String text) {
    try (InputFile file = InputFile.of("fw.map", text.getBytes(StandardCharsets.UTF_8))) {
      return MapReader.read(file);
    }
  }
}
