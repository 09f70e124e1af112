package arenacheck.linkmap.gnu;

import arenacheck.io.InputFile;
import arenacheck.linkmap.InputSection;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.MapSymbol;
import arenacheck.linkmap.MapTrouble;
import arenacheck.linkmap.OutputSection;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Small maps for the tests, and what was read from them as one line of text per fact. */
final class MapText {
  static final String MEMORY =
      """

      Memory Configuration

      Name             Origin             Length             Attributes
      MCU_TCM          0x20000000         0x0007c000         xrw
      *default*        0x00000000         0xffffffff

      Linker script and memory map

      """;

  static final String END =
      """
      OUTPUT(fw.elf elf32-littlearm)
      LOAD linker stubs
      """;

  private MapText() {}

  static LinkMap read(String text) {
    return readBytes(text.getBytes(StandardCharsets.UTF_8));
  }

  static LinkMap readBytes(byte[] bytes) {
    try (InputFile file = InputFile.of("fw.map", bytes)) {
      return GnuMapReader.read(file);
    }
  }

  /** A whole map with these lines in its memory map. */
  static LinkMap script(String lines) {
    return read(MEMORY + "LOAD main.o\n" + lines + END);
  }

  /** A whole map with these lines before its memory table. */
  static LinkMap front(String lines) {
    return read(lines + MEMORY + "LOAD main.o\n\n.text           0x00000000        0x0\n" + END);
  }

  static List<String> outputs(LinkMap map) {
    List<String> facts = new ArrayList<>();
    for (OutputSection section : map.outputSections()) {
      String load = section.loadAddress() == null ? "" : " @" + hex(section.loadAddress());
      facts.add(
          section.name()
              + " "
              + hex(section.range().start())
              + "+"
              + hex(section.range().length())
              + load);
    }
    return facts;
  }

  static List<String> inputs(LinkMap map) {
    List<String> facts = new ArrayList<>();
    for (int i = 0; i < map.inputSectionCount(); i++) {
      InputSection section = map.inputSection(i);
      facts.add(
          section.name()
              + " "
              + hex(section.address())
              + "+"
              + hex(section.size())
              + " "
              + section.file());
    }
    return facts;
  }

  static List<String> symbols(LinkMap map) {
    List<String> facts = new ArrayList<>();
    for (int i = 0; i < map.symbolCount(); i++) {
      MapSymbol symbol = map.symbol(i);
      String size = symbol.size() < 0 ? "" : "+" + hex(symbol.size());
      facts.add(symbol.name() + " " + hex(symbol.address()) + size);
    }
    return facts;
  }

  static List<String> discarded(LinkMap map) {
    List<String> facts = new ArrayList<>();
    for (InputSection section : map.discarded()) {
      facts.add(section.name() + " " + hex(section.size()) + " " + section.file());
    }
    return facts;
  }

  static List<Integer> troubleLines(LinkMap map) {
    List<Integer> lines = new ArrayList<>();
    for (MapTrouble trouble : map.troubles()) {
      lines.add(trouble.line());
    }
    return lines;
  }

  private static String hex(long value) {
    return Long.toHexString(value);
  }
}
