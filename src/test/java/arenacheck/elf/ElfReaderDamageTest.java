package arenacheck.elf;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random damage: whatever the bytes are, the outcome is an image or one refusal. */
class ElfReaderDamageTest {
  private static final int ROUNDS = 1500;
  private static final long[] EDGES = {
    0,
    1,
    2,
    3,
    7,
    8,
    0x7f,
    0xff,
    0x7fff,
    0xff00,
    0xffff,
    0x7fffffffL,
    0x80000000L,
    0xfffffff0L,
    0xffffffffL,
    1L << 32,
    Long.MAX_VALUE,
    Long.MIN_VALUE,
    -16,
    -1
  };

  private int images;
  private int refusals;

  @Test
  void damagedImages_areReadOrRefused() throws IOException {
    for (byte[] seed : seeds()) {
      Random random = new Random(seed.length);
      for (int round = 0; round < ROUNDS; round++) {
        byte[] bytes = damage(seed, random);
        try {
          useAll(ElfReader.read(InputFile.of("app.elf", bytes)));
          images++;
        } catch (InputException e) {
          refusals++;
          assertNotNull(e.place(), "place");
          assertNotNull(e.help(), "help");
        } catch (RuntimeException | Error e) {
          throw new AssertionError("seed of " + seed.length + " bytes, round " + round, e);
        }
      }
    }
    assertTrue(images > ROUNDS / 2, images + " images");
    assertTrue(refusals > ROUNDS / 2, refusals + " refusals");
  }

  private static List<byte[]> seeds() throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    seeds.add(small(ElfBytes.elf32()));
    seeds.add(small(ElfBytes.of(true, true)));
    seeds.add(small(ElfBytes.of(false, true).extendedNumbers()));
    seeds.add(small(ElfBytes.elf64().withoutSectionHeaders()));
    seeds.add(Files.readAllBytes(Path.of("testdata/elf/gnu.elf")));
    seeds.add(Files.readAllBytes(Path.of("testdata/elf/lld-x86-64.elf")));
    return seeds;
  }

  private static byte[] small(ElfBytes elf) {
    int text = elf.section(".text", ElfBytes.PROGBITS, ElfBytes.ALLOC, 0x8000, new byte[16]);
    int note = elf.section(".note", 7, ElfBytes.ALLOC, 0x8010, new byte[32]);
    int bss = elf.nobits(".bss", ElfBytes.ALLOC | ElfBytes.WRITE, 0x20000000L, 64);
    elf.symbol("a.c", Symbol.LOCAL, Symbol.FILE, 0xfff1, 0, 0);
    elf.symbol("arena", Symbol.LOCAL, Symbol.OBJECT, bss, 0x20000000L, 16);
    elf.symbol("main", Symbol.GLOBAL, Symbol.FUNC, text, 0x8001, 8);
    return elf.load(text, 0x8000).segment(Segment.NOTE, note).build();
  }

  private static byte[] damage(byte[] seed, Random random) {
    byte[] bytes = seed.clone();
    if (random.nextInt(10) == 0) {
      return Arrays.copyOf(bytes, random.nextInt(bytes.length) + 1);
    }
    Fields fields = new Fields(seed[4] == 2, seed[5] == 2);
    int edits = 1 + random.nextInt(3);
    for (int i = 0; i < edits; i++) {
      int place = place(bytes.length, random);
      int length = 1 << random.nextInt(4);
      int aligned = Math.min(place / length * length, bytes.length - length);
      boolean edge = random.nextBoolean();
      long value = edge ? EDGES[random.nextInt(EDGES.length)] : random.nextLong();
      fields.put(bytes, aligned, edge ? length : 1, value);
    }
    return bytes;
  }

  /** Half of the edits hit the ELF header or the tables at the end of the file. */
  private static int place(int length, Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> 16 + random.nextInt(Math.min(120, length - 16));
      case 1 -> length - 1 - random.nextInt(Math.min(700, length));
      default -> random.nextInt(length);
    };
  }

  private static void useAll(ElfImage image) {
    for (Section section : image.sections()) {
      image.loadAddress(section);
      image.sectionAt(section.address());
      section.range();
      if (section.hasFileContents()) {
        image.contents(section, 0, (int) Math.min(section.size(), 16));
      }
    }
    assertNotNull(image.machineName());
    SymbolTable symbols = image.symbols();
    if (symbols != null) {
      for (int i = 0; i < symbols.count(); i++) {
        Symbol symbol = symbols.at(i);
        assertTrue(symbol.section() < image.sections().size());
        assertTrue(symbols.named(symbol.name()).size() > 0 || symbol.name().contains("\ufffd"));
      }
      symbols.containing("arena", name -> true);
      symbols.hasLocals();
    }
  }
}
