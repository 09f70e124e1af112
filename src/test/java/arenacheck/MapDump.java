package arenacheck;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.linkmap.InputSection;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.MapReader;
import arenacheck.linkmap.MapRegion;
import arenacheck.linkmap.MapSymbol;
import arenacheck.linkmap.MapTrouble;
import arenacheck.linkmap.OutputSection;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Prints what the map reader takes from a map, for {@code scripts/compare-with-binutils}: one fact
 * a line, fields separated by tabs, numbers in hex, names last. A developer's entry, no part of the
 * product.
 */
public final class MapDump {
  private final PrintStream out;

  private MapDump(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] args) {
    // Not PrintStream's 8 KiB: maps have a million lines.
    BufferedOutputStream buffer =
        new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
    try (InputFile file = InputFile.openAllowingEmpty(args[0]);
        PrintStream out = new PrintStream(buffer, false, StandardCharsets.UTF_8)) {
      new MapDump(out).dump(MapReader.read(file));
    } catch (InputException e) {
      System.err.println(e.place().prefix() + ": " + e.getMessage());
      System.exit(2);
    }
  }

  private void dump(LinkMap map) {
    line("linker", map.linker().text());
    if (map.incomplete() != null) {
      line("incomplete", map.incomplete().line(), map.incomplete().message());
    }
    for (MapTrouble trouble : map.troubles()) {
      line("trouble", trouble.line(), trouble.message());
    }
    line("unknown", map.unknownLines(), map.firstUnknownLine());
    line("lists-discarded", map.listsDiscarded());
    for (MapRegion region : map.regions()) {
      line("region", hex(region.range().start()), hex(region.range().length()), region.name());
    }
    sections(map);
    for (int i = 0; i < map.symbolCount(); i++) {
      MapSymbol symbol = map.symbol(i);
      String size = symbol.size() < 0 ? "-" : hex(symbol.size());
      line("symbol", hex(symbol.address()), size, symbol.input(), symbol.line(), symbol.name());
    }
  }

  private void sections(LinkMap map) {
    for (OutputSection section : map.outputSections()) {
      String load = section.loadAddress() == null ? "-" : hex(section.loadAddress());
      String size = hex(section.range().length()) + (section.sizeIsStored() ? "z" : "");
      line("output", hex(section.range().start()), size, load, section.line(), section.name());
    }
    for (int i = 0; i < map.inputSectionCount(); i++) {
      input("input", map.inputSection(i));
    }
    for (InputSection section : map.discarded()) {
      input("discarded", section);
    }
  }

  private void input(String kind, InputSection section) {
    line(
        kind,
        hex(section.address()),
        hex(section.size()),
        section.output(),
        section.line(),
        section.file(),
        section.name());
  }

  private static String hex(long number) {
    return Long.toHexString(number);
  }

  private void line(Object... fields) {
    for (int i = 0; i < fields.length; i++) {
      out.print(i == 0 ? "" : "\t");
      out.print(fields[i]);
    }
    out.print('\n');
  }
}
