package arenacheck.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.FilesRead;
import arenacheck.io.InputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class TargetsTest {
  static final List<String> names = Targets.NAMES;

  @Test
  void files_areTheListedTargets() throws Exception {
    Path folder = Path.of(Targets.class.getResource("/arenacheck/targets").toURI());
    TreeSet<String> files = new TreeSet<>();
    try (var stream = Files.newDirectoryStream(folder)) {
      stream.forEach(file -> files.add(file.getFileName().toString()));
    }
    TreeSet<String> expected = new TreeSet<>();
    Targets.NAMES.forEach(name -> expected.add(Targets.file(name)));
    assertEquals(expected, files);
  }

  @ParameterizedTest
  @FieldSource("names")
  void target_hasItsNameAndSourcesAndMemoriesApart(String name) {
    Target target = Targets.find(name);
    assertEquals(name, target.name());
    assertEquals(32, target.elfClass());
    assertFalse(target.bigEndian());
    for (TargetMemory memory : target.memories()) {
      memory.apertures().forEach(aperture -> assertFalse(aperture.source().isBlank()));
      assertEquals(memory.name().equals("mram"), memory.nonVolatile());
      assertEquals(!memory.name().equals("psram"), memory.reachableByLinker());
      assertEquals(memory.reachableByLinker(), !memory.regions().isEmpty());
      for (String region : memory.regions()) {
        assertEquals(memory.name(), RegionNames.memory(region));
      }
      for (TargetMemory other : target.memories()) {
        if (other != memory) {
          for (TargetMemory.Aperture one : memory.apertures()) {
            for (TargetMemory.Aperture two : other.apertures()) {
              assertFalse(one.range().overlaps(two.range()), memory.name() + other.name());
            }
          }
        }
      }
    }
  }

  /** Start and length of the aperture, then of the extents of GNU ld and armlink. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      textBlock =
          """
          apollo510_evb itcm 0x00000000 262144 0x00000000 262144 262144
          apollo510_evb dtcm 0x20000000 524288 0x20000000 507904 503808
          apollo510_evb sram 0x20080000 3145728 0x20080000 3145728 3145728
          apollo510_evb mram 0x00400000 4194304 0x00410000 4128768 4128768
          apollo510b_evb dtcm 0x20000000 524288 0x20000000 507904 503808
          apollo5b_evb mram 0x00400000 4194304 0x00410000 4128768 4128768
          apollo330mP_evb dtcm 0x20000000 262144 0x20000000 245760 241664
          apollo330mP_evb sram 0x20080000 1835008 0x20080000 1835008 1835008
          apollo510L mram 0x00400000 2097152 0x00410000 2031616 2031616
          apollo4p_evb dtcm 0x10000000 393216 0x10000000 393216 372736
          apollo4p_evb sram 0x10060000 1048576 0x10060000 1048576 1048576
          apollo4l_blue_evb mram 0x00000000 2097152 0x00018000 1998848 1998848
          apollo3p_evb dtcm 0x10000000 65536 0x10000000 65536 65536
          apollo3p_evb sram 0x10010000 720896 0x10011000 716800 716800
          apollo3_evb sram 0x10000000 393216 0x10000000 393216 393216
          apollo2_evb dtcm 0x10000000 65536 0x10000000 65536 65536
          apollo510dL_evb dtcm 0x20000000 262144 0x20000000 245760 241664
          apollo3p_evb mram 0x00000000 2097152 0x0000c000 2048000 2048000
          """)
  void figures_areTheBoards(
      String name, String kind, String start, long length, String from, long gnu, long armlink) {
    Memory memory = Targets.find(name).layout("gnu-ld").find(kind);
    assertEquals(AddressRange.parse(start + "+" + length), memory.apertures().get(0));
    assertEquals(AddressRange.parse(from + "+" + gnu), memory.extent());
    assertFalse(memory.extentFromMap());
    Target target = Targets.find(name);
    assertEquals(memory.extent(), target.layout("lld").find(kind).extent());
    assertEquals(
        AddressRange.parse(from + "+" + armlink), target.layout("armlink").find(kind).extent());
    assertEquals(memory.extent(), target.layout(null).find(kind).extent());
  }

  @Test
  void apollo4p_hasThreeNeighbouringBlocksOfSram() {
    Memory sram = Targets.find("apollo4p_blue_kbr_evb").layout("gnu-ld").find("sram");
    assertTrue(sram.contains(AddressRange.between(0x10060000L, 0x102C0000L)));
    assertFalse(sram.contains(0x102C0000L));
  }

  @Test
  void psram_isAWindow_itsExtentIsWhatIsFitted() {
    Memory psram = Targets.find("apollo510_evb").layout("gnu-ld").find("psram");
    assertEquals(List.of(AddressRange.between(0x60000000L, 0x70000000L)), psram.apertures());
    assertEquals(AddressRange.between(0x60000000L, 0x64000000L), psram.extent());
    assertFalse(psram.isReachable());
    assertNull(Targets.find("apollo510b_evb").layout("gnu-ld").find("psram").extent());
  }

  @Test
  void partsWithoutItcm_haveNone() {
    assertNull(Targets.find("apollo330mP_evb").layout("gnu-ld").find("itcm"));
    assertNull(Targets.find("apollo510L").layout("gnu-ld").find("itcm"));
  }

  @Test
  void layout_namesItsTarget() {
    assertEquals("target:apollo510_evb", Targets.find("apollo510_evb").layout(null).source());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          apolo510_evb | did you mean `apollo510_evb`?
          apollo510    | did you mean `apollo510_evb`?
          apollo510l   | did you mean `apollo510L` or `apollo510L_eb`?
          apollo3      | did you mean `apollo3_evb` or `apollo3_evb_cygnus`?
          """)
  void unknownName_isRefusedWithTheNearest(String name, String help) {
    InputException e =
        assertThrows(InputException.class, () -> Targets.load(name, new FilesRead()));
    assertEquals("`" + name + "` is no built-in target and no file", e.getMessage());
    assertEquals(help, e.help());
  }

  @Test
  void farName_isRefusedWithAll() {
    InputException e =
        assertThrows(InputException.class, () -> Targets.load("stm32", new FilesRead()));
    assertEquals("known are " + String.join(", ", Targets.NAMES), e.help());
  }

  @Test
  void file_isLoadedByItsPath(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("board.json");
    Files.writeString(file, TargetReaderTest.VALID);
    assertEquals("board", Targets.load(file.toString(), new FilesRead()).name());
    InputException e =
        assertThrows(
            InputException.class, () -> Targets.load(folder + "/none.json", new FilesRead()));
    assertEquals("no such file", e.getMessage());
  }
}
