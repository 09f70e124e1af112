package arenacheck.linkmap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.linkmap.armlink.ArmlinkSample;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MapReaderTest {
  static final String GNU_FRONT =
      """
      Archive member included to satisfy reference by file (symbol)

      libc.a(strlen.o)              main.o (strlen)

      Discarded input sections

       .text          0x00000000        0x0 main.o
       .bss.unused    0x00000000       0x40 main.o

      """;

  static final String GNU =
      GNU_FRONT
          + """
          Memory Configuration

          Name             Origin             Length             Attributes
          MCU_TCM          0x20000000         0x0007c000         xrw
          *default*        0x00000000         0xffffffff

          Linker script and memory map

          LOAD main.o

          .bss            0x20000000      0x440
           *(.bss .bss.*)
           .bss.arena     0x20000000      0x400 main.o
                          0x20000000                arena
           .bss.aot_persistent_buffer
                          0x20000400       0x40 main.o
                          0x20000400                aot_persistent_buffer
          OUTPUT(fw.elf elf32-littlearm)
          """;

  static final String LLD =
      """
           VMA      LMA     Size Align Out     In      Symbol
             0        0        0     1 _estack = 0x20000000
      20000000 20000000      440     4 .bss
      20000000 20000000      400     4         main.o:(.bss.arena)
      20000000 20000000      400     1                 arena
      20000400 20000400       40     4         main.o:(.bss.persistent)
      20000400 20000400       40     1                 persistent
             0        0       5d     1 .shstrtab
             0        0       5d     1         <internal>:(.shstrtab)
      """;

  private static InputFile file(String text) {
    return InputFile.of("m.map", text.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static LinkMap read(String text) {
    return MapReader.read(file(text));
  }

  private static String refusal(String text) {
    InputException refused = assertThrows(InputException.class, () -> read(text));
    assertEquals("m.map", refused.place().file());
    assertFalse(refused.help().isEmpty());
    return refused.getMessage();
  }

  @Test
  void eachDialect_goesToItsReader() {
    assertEquals(Linker.GNU_LD, read(GNU).linker());
    assertEquals(Linker.LLD, read(LLD).linker());
    assertEquals(Linker.ARMLINK, read(ArmlinkSample.NEW).linker());
    assertEquals(Linker.ARMLINK, read(ArmlinkSample.OLD).linker());
  }

  /** As PowerShell and some editors write it. */
  @Test
  void byteOrderMark_hidesNoDialect() {
    for (String text : List.of(GNU, LLD, ArmlinkSample.NEW, ArmlinkSample.OLD)) {
      LinkMap map = read("\u00ef\u00bb\u00bf" + text);
      assertEquals(read(text).linker(), map.linker());
      assertNull(map.incomplete(), text);
      assertEquals(0, map.unknownLines());
    }
  }

  @Test
  void wholeMaps_areWhole() {
    for (String text : List.of(GNU, LLD, ArmlinkSample.NEW)) {
      LinkMap map = read(text);
      assertNull(map.incomplete(), text);
      assertEquals(List.of(), map.troubles());
      assertEquals(0, map.unknownLines());
      assertTrue(map.symbolCount() > 1);
    }
  }

  @Test
  void buildLogInFront_doesNotHideTheMap() {
    String log = "[1/2] cc -c main.c\nmake: Entering directory\n{ brace\n".repeat(2000);
    assertEquals(Linker.GNU_LD, read(log + GNU).linker());
    assertEquals(Linker.LLD, read(log + LLD).linker());
    assertEquals(1, read(log + GNU).regions().size());
    assertEquals(2, read(log + LLD).symbolCount());
  }

  @Test
  void longDiscardedList_beforeTheMemoryTable_isGnu() {
    String row = " .text.f        0x00000000       0x40 some/where/else/in/a/long/path/main.o\n";
    String text = GNU.replace("Memory Configuration", row.repeat(3000) + "\nMemory Configuration");
    LinkMap map = read(text);
    assertNull(map.incomplete());
    assertEquals(3002, map.discarded().size());
  }

  @Test
  void gnuMap_cutBeforeItsMemoryTable_isIncompleteNotRefused() {
    String row = " .text.f        0x00000000       0x40 some/where/else/in/a/long/path/main.o\n";
    for (String text :
        List.of(
            "Archive member included to satisfy reference by file (symbol)\n",
            "\nMemory Configuration\n\nName             Origin",
            "\nAllocating common symbols\n",
            GNU_FRONT,
            GNU_FRONT + row.repeat(3000),
            "\nSections d'entr\u00e9e \u00e9limin\u00e9es\n\n" + row,
            "\nSections d'entr\u00e9e \u00e9limin\u00e9es\n\n .text.a_long_name\n"
                + "                0x0000000000000000       0x40 main.o\n")) {
      LinkMap map = read(text);
      assertEquals(Linker.GNU_LD, map.linker(), text);
      assertNotNull(map.incomplete(), text);
    }
  }

  @Test
  void emptyMap_isIncomplete(@TempDir Path folder) throws IOException {
    Path empty = Files.createFile(folder.resolve("empty.map"));
    try (InputFile file = InputFile.openAllowingEmpty(empty.toString())) {
      LinkMap map = MapReader.read(file);
      assertEquals("the map is empty", map.incomplete().message());
      assertEquals(Linker.UNKNOWN, map.linker());
      assertEquals(List.of(), map.outputSections());
    }
    assertThrows(InputException.class, () -> InputFile.open(empty.toString()));
    assertEquals("the map is empty", read("\n  \r\n\n").incomplete().message());
  }

  @Test
  void logOfTwoLinks_isIncomplete_becauseNobodyKnowsWhichMadeTheImage() {
    String crossed = LLD + "\nCross Reference Table\n\nSymbol    File\narena     main.o\n";
    for (String text : List.of(GNU, LLD, crossed, ArmlinkSample.NEW)) {
      LinkMap map = read(text + "[2/4] Linking\n" + text);
      assertNotNull(map.incomplete(), text);
      assertEquals("a second map begins before this line", map.incomplete().message());
    }
  }

  @Test
  void otherLinkers_areRefusedByName() {
    assertEquals(
        "the file is a map of gold",
        refusal(GNU_FRONT + "Memory map\n\n ** file header\n                0x0040 0x40\n"));
    assertEquals(
        "the file is a map of gold",
        refusal(GNU_FRONT + " .b 0x00000000 0x1 a.o\n".repeat(5000) + "Memory map\n\n ** fill\n"));
    assertEquals(
        "the file is a map of mold",
        refusal("               VMA       Size Align Out     In      Symbol\n"));
    assertEquals(
        "the file is a map of lld 6 or older",
        refusal("Address          Size     Align Out     In      Symbol\n"));
    assertEquals("the file is a map of IAR ILINK", refusal("####\n#\n# IAR ELF Linker V9.30\n#\n"));
    assertEquals("the file is a map of IAR ILINK", refusal("****\n*** PLACEMENT SUMMARY\n***\n"));
    assertEquals(
        "the file is a map of TI's linker",
        refusal("MEMORY CONFIGURATION\n\n  name  origin\n\nSECTION ALLOCATION MAP\n"));
    assertEquals(
        "the file is a map of Renesas' linker", refusal("Renesas\n\n*** Mapping List ***\n"));
    assertEquals(
        "the file is a map of C-SKY's linker, which only looks like one of armlink",
        refusal("Csky GNU Linker\n\n=====\n\nImage Symbol Table\n"));
  }

  @Test
  void otherFiles_areRefusedByName() {
    assertEquals("the file is an ELF file, not a linker map", refusal("\u007fELF\1\1\1\0 "));
    assertEquals(
        "the file is an archive of object files, not a linker map", refusal("!<arch>\n/ 0"));
    assertEquals(
        "the file is JSON, not a linker map", refusal("\n{\n  \"schema_version\": 5\n}\n"));
    assertEquals("the file is JSON, not a linker map", refusal("[{\"a\": 1}]"));
    assertEquals(
        "the file is a compressed file, not a linker map", refusal("\u001f\u008b\u0008\0\0\0"));
    assertEquals("the file is UTF-16 text", refusal("\u00ff\u00feA\0r\0c\0h\0"));
    assertEquals("the file is UTF-16 text", refusal("A\0r\0c\0h\0i\0v\0e\0"));
    assertEquals("the file is UTF-16 text", refusal("\0A\0r\0c\0h\0i\0v\0e"));
    assertEquals(
        "the file is a linker script, not a linker map",
        refusal("ENTRY(main)\nMEMORY\n{\n  RAM : ORIGIN = 0, LENGTH = 4\n}\nSECTIONS {\n}\n"));
    assertEquals(
        "the file is a build log without a linker map in it",
        refusal("[1/2] Building C object main.o\n[2/2] Linking\n"));
    assertEquals(
        "the file is no linker map of GNU ld, lld or armlink", refusal("20000000 T main\n"));
  }

  @Test
  void goldenWordsInsideOtherText_decideNothing() {
    assertEquals(
        "the file is no linker map of GNU ld, lld or armlink",
        refusal("the *default* region\n*default* is 0x1\nVMA and Symbol\nan Image Symbol Table\n"));
  }

  @Test
  void everyPrefix_isRefusedOrIncompleteOrHasAllThatTheWholeHas() {
    for (String text : List.of(GNU, LLD, ArmlinkSample.NEW)) {
      List<Object> whole = facts(read(text));
      for (int length = 1; length < text.length(); length++) {
        LinkMap map;
        try {
          map = read(text.substring(0, length));
        } catch (InputException e) {
          continue;
        }
        if (map.incomplete() == null) {
          assertEquals(whole, facts(map), "first " + length + " bytes of\n" + text);
        }
      }
    }
  }

  private static List<Object> facts(LinkMap map) {
    List<Object> facts = new ArrayList<>();
    for (OutputSection section : map.outputSections()) {
      facts.add(section);
    }
    for (int i = 0; i < map.inputSectionCount(); i++) {
      InputSection section = map.inputSection(i);
      if (!section.file().equals("<internal>")) {
        facts.add(section);
      }
    }
    for (int i = 0; i < map.symbolCount(); i++) {
      facts.add(map.symbol(i));
    }
    facts.addAll(map.regions());
    facts.addAll(map.discarded());
    return facts;
  }

  @Test
  void randomDamage_neverEscapes() {
    for (String text : List.of(GNU, LLD, ArmlinkSample.NEW, ArmlinkSample.OLD)) {
      MapDamage.survives(MapReader::read, text.getBytes(StandardCharsets.ISO_8859_1), 2000);
    }
  }
}
