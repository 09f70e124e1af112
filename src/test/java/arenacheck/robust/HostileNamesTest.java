package arenacheck.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.elf.ElfBytes;
import arenacheck.elf.Symbol;
import arenacheck.fuzz.PlainElf;
import arenacheck.linkmap.GnuMapText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Symbol tables that make naive look-ups take minutes. */
@Timeout(60)
class HostileNamesTest {
  private static final int COUNT = 20_000;

  @TempDir Path folder;

  private Told check(byte[] elf, GnuMapText map) throws IOException {
    Path image = Files.write(folder.resolve("fw.elf"), elf);
    Files.writeString(folder.resolve("fw.map"), map.text());
    return Told.check(image, "--report", Told.report("gc-persistent"));
  }

  @Test
  void manySymbolsOfOneLongName_areLookedUpInTime() throws IOException {
    String name = "aot_arena_dtcm_buffer" + "x".repeat(1 << 20);
    ElfBytes elf = ElfBytes.elf32();
    int bss = elf.nobits(".bss", ElfBytes.ALLOC | ElfBytes.WRITE, 0x20000000, 0x100000);
    GnuMapText map = new GnuMapText().region("MCU_TCM", 0x20000000, 0x80000);
    map.output(".bss", 0x20000000, 0x100000, ".bss*").input(".bss", 0x20000000, 0x100000, "a.o");
    for (int i = 0; i < COUNT; i++) {
      String own = i == 0 ? name : "y";
      elf.symbol(own, Symbol.LOCAL, Symbol.OBJECT, bss, 0x20000000L + 16L * i, 16);
      map.symbol("g" + i, 0x20000000L + 16L * i);
    }
    elf.symbol("main", Symbol.GLOBAL, Symbol.OBJECT, bss, 0x200ffff0L, 16);
    assertEquals(1, check(withOneName(elf.build()), map).code());
  }

  /** Linkers let names share storage: all symbols get the first one's name. */
  private static byte[] withOneName(byte[] elf) {
    int first = PlainElf.of(elf).symbols().get(0).entry();
    for (PlainElf.Symbol symbol : PlainElf.of(elf).symbols()) {
      System.arraycopy(elf, first, elf, symbol.entry(), 4);
    }
    return elf;
  }

  @Test
  void manyStaticsOfOneName_areComparedInTime() throws IOException {
    ElfBytes elf = ElfBytes.elf32();
    int bss = elf.nobits(".bss", ElfBytes.ALLOC | ElfBytes.WRITE, 0x20000000, 0x100000);
    GnuMapText map = new GnuMapText().region("MCU_TCM", 0x20000000, 0x80000);
    map.output(".bss", 0x20000000, 0x100000, ".bss*").input(".bss", 0x20000000, 0x100000, "a.o");
    for (int i = 0; i < COUNT / 4; i++) {
      elf.symbol("same", Symbol.LOCAL, Symbol.OBJECT, bss, 0x20000000L + 16L * i, 16);
      map.symbol("same", 0x20000000L + 16L * i);
    }
    elf.symbol("main", Symbol.GLOBAL, Symbol.OBJECT, bss, 0x200ffff0L, 16);
    assertEquals(1, check(elf.build(), map).code());
  }
}
