package arenacheck.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.elf.ElfBytes;
import arenacheck.elf.Symbol;
import arenacheck.linkmap.GnuMapText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects whose last byte would lie behind the last address. */
class WrapAroundTest {
  private static final String NAME = "aot_arena_dtcm_buffer";

  @TempDir Path folder;

  private Told check(ElfBytes elf, String map) throws IOException {
    Path image = Files.write(folder.resolve("fw.elf"), elf.build());
    Files.deleteIfExists(folder.resolve("fw.map"));
    if (map != null) {
      Files.writeString(folder.resolve("fw.map"), map);
    }
    return Told.check(
        image, "--report", Told.report("gc-persistent"), "--memory", "dtcm=0xffffffffffff0000+64K");
  }

  @Test
  void symbolThatWrapsAround_isNotOk() throws IOException {
    ElfBytes elf = ElfBytes.elf64();
    int bss = elf.nobits(".bss", ElfBytes.ALLOC | ElfBytes.WRITE, -0x1000, 0x1000);
    elf.symbol(NAME, Symbol.LOCAL, Symbol.OBJECT, bss, -16, 1536);
    Told told = check(elf, null);
    assertEquals(1, told.code(), told.err());
    assertTrue(told.out().contains("failed wrong-memory"), told.out());
    assertTrue(told.out().contains("is in dtcm and behind the last address"), told.out());
  }

  @Test
  void symbolThatEndsAtTheEnd_isOk() throws IOException {
    ElfBytes elf = ElfBytes.elf64();
    int bss = elf.nobits(".bss", ElfBytes.ALLOC | ElfBytes.WRITE, -0x1000, 0x1000);
    elf.symbol(NAME, Symbol.LOCAL, Symbol.OBJECT, bss, -1536, 1536);
    Told told = check(elf, null);
    assertTrue(told.out().contains("0xfffffffffffffa00   1536  ok"), told.out() + told.err());
  }

  @Test
  void sectionThatWrapsAround_isNotOk() throws IOException {
    ElfBytes elf = ElfBytes.elf64();
    int bss = elf.nobits(".bss", ElfBytes.ALLOC | ElfBytes.WRITE, -8, 0x1000);
    elf.symbol(NAME, Symbol.LOCAL, Symbol.OBJECT, bss, -16, 1536);
    Told told = check(elf, null);
    assertNotEquals(0, told.code(), told.out());
    assertTrue(told.code() == 2 || !told.out().contains("1536  ok"), told.out());
  }

  @Test
  void mapRowsThatWrapAround_giveNoOk() throws IOException {
    ElfBytes elf = ElfBytes.elf64();
    elf.nobits(".bss", ElfBytes.ALLOC | ElfBytes.WRITE, -0x1000, 0x1000);
    String map =
        new GnuMapText()
            .region("MCU_TCM", -16, 0x1000)
            .output(".bss", -0x1000, 0x1000, ".bss*")
            .input(".bss." + NAME, -8, 1536, "a.o")
            .text();
    Told told = check(elf, map);
    assertTrue(told.code() == 1 || told.code() == 3, told.code() + told.err());
    assertTrue(!told.out().contains("1536  ok"), told.out());
  }
}
