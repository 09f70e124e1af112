package arenacheck.elf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arenacheck.io.InputFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every linked image of the test data, against what binutils read from it. */
@Tag("toolchain")
class ElfReaderBinutilsTest {
  private static final String READELF = "arm-none-eabi-readelf";
  private static final String NM = "arm-none-eabi-nm";
  private static final String OBJDUMP = "arm-none-eabi-objdump";

  private static final Pattern SECTION =
      Pattern.compile(
          " *\\[ *(\\d+)\\] (.*?) +(\\S+) +([0-9a-f]{8,}) ([0-9a-f]{6,}) ([0-9a-f]{6,})"
              + " [0-9a-f]{2,} ([ WAXMSILOGTCxopEDlyRN]*) +\\d+ +\\d+ +(\\d+)");
  private static final Pattern SEGMENT =
      Pattern.compile(
          " +(\\S+) +0x([0-9a-f]+) 0x([0-9a-f]+) 0x([0-9a-f]+) 0x([0-9a-f]+) 0x([0-9a-f]+)"
              + " [R ][W ][E ] .*");
  private static final Pattern SYMBOL =
      Pattern.compile(
          " *(\\d+): ([0-9a-f]+) +(\\S+) (\\S+) +(\\S+) +\\S+ +(?:\\[.*?\\] +)?(\\S+)(?: (.*))?");
  private static final Pattern NM_LINE =
      Pattern.compile("([0-9a-f]{8,}) (?:([0-9a-f]{8,}) )?(\\S) (.*)");
  private static final Pattern LOADED =
      Pattern.compile(
          " +(\\d+) .*? +[0-9a-f]{8,} +[0-9a-f]{8,} +([0-9a-f]{8,}) +([0-9a-f]{8,}) .*");

  @BeforeAll
  static void toolsAreThere() {
    for (String tool : List.of(READELF, NM, OBJDUMP)) {
      assumeTrue(isThere(tool), tool + " is not installed");
    }
  }

  private static boolean isThere(String tool) {
    try {
      return new ProcessBuilder(tool, "--version").redirectErrorStream(true).start().waitFor() == 0;
    } catch (IOException | InterruptedException e) {
      return false;
    }
  }

