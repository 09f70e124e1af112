package arenacheck.linkmap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.memory.AddressRange;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinkMapBuilderTest {
  private final LinkMapBuilder builder = new LinkMapBuilder("fw.map", Linker.GNU_LD);

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private int output(String name, long address, long size) {
    return builder.outputSection(
        new OutputSection(name, new AddressRange(address, size), null, 0, false, 1));
  }

  private int input(String name, String file, long address, long size, int output) {
    byte[] path = bytes(file);
    byte[] text = bytes(name);
    return builder.inputSection(
        text, 0, text.length, builder.file(path, 0, path.length), address, size, output, 5);
  }

  private void symbol(String name, long address, long size, int input) {
    byte[] text = bytes("<" + name + ">");
    builder.symbol(text, 1, text.length - 1, address, size, input, 9);
  }

  private static List<String> names(List<InputSection> sections) {
    List<String> names = new ArrayList<>();
    for (InputSection section : sections) {
      names.add(section.name());
    }
    return names;
  }

  @Test
  void rows_thousands_comeBackAsGiven() {
    int output = output(".bss", 0x2000_0000L, 0x1000_0000L);
    for (int i = 0; i < 20_000; i++) {
      int input = input(".bss.v" + i, "f" + i % 700 + ".o", 0x2000_0000L + 4L * i, 4, output);
      assertEquals(i, input);
      symbol(i % 2 == 0 ? "v" + i : "other" + i, 0x2000_0000L + 4L * i, -1, input);
    }
    LinkMap map = builder.build();
    assertEquals(20_000, map.inputSectionCount());
    for (int i = 0; i < 20_000; i++) {
      long address = 0x2000_0000L + 4L * i;
      String file = "f" + i % 700 + ".o";
      InputSection section = new InputSection(".bss.v" + i, file, address, 4, output, 5);
      assertEquals(section, map.inputSection(i));
      String name = i % 2 == 0 ? "v" + i : "other" + i;
      assertEquals(new MapSymbol(name, address, -1, i, 9), map.symbol(i));
      assertEquals(List.of(map.symbol(i)), map.symbolsNamed(name));
      assertEquals(section, map.inputSectionAt(output, address + 3));
    }
    assertNull(map.inputSectionAt(output, 0x2000_0000L + 80_000));
    assertEquals(List.of(), map.symbolsNamed("v1"));
  }

  @Test
  void numbers_above32Bits_areKeptAmongSmallOnes() {
    for (int i = 0; i < 5000; i++) {
      symbol(
          "s" + i, i % 1700 == 5 ? 0xffff_ffff_8000_0000L + i : i, i == 4000 ? 1L << 40 : -1, -1);
    }
    LinkMap map = builder.build();
    for (int i = 0; i < 5000; i++) {
      MapSymbol symbol = map.symbol(i);
      assertEquals(i % 1700 == 5 ? 0xffff_ffff_8000_0000L + i : i, symbol.address());
      assertEquals(i == 4000 ? 1L << 40 : -1, symbol.size());
    }
  }

  @Test
  void symbolsNamed_severalOfOneName_inTheOrderOfTheFile() {
    symbol("counter", 8, -1, -1);
    symbol("counte", 4, -1, -1);
    symbol("counter", 2, 16, -1);
    LinkMap map = builder.build();
    List<MapSymbol> found = map.symbolsNamed("counter");
    assertEquals(List.of(map.symbol(0), map.symbol(2)), found);
    assertEquals(-1, found.get(0).size());
    assertEquals(16, found.get(1).size());
  }

  @Test
  void symbolName_sameAsItsWholeSection_isKept() {
    int output = output("x", 0, 4);
    symbol("x", 0, -1, input("x", "a.o", 0, 4, output));
    assertEquals("x", builder.build().symbol(0).name());
  }

  @Test
  void inputSectionsFor_symbol_asksForTheDotBeforeIt() {
    int output = output(".bss", 0x2000_0000L, 64);
    for (String name :
        List.of(
            ".bss.act_aot_x",
            ".bss.aot_x",
            ".data.rel.ro.local.aot_x",
            "aot_x",
            ".aot_x",
            "x.aot_x",
            ".bss.aot_x.1",
            ".bss.y.aot_x")) {
      input(name, "a.o", 0x2000_0000L, 4, output);
    }
    input(".data.aot_x", "empty.o", 0x2000_0000L, 0, output);
    LinkMap map = builder.build();
    // Often enough that the answer comes from a scan first and from an index later.
    for (int round = 0; round < 20; round++) {
      assertEquals(
          List.of(".bss.aot_x", ".data.rel.ro.local.aot_x", ".bss.y.aot_x"),
          names(map.inputSectionsFor("aot_x")));
      assertEquals(List.of(".bss.aot_x.1"), names(map.inputSectionsFor("aot_x.1")));
      assertEquals(List.of(), map.inputSectionsFor("ot_x"));
      assertEquals(List.of(), map.inputSectionsFor(""));
    }
  }

  /** In a table of sixteen chains, endings of one name meet. */
  @Test
  void inputSectionsFor_nameOfManyParts_isFoundOnce() {
    int output = output(".data", 0, 8);
    String name = ".data";
    for (int i = 0; i < 14; i++) {
      name += ".part" + i;
    }
    input(name, "f.o", 0, 4, output);
    LinkMap map = builder.build();
    for (int round = 0; round < 20; round++) {
      for (int dot = name.indexOf('.', 1); dot > 0; dot = name.indexOf('.', dot + 1)) {
        assertEquals(List.of(name), names(map.inputSectionsFor(name.substring(dot + 1))));
      }
    }
  }

  /** The index hashes every ending of a name: of a megabyte of dots, one after the other. */
  @Test
  void inputSectionsFor_nameOfManyDots_takesOneWalk() {
    int output = output(".bss", 0, 8);
    input(".bss" + ".".repeat(1_000_000) + "x.y", "f.o", 0, 4, output);
    LinkMap map = builder.build();
    assertTimeout(
        Duration.ofSeconds(10),
        () -> {
          for (int i = 0; i < 20; i++) {
            assertEquals(0, map.inputSectionsFor("v" + i).size());
          }
        });
    assertEquals(1, map.inputSectionsFor("x.y").size());
    assertEquals(1, map.inputSectionsFor("y").size());
    assertEquals(1, map.inputSectionsFor("..x.y").size());
  }

  @Test
  void discardedFor_symbol_isNotMixedWithKept() {
    byte[] name = bytes(".bss.aot_x");
    builder.discarded(name, 0, name.length, builder.file(name, 0, 3), 44176, 12);
    LinkMap map = builder.build();
    assertEquals(List.of(new InputSection(".bss.aot_x", ".bs", 0, 44176, -1, 12)), map.discarded());
    assertEquals(map.discarded(), map.discardedFor("aot_x"));
    assertEquals(List.of(), map.inputSectionsFor("aot_x"));
  }

  @Test
  void inputSectionAt_outOfOrderAndOverlays_findsTheOneOfTheOutput() {
    int first = output(".ovl1", 0x100, 0x40);
    int second = output(".ovl2", 0x100, 0x40);
    input(".c", "a.o", 0x120, 0x10, first);
    input(".a", "a.o", 0x100, 0x08, first);
    input(".empty", "a.o", 0x104, 0, first);
    input(".other", "a.o", 0x100, 0x40, second);
    LinkMap map = builder.build();
    assertEquals(".a", map.inputSectionAt(first, 0x107).name());
    assertNull(map.inputSectionAt(first, 0x108));
    assertEquals(".c", map.inputSectionAt(first, 0x12f).name());
    assertEquals(".other", map.inputSectionAt(second, 0x107).name());
    assertNull(map.inputSectionAt(7, 0x107));
  }

  /** Each output section looked for its rows among all of them: minutes for an image like this. */
  @Test
  void inputSectionAt_eachInAnOutputOfItsOwn_takesNoScanForEach() {
    int count = 100_000;
    for (int i = 0; i < count; i++) {
      input(".bss.v", "f.o", 4L * i, 4, output(".v", 4L * i, 4));
    }
    LinkMap map = builder.build();
    assertTimeout(
        Duration.ofSeconds(10),
        () -> {
          for (int i = 0; i < count; i++) {
            assertEquals(4L * i, map.inputSectionAt(i, 4L * i + 3).address());
          }
        });
    assertNull(map.inputSectionAt(count, 0));
  }

  @Test
  void inputSection_ofAnEarlierOutput_isADefectOfTheReader() {
    int first = output(".a", 0, 4);
    int second = output(".b", 4, 4);
    input(".b", "f.o", 4, 4, second);
    assertThrows(IllegalArgumentException.class, () -> input(".a", "f.o", 0, 4, first));
  }

  @Test
  void inputSectionAt_oneInsideAnother_findsBoth() {
    int output = output(".rodata", 0x100, 0x100);
    input(".outer", "a.o", 0x100, 0x100, output);
    input(".inner", "a.o", 0x110, 0x10, output);
    input(".later", "a.o", 0x130, 0x10, output);
    LinkMap map = builder.build();
    assertEquals(".inner", map.inputSectionAt(output, 0x11f).name());
    assertEquals(".outer", map.inputSectionAt(output, 0x128).name());
    assertEquals(".outer", map.inputSectionAt(output, 0x1ff).name());
  }

  @Test
  void inputSectionAt_topOfTheAddressSpace_isUnsigned() {
    int output = output(".top", -0x1000L, 0x1000);
    input(".low", "a.o", 0x7fff_ffff_ffff_fff0L, 0x20, output);
    input(".high", "a.o", -0x10L, 0x100, output);
    LinkMap map = builder.build();
    assertEquals(".high", map.inputSectionAt(output, -1L).name());
    assertEquals(0x10, map.inputSection(1).size());
    assertEquals(".low", map.inputSectionAt(output, 0x8000_0000_0000_0000L).name());
  }

  @Test
  void names_thatAreNoUtf8_areShownWithReplacement() {
    byte[] latin = {'.', 'b', (byte) 0xe9};
    int output = output(".bss", 0, 4);
    builder.inputSection(latin, 0, 3, builder.file(latin, 0, 3), 0, 4, output, 1);
    assertEquals(".b\ufffd", builder.build().inputSection(0).file());
  }

  @Test
  void troubles_moreThanTheLimit_areCountedOnly() {
    for (int i = 1; i <= 1500; i++) {
      builder.trouble(i, "no size");
    }
    LinkMap map = builder.build();
    assertEquals(1000, map.troubles().size());
    assertEquals(500, map.unknownLines());
    assertEquals(1001, map.firstUnknownLine());
  }

  @Test
  void incomplete_twoReasons_keepsTheFirst() {
    builder.incomplete(7, "cut");
    builder.incomplete(0, "other");
    assertEquals(new MapTrouble(7, "cut"), builder.build().incomplete());
  }

  @Test
  void patterns_givenLater_replaceOnlyThat() {
    int output = output(".bss", 0, 4);
    builder.patterns(output, 3);
    builder.listsDiscarded();
    LinkMap map = builder.build();
    assertEquals(3, map.outputSections().get(0).patterns());
    assertEquals(".bss", map.outputSections().get(0).name());
    assertTrue(map.listsDiscarded());
  }

  @Test
  void namesOfMoreThanABlock_shareAndMatchLikeOthers() {
    String prefix = ".bss." + "w".repeat(70_000) + ".";
    String name = "v".repeat(70_000);
    int output = output(".bss", 0x2000_0000L, 0x100);
    symbol(name, 0x2000_0000L, 4, input(prefix + name, "a.o", 0x2000_0000L, 4, output));
    LinkMap map = builder.build();
    assertEquals(name, map.symbol(0).name());
    assertEquals(1, map.symbolsNamed(name).size());
    assertEquals(List.of(prefix + name), names(map.inputSectionsFor(name)));
  }
}
