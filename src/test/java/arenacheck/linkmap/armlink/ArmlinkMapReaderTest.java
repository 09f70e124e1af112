package arenacheck.linkmap.armlink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputFile;
import arenacheck.linkmap.InputSection;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.Linker;
import arenacheck.linkmap.MapRegion;
import arenacheck.linkmap.MapSymbol;
import arenacheck.linkmap.MapTrouble;
import arenacheck.linkmap.OutputSection;
import arenacheck.memory.AddressRange;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArmlinkMapReaderTest {
  private static LinkMap read(String text) {
    return ArmlinkMapReader.read(InputFile.of("m.map", text.getBytes(StandardCharsets.ISO_8859_1)));
  }

  private static void assertAllRead(LinkMap map) {
    assertNull(map.incomplete());
    assertEquals(List.of(), map.troubles());
    assertEquals(0, map.unknownLines());
  }

  @Test
  void wholeMap_isReadWithoutRest() {
    LinkMap map = read(ArmlinkSample.NEW);
    assertAllRead(map);
    assertEquals(Linker.ARMLINK, map.linker());
    assertTrue(map.listsDiscarded());
  }

  @Test
  void carriageReturns_changeNothing() {
    LinkMap map = read(ArmlinkSample.NEW.replace("\n", "\r\n"));
    assertAllRead(map);
    assertEquals(read(ArmlinkSample.NEW).outputSections(), map.outputSections());
    assertEquals(8, map.symbolCount());
  }

  private static OutputSection section(
      String name, long address, long size, Long load, boolean stored) {
    int line = ArmlinkSample.number("Execution Region " + name);
    return new OutputSection(name, new AddressRange(address, size), load, -1, stored, line);
  }

  @Test
  void executionRegion_isSplitWhereZeroesBegin_asTheElfFileIs() {
    assertEquals(
        List.of(
            section("MCU_MRAM", 0x410000, 0x80, 0x410000L, false),
            section("MCU_TCM", 0x20000000, 0x10, 0x410080L, true),
            section("MCU_TCM", 0x20000010, 0x420, null, false),
            section("ARM_LIB_HEAP", 0x20001000, 0, 0x410088L, false),
            section("ER$$.ARM.__AT_0x20080000", 0x20080000, 0x1000, null, false)),
        read(ArmlinkSample.NEW).outputSections());
  }

  @Test
  void rows_areInputSections_paddingsAreNot() {
    LinkMap map = read(ArmlinkSample.NEW);
    assertEquals(8, map.inputSectionCount());
    assertEquals(
        new InputSection(
            "!!!main", "c_w.l(__main.o)", 0x410040, 8, 0, ArmlinkSample.number("0x00410040")),
        map.inputSection(1));
    assertEquals(
        new InputSection(
            "Region$$Table", "anon$$obj.o", 0x410060, 0x20, 0, ArmlinkSample.number("0x00410060")),
        map.inputSection(3));
    assertEquals(
        new InputSection(
            ".bss.aot_arena_buffer",
            "pool.o",
            0x20000010,
            0x400,
            2,
            ArmlinkSample.number("0x20000010  ")),
        map.inputSection(5));
    assertEquals("aot_arena_buffer", map.symbolsNamed("aot_arena_buffer").get(0).name());
    assertEquals(5, map.symbolsNamed("aot_arena_buffer").get(0).input());
  }

  @Test
  void regionsWithLimit_areTheMemoryTable() {
    assertEquals(
        List.of(
            new MapRegion(
                "MCU_MRAM",
                new AddressRange(0x410000, 0x3f0000),
                ArmlinkSample.number("Execution Region MCU_MRAM")),
            new MapRegion(
                "MCU_TCM",
                new AddressRange(0x20000000, 0x7b000),
                ArmlinkSample.number("Execution Region MCU_TCM"))),
        read(ArmlinkSample.NEW).regions());
  }

  @Test
  void symbols_haveDecimalSizeAndThumbBit_numbersAndSectionsAreNone() {
    LinkMap map = read(ArmlinkSample.NEW);
    assertEquals(8, map.symbolCount());
    assertEquals(
        new MapSymbol("arena", 0x20000410, 16, 6, ArmlinkSample.number("arena   ")), map.symbol(1));
    assertEquals(
        new MapSymbol("main", 0x410049, 8, 2, ArmlinkSample.number("main  ")),
        map.symbolsNamed("main").get(0));
    assertEquals(0x410041, map.symbolsNamed("__main").get(0).address());
    assertEquals(List.of(), map.symbolsNamed("main.c"));
    assertEquals(List.of(), map.symbolsNamed(".bss.arena"));
    assertEquals(List.of(), map.symbolsNamed("__Vectors_Size"));
  }

  @Test
  void symbolNames_mayHoldBlanksAndBeLong() {
    LinkMap map = read(ArmlinkSample.NEW);
    assertEquals(2, map.symbolsNamed("step(MOTOR, int (*)(int))").get(0).input());
    MapSymbol longer =
        map.symbolsNamed("a_name_of_more_than_forty_bytes_of_which_none_is_cut").get(0);
    assertEquals(0x20000010, longer.address());
    assertEquals(1024, longer.size());
    assertEquals(5, longer.input());
  }

  @Test
  void label_behindLastByte_belongsToTheRowThatEndsThere() {
    LinkMap map = read(ArmlinkSample.NEW);
    MapSymbol limit = map.symbolsNamed("Region$$Table$$Limit").get(0);
    assertEquals(0x410080, limit.address());
    assertEquals(3, limit.input());
  }

  @Test
  void removedSections_areDiscarded() {
    List<InputSection> discarded = read(ArmlinkSample.NEW).discarded();
    assertEquals(2, discarded.size());
    assertEquals(
        new InputSection(".text", "main.o", 0, 0, -1, ArmlinkSample.number("Removing main")),
        discarded.get(0));
    assertEquals(
        new InputSection(
            ".bss.pool(2)", "po (1).o", 0, 512, -1, ArmlinkSample.number("Removing po")),
        discarded.get(1));
  }

  @Test
  void removedTotal_thatDoesNotFit_isTold() {
    LinkMap map = read(ArmlinkSample.NEW.replace("total 512", "total 513"));
    assertEquals(1, map.troubles().size());
    assertEquals(ArmlinkSample.number("2 unused"), map.troubles().get(0).line());
  }

  @Test
  void oldForm_hasNoLoadAddress() {
    LinkMap map = read(ArmlinkSample.OLD);
    assertAllRead(map);
    assertFalse(map.listsDiscarded());
    assertEquals(2, map.outputSections().size());
    assertNull(map.outputSections().get(0).loadAddress());
    assertEquals(new AddressRange(0x20000008, 0x100), map.outputSections().get(1).range());
    assertEquals(
        new InputSection(".bss", "delay.o", 0x20000008, 0x100, 1, 13), map.inputSection(1));
    assertEquals(0, map.symbolCount());
  }

  @Test
  void noLimit_isNoRegion_limitBeyondTheTopIsCut() {
    assertEquals(List.of(), read(ArmlinkSample.region("0x20000000", "0xffffffff")).regions());
    assertEquals(List.of(), read(ArmlinkSample.region("0x20000000", "0x00000000")).regions());
    assertEquals(
        new AddressRange(0xf0000000L, 0x10000000),
        read(ArmlinkSample.region("0xf0000000", "0xf0000000")).regions().get(0).range());
  }

  @Test
  void mapWithoutMemoryMap_isIncomplete() {
    String text = ArmlinkSample.NEW;
    LinkMap map = read(text.substring(0, text.indexOf("Memory Map of the image")));
    assertNotNull(map.incomplete());
    assertTrue(map.incomplete().message().startsWith("the map has no memory map"));
  }

  @Test
  void mapThatEndsAmongTheRows_isIncomplete() {
    String text = ArmlinkSample.NEW;
    LinkMap map = read(text.substring(0, text.indexOf("    0x20000410        -")));
    assertEquals(
        "the map ends early: rows of execution region `MCU_TCM` are missing",
        map.incomplete().message());
  }

  @Test
  void mapThatEndsBetweenRegions_isIncomplete_becauseSymbolsLackTheirRows() {
    String text = ArmlinkSample.NEW;
    LinkMap map = read(text.substring(0, text.indexOf("    Execution Region MCU_TCM")));
    assertNotNull(map.incomplete());
  }

  @Test
  void mapOfOnlyAMemoryMap_isWhole() {
    String text = ArmlinkSample.OLD;
    LinkMap map = read(text.substring(0, text.lastIndexOf("====")).replaceAll("=+\n$", ""));
    assertNull(map.incomplete());
  }

  @Test
  void lostRow_isTold() {
    LinkMap map = read(ArmlinkSample.NEW.replace(ArmlinkSample.line("    0x00410048"), ""));
    assertNull(map.incomplete());
    assertEquals(
        List.of(
            new MapTrouble(
                ArmlinkSample.number("0x00410048"),
                "the row does not start where the one before it ends, 0x00410048")),
        map.troubles());
  }

  @Test
  void damagedLines_areToldWithTheirNumber() {
    LinkMap map =
        read(
            ArmlinkSample.NEW
                .replace("0x00410040   0x00410040   0x00000008", "0x00410040   0x0041")
                .replace("Data          16  main.o(.bss.arena)", "Dat")
                .replace("(512 bytes)", "(512 byt"));
    assertEquals(
        List.of(
            ArmlinkSample.number("Removing po"),
            ArmlinkSample.number("2 unused"),
            ArmlinkSample.number("arena   "),
            ArmlinkSample.number("0x00410040"),
            ArmlinkSample.number("0x00410048")),
        map.troubles().stream().map(MapTrouble::line).toList());
  }

  @Test
  void emptySymbolSize_ofAssembler_isZero() {
    assertEquals(0, read(ArmlinkSample.NEW).symbolsNamed("Region$$Table$$Limit").get(0).size());
  }
}
