package arenacheck.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.elf.ElfBytes;
import arenacheck.elf.Symbol;
import arenacheck.robust.Shell.Ended;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * How much memory large firmware may take, and what happens where that is not there. Measured: 8
 * MiB, the image's symbol and string table, and half of the map.
 */
@DisabledOnOs(OS.WINDOWS)
class HeapIT {
  private static final String CHECK = "$A check fw.elf --report aot_residency.json -q";

  @TempDir Path folder;

  /** An image of so many symbols, each with a section and a symbol line in the map. */
  private void firmware(int symbols) throws IOException {
    ElfBytes elf = ElfBytes.elf32();
    long size = 4L * symbols;
    int bss = elf.nobits(".bss", ElfBytes.ALLOC | ElfBytes.WRITE, 0x60000000L, size);
    try (BufferedWriter map = Files.newBufferedWriter(folder.resolve("fw.map"))) {
      map.write("\nMemory Configuration\n\nName             Origin             Length\n");
      map.write("MCU_TCM          0x20000000         0x00080000         xrw\n");
      map.write("PSRAM            0x60000000         0x10000000         xrw\n");
      map.write("*default*        0x00000000         0xffffffff\n\n");
      map.write("Linker script and memory map\n\n");
      map.write(String.format(".bss            0x%08x 0x%x%n", 0x60000000L, size));
      map.write(" *(.bss*)\n");
      for (int i = 0; i < symbols; i++) {
        long address = 0x60000000L + 4L * i;
        String name = "module_" + i % 977 + "_variable_" + i;
        elf.symbol(name, Symbol.GLOBAL, Symbol.OBJECT, bss, address, 4);
        map.write(" .bss." + name + "\n");
        map.write(String.format("                0x%08x        0x4 obj/%d.o%n", address, i % 977));
        map.write(String.format("                0x%08x                %s%n", address, name));
      }
    }
    Files.write(folder.resolve("fw.elf"), elf.build());
    Files.copy(Told.report("staged"), folder.resolve("aot_residency.json"));
  }

  private Ended check(String heap) throws IOException, InterruptedException {
    return new Shell(folder, "-Xmx" + heap).run(CHECK);
  }

  @Test
  void largeFirmware_fitsIntoLittle_andTellsWhenNot() throws Exception {
    firmware(220_000);
    assertTrue(Files.size(folder.resolve("fw.map")) > 29_000_000);
    Ended ended = check("48m");
    assertEquals(3, ended.code(), ended.err());
    assertTrue(ended.out().contains("[symbol-stripped]"), ended.out());
    for (String heap : new String[] {"20m", "12m"}) {
      Ended none = check(heap);
      assertEquals(2, none.code(), heap + none.out() + none.err());
      assertEquals("", none.out());
      assertTrue(none.hasOneMessage("memory"), none.err());
    }
  }

  @Test
  void mapOfMoreThan100Megabytes_fitsInto128() throws Exception {
    firmware(750_000);
    assertTrue(Files.size(folder.resolve("fw.map")) > 100_000_000);
    assertEquals(3, check("128m").code());
  }
}
