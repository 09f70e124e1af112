package arenacheck.elf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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

  @BeforeAll
  static void toolsAreThere() {
    for (String tool : List.of(Binutils.READELF, Binutils.NM, Binutils.OBJDUMP)) {
      assumeTrue(Binutils.isThere(tool), tool + " is not installed");
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
    ElfImage image;
    try (InputFile input = InputFile.open(file.toString())) {
      image = ElfReader.read(input);
    } catch (InputException e) {
      assertTrue(Binutils.faults(file), e.getMessage());
      return;
    }
    assertEquals(Binutils.sections(file), sections(image), "sections");
    assertEquals(Binutils.segments(file), segments(image), "segments");
    assertEquals(Binutils.symbols(file), symbols(image), "symbols");
    assertEquals(Binutils.machine(file), image.machineName());
    if (image.machine() == ElfImage.ARM) {
      assertEquals(Binutils.nm(file), nm(image), "nm");
      assertEquals(Binutils.loaded(file, image), loaded(image), "load addresses");
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
        assertEquals(Binutils.machine(file), name);
        known++;
      }
    }
    assertEquals(30, known);
  }

  private static List<String> sections(ElfImage image) {
    List<String> rows = new ArrayList<>();
    for (Section section : image.sections()) {
      rows.add(
          Binutils.row(
              section.index(),
              section.name(),
              Long.toHexString(section.address()),
              Long.toHexString(section.offset()),
              Long.toHexString(section.size()),
              section.isAllocated(),
              section.isTls(),
              section.isNobits(),
              section.alignment()));
    }
    return rows;
  }

  private static List<String> segments(ElfImage image) {
    List<String> rows = new ArrayList<>();
    for (Segment segment : image.segments()) {
      rows.add(
          Binutils.row(
              segment.isLoad(),
              Long.toHexString(segment.offset()),
              Long.toHexString(segment.virtualAddress()),
              Long.toHexString(segment.physicalAddress()),
              Long.toHexString(segment.fileSize()),
              Long.toHexString(segment.memorySize())));
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
          Binutils.row(
              symbol.index(),
              Long.toHexString(symbol.value()),
              symbol.size(),
              type(symbol.type()),
              binding(symbol.binding()),
              section(symbol.section()),
              (symbol.type() == Symbol.SECTION ? "" : symbol.name())));
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
}
