package arenacheck.elf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputFile;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymbolColumnsTest {
  private static final int ABS = 0xfff1;
  private static final int HIDDEN = 2;

  private final ElfBytes bytes = ElfBytes.elf32();

  private SymbolTable table() {
    return bytes.image().symbols();
  }

  private void local(String name, int type, long size) {
    bytes.symbol(name, Symbol.LOCAL, type, type == Symbol.FILE ? ABS : 1, 0, size);
  }

  private void global(String name) {
    bytes.symbol(name, Symbol.GLOBAL, Symbol.OBJECT, ABS, 0, 4);
  }

  private static List<String> names(List<Symbol> symbols) {
    return symbols.stream().map(Symbol::name).toList();
  }

  @Test
  void named_severalOfOneName_comeInTheOrderOfTheFile() {
    local("arena", Symbol.OBJECT, 4);
    global("other");
    local("arena", Symbol.FUNC, 8);
    List<Symbol> found = table().named("arena");
    assertEquals(List.of(1, 3), found.stream().map(Symbol::index).toList());
    assertEquals(List.of(4L, 8L), found.stream().map(Symbol::size).toList());
  }

  @Test
  void named_prefixesAndTails_areOtherNames() {
    global("arena");
    global("my_arena");
    global("arena_2");
    assertEquals(List.of("arena"), names(table().named("arena")));
    assertEquals(List.of(), table().named("aren"));
    assertEquals(List.of(), table().named("rena"));
    assertEquals(List.of(), table().named("arena\0my_arena"));
    assertEquals(List.of(), table().named("arena_2 with a tail longer than the string table"));
  }

  @Test
  void named_tailThatSharesStorage_isFound() {
    global("my_arena");
    global("x");
    bytes.build();
    int symtab = bytes.contentsOffset(-3);
    // As GNU ld merges strings: the second name begins inside the first one.
    bytes.patch(symtab + 2 * 16, 4, 1 + "my_".length());
    SymbolTable table = ElfReader.read(InputFile.of("a", bytes.bytes())).symbols();
    assertEquals(List.of(2), table.named("arena").stream().map(Symbol::index).toList());
    assertEquals(List.of("my_arena", "arena"), names(table.containing("arena", name -> true)));
    assertEquals(List.of("my_arena"), names(table.containing("my_", name -> true)));
    assertEquals(List.of("my_arena"), names(table.containing("y_ar", name -> true)));
  }

  @Test
  void containing_asksTheTestOnlyWhereTheStemStands() {
    global("arena.lto_priv.0");
    global("unrelated");
    global("_ZL5arena");
    global("aren");
    global("arena_arena_x");
    List<String> asked = new ArrayList<>();
    List<Symbol> found =
        table()
            .containing(
                "arena",
                name -> {
                  asked.add(name);
                  return !name.startsWith("_Z");
                });
    assertEquals(List.of("arena.lto_priv.0", "_ZL5arena", "arena_arena_x"), asked);
    assertEquals(List.of("arena.lto_priv.0", "arena_arena_x"), names(found));
  }

  @Test
  void containing_stemAcrossTwoNames_isNotFound() {
    global("ab");
    global("cd");
    assertEquals(List.of(), table().containing("b\0c", name -> true));
    assertEquals(List.of(), table().containing("bc", name -> true));
    assertEquals(List.of(), table().containing("cde", name -> true));
  }

  @Test
  void containing_manyStrings_findsEach() {
    for (int i = 0; i < 100; i++) {
      global("buffer" + i);
      global("skip" + i);
    }
    assertEquals(100, table().containing("buffer", name -> true).size());
    assertEquals(11, table().containing("buffer5", name -> true).size());
  }

  @Test
  void file_isThatOfTheStt_fileBefore() {
    local("early", Symbol.OBJECT, 4);
    local("a.c", Symbol.FILE, 0);
    local("one", Symbol.OBJECT, 4);
    local("b.c", Symbol.FILE, 0);
    local("two", Symbol.OBJECT, 4);
    local("", Symbol.FILE, 0);
    local("veneer", Symbol.FUNC, 8);
    global("global");
    SymbolTable table = table();
    assertNull(table.named("early").get(0).file());
    assertEquals("a.c", table.named("one").get(0).file());
    assertEquals("b.c", table.named("two").get(0).file());
    assertNull(table.named("veneer").get(0).file());
    assertNull(table.named("global").get(0).file());
    assertNull(table.named("b.c").get(0).file());
  }

  @Test
  void file_ofAGlobalThatTheLinkerMadeLocal_isNotKnown() {
    local("a.c", Symbol.FILE, 0);
    local("one", Symbol.OBJECT, 4);
    bytes.symbol("hidden", Symbol.LOCAL, Symbol.OBJECT, 1, 0, 4, HIDDEN);
    SymbolTable table = table();
    assertEquals("a.c", table.named("one").get(0).file());
    assertNull(table.named("hidden").get(0).file());
  }

  @Test
  void hasLocals_filesAndSectionsAlone_areNone() {
    local("", Symbol.SECTION, 0);
    local("a.c", Symbol.FILE, 0);
    local("", Symbol.FILE, 0);
    global("main");
    assertFalse(table().hasLocals());
  }

  @Test
  void hasLocals_whatTheLinkerMadeItself_isNone() {
    local("end_of_code", Symbol.NOTYPE, 0);
    local("$t", Symbol.NOTYPE, 0);
    local("__main_veneer", Symbol.FUNC, 8);
    bytes.symbol("hidden", Symbol.LOCAL, Symbol.OBJECT, 1, 0, 4, HIDDEN);
    assertFalse(table().hasLocals());
  }

  @Test
  void hasLocals_anyLocalOfAFile_isOne() {
    local("a.c", Symbol.FILE, 0);
    local("$t", Symbol.NOTYPE, 0);
    assertTrue(table().hasLocals());
  }

  @Test
  void hasLocals_dataWithoutAFile_isOne() {
    local("", Symbol.FILE, 0);
    local("arena", Symbol.OBJECT, 4);
    assertTrue(table().hasLocals());
  }

  @Test
  void hasLocals_dataAloneInTheTable_wasPickedByName() {
    local("", Symbol.SECTION, 0);
    local("arena", Symbol.OBJECT, 4);
    assertFalse(table().hasLocals());
  }

  @Test
  void hasLocals_dataAndGlobals_filesWereRemoved() {
    local("arena", Symbol.OBJECT, 4);
    bytes.symbol("main", Symbol.GLOBAL, Symbol.FUNC, 1, 0, 4);
    assertTrue(table().hasLocals());
  }

  /** Whether {@code readelf -s} of these images still lists {@code arena}, a static variable. */
  @ParameterizedTest
  @CsvSource({
    "gnu,true",
    "gnu-big-endian,true",
    "gnu-compressed-debug,true",
    "gnu-debug-only,true",
    "gnu-strip-g,true",
    "gnu-strip-x,false",
    "gnu-ld-x,false",
    "lld,true",
    "lld-x86-64,true",
    "lld-x,false"
  })
  void hasLocals_linkedImages_tellsWhetherStaticsAreThere(String name, boolean expected) {
    try (InputFile file = InputFile.open("testdata/elf/" + name + ".elf")) {
      SymbolTable symbols = ElfReader.read(file).symbols();
      assertEquals(expected, symbols.hasLocals());
      assertEquals(expected ? 1 : 0, symbols.named("arena").size());
      assertEquals(1, symbols.named("global_count").size());
    }
  }

  @Test
  void localsOfALinkedImage_knowTheirFile() {
    try (InputFile file = InputFile.open("testdata/elf/gnu.elf")) {
      SymbolTable symbols = ElfReader.read(file).symbols();
      assertEquals("locals.c", symbols.named("arena").get(0).file());
      assertNull(symbols.named("end_of_code").get(0).file());
    }
  }
}