  static List<Path> images() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("testdata"))) {
      List<Path> images = files.filter(file -> file.toString().endsWith(".elf")).sorted().toList();
      assertFalse(images.isEmpty());
      return images;
    }
  }

  @ParameterizedTest
  @MethodSource("images")
  void everyImage_equalsWhatBinutilsRead(Path file) throws Exception {
    try (InputFile input = InputFile.open(file.toString())) {
      ElfImage image = ElfReader.read(input);
      assertEquals(sections(file), sections(image), "sections");
      assertEquals(segments(file), segments(image), "segments");
      assertEquals(symbols(file), symbols(image), "symbols");
      if (image.machine() == ElfImage.ARM) {
        assertEquals(nm(file), nm(image), "nm");
        assertEquals(loaded(file, image), loaded(image), "load addresses");
      }
      assertEquals(machine(file), image.machineName());
    }
  }

  @Test
  void everyKnownMachine_isNamedAsReadelfNamesIt(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("machine.elf");
    int known = 0;
    for (int machine = 0; machine < 512; machine++) {
      String name = Machine.name(machine);
      if (!name.startsWith("machine 0x")) {
        Files.write(file, ElfBytes.elf32().machine(machine).build());
        assertEquals(machine(file), name);
        known++;
      }
    }
    assertEquals(30, known);
  }

  private static String machine(Path file) throws Exception {
    for (String line : run(READELF, "-hW", file)) {
      if (line.startsWith("  Machine:")) {
        return line.substring("  Machine:".length()).strip();
      }
    }
    return null;
  }

  private static List<String> sections(Path file) throws Exception {
    List<String> rows = new ArrayList<>();
    for (String line : run(READELF, "-SW", file)) {
      Matcher row = SECTION.matcher(line);
      if (row.matches()) {
        String numbers = number(row, 4) + " " + number(row, 5) + " " + number(row, 6);
        boolean allocated = row.group(7).contains("A");
        boolean tls = row.group(7).contains("T");
        boolean nobits = row.group(3).equals("NOBITS");
        rows.add(
            row.group(1)
                + " "
                + row.group(2)
                + " "
                + numbers
                + " "
                + allocated
                + " "
                + tls
                + " "
                + nobits
                + " "
                + row.group(8));
      }
    }
    return rows;
  }

  private static String number(Matcher row, int group) {
    return Long.toHexString(Long.parseUnsignedLong(row.group(group), 16));
  }

  private static List<String> sections(ElfImage image) {
    List<String> rows = new ArrayList<>();
    for (Section section : image.sections()) {
      rows.add(
          section.index()
              + " "
              + section.name()
              + " "
              + Long.toHexString(section.address())
              + " "
              + Long.toHexString(section.offset())
              + " "
              + Long.toHexString(section.size())
              + " "
              + section.isAllocated()
              + " "
              + section.isTls()
              + " "
              + section.isNobits()
              + " "
              + section.alignment());
    }
    return rows;
  }

  private static List<String> segments(Path file) throws Exception {
    List<String> rows = new ArrayList<>();
    for (String line : run(READELF, "-lW", file)) {
      Matcher row = SEGMENT.matcher(line);
      if (row.matches()) {
        rows.add(
            row.group(1).equals("LOAD")
                + " "
                + number(row, 2)
                + " "
                + number(row, 3)
                + " "
                + number(row, 4)
                + " "
                + number(row, 5)
                + " "
                + number(row, 6));
      }
    }
    return rows;
  }

  private static List<String> segments(ElfImage image) {
    List<String> rows = new ArrayList<>();
    for (Segment segment : image.segments()) {
      rows.add(
          segment.isLoad()
              + " "
              + Long.toHexString(segment.offset())
              + " "
              + Long.toHexString(segment.virtualAddress())
              + " "
              + Long.toHexString(segment.physicalAddress())
              + " "
              + Long.toHexString(segment.fileSize())
              + " "
              + Long.toHexString(segment.memorySize()));
    }
    return rows;
  }

  private static List<String> symbols(Path file) throws Exception {
    List<String> rows = null;
    boolean inTable = false;
    for (String line : run(READELF, "-sW", file)) {
      if (line.startsWith("Symbol table '")) {
        inTable = line.startsWith("Symbol table '.symtab'");
        rows = inTable ? new ArrayList<>() : rows;
      }
      Matcher row = SYMBOL.matcher(line);
      if (inTable && row.matches() && !row.group(1).equals("0")) {
        boolean unnamed = row.group(4).equals("SECTION") || row.group(7) == null;
        rows.add(
            row.group(1)
                + " "
                + number(row, 2)
                + " "
                + Long.decode(row.group(3))
                + " "
                + row.group(4)
                + " "
                + row.group(5)
                + " "
                + row.group(6)
                + " "
                + (unnamed ? "" : row.group(7)));
      }
    }
    return rows;
  }

  private static List<String> symbols(ElfImage image) {
    if (image.symbols() == null) {
      return null;
    }
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < image.symbols().count(); i++) {
      Symbol symbol = image.symbols().at(i);
      rows.add(
          symbol.index()
              + " "
              + Long.toHexString(symbol.value())
              + " "
              + symbol.size()
              + " "
              + type(symbol.type())
              + " "
              + binding(symbol.binding())
              + " "
              + section(symbol.section())
              + " "
              + (symbol.type() == Symbol.SECTION ? "" : symbol.name()));
    }
    return rows;
  }

  private static String type(int type) {
    return switch (type) {
      case Symbol.NOTYPE -> "NOTYPE";
      case Symbol.OBJECT -> "OBJECT";
      case Symbol.FUNC -> "FUNC";
      case Symbol.SECTION -> "SECTION";
      case Symbol.FILE -> "FILE";
      case Symbol.COMMON_TYPE -> "COMMON";
      case Symbol.TLS -> "TLS";
      case Symbol.GNU_IFUNC -> "IFUNC";
      default -> "type " + type;
    };
  }

  private static String binding(int binding) {
    return switch (binding) {
      case Symbol.LOCAL -> "LOCAL";
      case Symbol.GLOBAL -> "GLOBAL";
      case Symbol.WEAK -> "WEAK";
      default -> "binding " + binding;
    };
  }

  private static String section(int section) {
    return switch (section) {
      case Symbol.UNDEFINED -> "UND";
      case Symbol.ABSOLUTE -> "ABS";
      case Symbol.COMMON -> "COM";
      default -> Integer.toString(section);
    };
  }

  /** Name, address without the Thumb bit and size of what nm lists, counted. */
  private static Map<String, Integer> nm(Path file) throws Exception {
    Map<String, Integer> rows = new TreeMap<>();
    for (String line : run(NM, "-S", "-p", "--special-syms", file)) {
      Matcher row = NM_LINE.matcher(line);
      if (row.matches()) {
        String size = row.group(2) == null ? "0" : number(row, 2);
        rows.merge(row.group(4) + " " + number(row, 1) + " " + size, 1, Integer::sum);
      }
    }
    return rows;
  }

  private static Map<String, Integer> nm(ElfImage image) {
    Map<String, Integer> rows = new TreeMap<>();
    for (int i = 0; image.symbols() != null && i < image.symbols().count(); i++) {
      Symbol symbol = image.symbols().at(i);
      boolean isListed = symbol.type() != Symbol.FILE && symbol.type() != Symbol.SECTION;
      if (symbol.isDefined() && isListed) {
        long value = symbol.isFunction() ? symbol.value() & ~1L : symbol.value();
        String row =
            symbol.name() + " " + Long.toHexString(value) + " " + Long.toHexString(symbol.size());
        rows.merge(row, 1, Integer::sum);
      }
    }
    return rows;
  }

  /** Section offset in the file to LMA, for the sections that we give a load address. */
  private static Map<String, String> loaded(Path file, ElfImage image) throws Exception {
    List<String> expected = new ArrayList<>();
    Map<String, String> all = new TreeMap<>();
    for (Section section : image.sections()) {
      if (section.isAllocated() && section.hasFileContents()) {
        expected.add(Long.toHexString(section.offset()));
      }
    }
    for (String line : run(OBJDUMP, "-hw", file)) {
      Matcher row = LOADED.matcher(line);
      if (row.matches() && expected.contains(number(row, 3)) && line.contains("CONTENTS")) {
        all.put(number(row, 3), number(row, 2));
      }
    }
    return all;
  }

  private static Map<String, String> loaded(ElfImage image) {
    Map<String, String> all = new TreeMap<>();
    for (Section section : image.sections()) {
      Long address = image.loadAddress(section);
      if (section.isAllocated() && section.hasFileContents()) {
        all.put(
            Long.toHexString(section.offset()), address == null ? null : Long.toHexString(address));
      }
    }
    return all;
  }

  private static List<String> run(Object... command) throws Exception {
    List<String> words = new ArrayList<>();
    for (Object word : command) {
      words.add(word.toString());
    }
    ProcessBuilder builder = new ProcessBuilder(words);
    builder.environment().put("LC_ALL", "C.UTF-8");
    Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output.lines().toList();
  }
}
