package arenacheck.render;

import arenacheck.memory.Address;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Target;
import arenacheck.memory.TargetMemory;
import java.util.ArrayList;
import java.util.List;

/** Boards for people. */
public final class TextTargets {
  private TextTargets() {}

  /** One row per board: its memories with the bytes that a link by GNU ld may use. */
  public static String list(List<Target> targets) {
    Table table = new Table().left("TARGET").left("CHIP").left("MEMORIES (BYTES FOR GNU LD)");
    for (Target target : targets) {
      StringBuilder memories = new StringBuilder();
      for (TargetMemory memory : target.memories()) {
        memories
            .append(memories.length() == 0 ? "" : ", ")
            .append(memory.name())
            .append(' ')
            .append(usable(memory));
      }
      String chip = target.soc() == null ? "-" : target.soc();
      table.row(List.of(Printable.text(target.name()), Printable.text(chip), memories.toString()));
    }
    StringBuilder out = new StringBuilder();
    table.print(out);
    return out.append("\neach figure with its source: arenacheck targets NAME\n").toString();
  }

  private static String usable(TargetMemory memory) {
    AddressRange extent = memory.extent("gnu-ld");
    long bytes = 0;
    for (TargetMemory.Aperture aperture : memory.apertures()) {
      bytes += aperture.range().length();
    }
    return Long.toUnsignedString(extent == null ? bytes : extent.length());
  }

  /** Everything that is known of one board. */
  public static String all(Target target) {
    StringBuilder out = new StringBuilder();
    out.append(Printable.text(target.name()))
        .append(": ")
        .append(target.soc() == null ? "" : Printable.text(target.soc()) + ", ")
        .append("ELF")
        .append(target.elfClass())
        .append(target.bigEndian() ? " big-endian" : " little-endian")
        .append('\n');
    notes(out, target.notes());
    for (TargetMemory memory : target.memories()) {
      out.append('\n');
      memory(out, memory);
    }
    return out.toString();
  }

  private static void memory(StringBuilder out, TargetMemory memory) {
    out.append(Printable.text(memory.name()))
        .append(memory.nonVolatile() ? ": non-volatile" : ": volatile")
        .append(memory.reachableByLinker() ? "" : ", no linker script has a region for it");
    if (!memory.regions().isEmpty()) {
      out.append(", linker region ").append(Printable.text(String.join(", ", memory.regions())));
    }
    out.append('\n');
    Table table = new Table().left("RANGE").right("BYTES").left("WHAT").left("SOURCE");
    for (TargetMemory.Aperture aperture : memory.apertures()) {
      table.row(row(aperture.range(), "hardware", aperture.source()));
    }
    for (TargetMemory.Extent extent : memory.extents()) {
      table.row(row(extent.range(), String.join(", ", extent.linkers()), extent.source()));
    }
    table.print(out);
    notes(out, memory.notes());
  }

  private static List<String> row(AddressRange range, String what, String source) {
    List<String> cells = new ArrayList<>();
    cells.add(Address.text(range.start()) + "+0x" + Long.toHexString(range.length()));
    cells.add(Long.toUnsignedString(range.length()));
    cells.add(what);
    cells.add(Printable.text(source));
    return cells;
  }

  private static void notes(StringBuilder out, List<String> notes) {
    for (String note : notes) {
      out.append("note: ").append(Printable.text(note)).append('\n');
    }
  }
}
