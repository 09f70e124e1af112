package arenacheck.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.elf.ElfBytes;
import arenacheck.io.InputException;
import arenacheck.linkmap.GnuMapText;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import arenacheck.memory.MemorySetting;
import arenacheck.memory.Target;
import arenacheck.memory.Targets;
import arenacheck.memory.Volatility;
import java.util.List;
import org.junit.jupiter.api.Test;

class LayoutChoiceTest {
  private static final Target APOLLO510 = Targets.find("apollo510_evb");
  private final GnuMapText map = new GnuMapText();

  private Layout choose(Target target, MemorySetting... settings) {
    map.output(".x", 16, 4, "*");
    LinkedImage image = LinkedImage.of(ElfBytes.elf32().image(), map.map());
    return LayoutChoice.of(image, target, List.of(settings));
  }

  private static MemorySetting region(String memory, String region) {
    return new MemorySetting(memory + "=" + region, memory, null, region, null);
  }

  private static MemorySetting range(String memory, long start, long length) {
    AddressRange range = new AddressRange(start, length);
    return new MemorySetting(memory + "=...", memory, range, null, null);
  }

  @Test
  void nothingGiven_mapsKnownRegions() {
    map.region("MCU_MRAM", 0x41_0000L, 0x3f_0000L).region("MCU_TCM", 0x2000_0000L, 0x7c000);
    map.region("RAM", 0x3000_0000L, 0x1000);
    Layout layout = choose(null);
    assertEquals("map", layout.source());
    assertEquals(2, layout.memories().size());
    assertTrue(layout.find("mram").nonVolatile());
    assertEquals("MCU_TCM", layout.find("dtcm").region());
    assertTrue(layout.find("dtcm").extentFromMap());
  }

  @Test
  void nothingGiven_noMap_noMemories() {
    LinkedImage image = LinkedImage.of(ElfBytes.elf32().image(), null);
    assertEquals(List.of(), LayoutChoice.of(image, null, List.of()).memories());
  }

  @Test
  void twoRegionsOfOneMemory_widenIt() {
    map.region("SRAM", 0x2008_0000L, 0x1000).region("SHARED_SRAM", 0x2020_0000L, 0x1000);
    Layout layout = choose(null);
    assertEquals(1, layout.memories().size());
    Memory sram = layout.find("sram");
    assertTrue(sram.contains(new AddressRange(0x2008_0000L, 0x1000)));
    assertTrue(sram.contains(new AddressRange(0x2020_0000L, 0x1000)));
    assertFalse(sram.contains(0x2010_0000L));
    assertNull(sram.extent());
    assertEquals("SRAM, SHARED_SRAM", sram.region());
  }

  @Test
  void twoRegionsOfOneMemory_thatShareBytes_areOneAperture() {
    map.region("MCU_TCM", 0x2000_0000L, 0x7c000).region("DTCM", 0x2000_1000L, 0x7c000);
    Memory memory = choose(null).find("dtcm");
    assertEquals(List.of(new AddressRange(0x2000_0000L, 0x7d000)), memory.apertures());
    assertEquals(new AddressRange(0x2000_0000L, 0x7d000), memory.extent());
    assertEquals("MCU_TCM, DTCM", memory.region());
  }

  @Test
  void target_mapsRegionNarrows() {
    map.region("MCU_TCM", 0x2000_0000L, 0x70000);
    Memory dtcm = choose(APOLLO510).find("dtcm");
    assertEquals(new AddressRange(0x2000_0000L, 0x70000), dtcm.extent());
    assertEquals(List.of(new AddressRange(0x2000_0000L, 0x80000)), dtcm.apertures());
    assertTrue(dtcm.extentFromMap());
  }

  @Test
  void target_twoRegionsOfOneMemory_extentOverBoth() {
    map.region("SHARED_SRAM", 0x2018_0000L, 0x100000).region("SRAM", 0x2008_0000L, 0x80000);
    Memory sram = choose(APOLLO510).find("sram");
    assertEquals(new AddressRange(0x2008_0000L, 0x200000), sram.extent());
  }

  @Test
  void target_regionThatLeavesTheAperture_doesNotCount() {
    map.region("MCU_TCM", 0x2000_0000L, 0x90000);
    Memory dtcm = choose(APOLLO510).find("dtcm");
    assertEquals(new AddressRange(0x2000_0000L, 507904), dtcm.extent());
    assertFalse(dtcm.extentFromMap());
  }

  @Test
  void targetAndMemory_optionReplacesThatMemoryAlone() {
    map.region("MCU_TCM", 0x2000_0000L, 0x70000);
    Layout layout = choose(APOLLO510, range("dtcm", 0x1000_0000L, 0x1000));
    assertEquals("target:apollo510_evb", layout.source());
    AddressRange own = new AddressRange(0x1000_0000L, 0x1000);
    assertEquals(List.of(own), layout.find("dtcm").apertures());
    assertEquals(own, layout.find("dtcm").extent());
    assertEquals(new AddressRange(0x2008_0000L, 0x30_0000), layout.find("sram").extent());
  }

  @Test
  void memoryAlone_noOtherMemories() {
    map.region("MCU_TCM", 0x2000_0000L, 0x70000);
    Layout layout = choose(null, range("hbm", 0, 0x1000));
    assertEquals("options", layout.source());
    assertEquals(1, layout.memories().size());
  }

  @Test
  void memory_byRegion_rangeOfTheMap() {
    map.region("FAST", 0x2000_0000L, 0x70000);
    Memory dtcm = choose(null, region("dtcm", "FAST")).find("dtcm");
    assertEquals(new AddressRange(0x2000_0000L, 0x70000), dtcm.extent());
    assertEquals("FAST", dtcm.region());
  }

  @Test
  void memory_byUnknownRegion_refusedWithThoseThatAreThere() {
    map.region("FAST", 0x2000_0000L, 0x70000);
    InputException e =
        assertThrows(InputException.class, () -> choose(null, region("dtcm", "FST")));
    assertTrue(e.getMessage().contains("no region `FST`; it has FAST"), e.getMessage());
  }

  private Volatility volatility(Target target, String memory, Volatility said) {
    AddressRange range = new AddressRange(0x8000_0000L, 0x1000);
    return choose(target, new MemorySetting(memory, memory, range, null, said))
        .find(memory)
        .volatility();
  }

  @Test
  void volatility_isWhatIsSaid_elseTheTargets_elseTheNames() {
    assertEquals(Volatility.UNKNOWN, volatility(APOLLO510, "xip", null));
    assertEquals(Volatility.NON_VOLATILE, volatility(APOLLO510, "xip", Volatility.NON_VOLATILE));
    assertEquals(Volatility.VOLATILE, volatility(APOLLO510, "mram", Volatility.VOLATILE));
    assertEquals(Volatility.NON_VOLATILE, volatility(APOLLO510, "mram", null));
    assertEquals(Volatility.VOLATILE, volatility(null, "sram", null));
  }
}
