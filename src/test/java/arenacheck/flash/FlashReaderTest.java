package arenacheck.flash;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records as objcopy and srec_cat read them; {@code FlashToolsTest} asks these themselves. */
class FlashReaderTest {
  private static final String DATA = ":0400000001020304F2\n";
  private static final String END = ":00000001FF\n";

  @TempDir Path folder;

  private FlashInput file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.write(file, text.getBytes(StandardCharsets.ISO_8859_1));
    return new FlashInput(file.toString(), null);
  }

  private FlashMemory read(String text) throws IOException {
    return FlashReader.read(List.of(file("fw", text)), 0);
  }

  private InputException refused(String text) throws IOException {
    FlashInput input = file("fw", text);
    return assertThrows(InputException.class, () -> FlashReader.read(List.of(input), 0));
  }

  /** The bytes from an address on, {@code --} where there is none. */
  static String at(FlashMemory memory, long address, int length) {
    byte[] bytes = new byte[length];
    boolean[] given = new boolean[length];
    memory.read(address, bytes, given, length);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(given[i] ? String.format("%02x", bytes[i]) : "--");
    }
    return text.toString();
  }

  @Test
  void hex_dataRecord_bytesAtItsAddress() throws IOException {
    FlashMemory memory = read(DATA + END);
    assertEquals("01020304--", at(memory, 0, 5));
    FlashFile file = memory.files().get(0);
    assertEquals(FlashFormat.INTEL_HEX, file.format());
    assertEquals(0, file.start());
    assertEquals(4, file.length());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ":0400000001020304f2\n:00000001ff\n",
        ":0400000001020304F2\r\n:00000001FF\r\n",
        ":0400000001020304F2\r:00000001FF\r",
        "\n\n  :0400000001020304F2  \t\n\n:00000001FF   \n\n \n",
        "\u00ef\u00bb\u00bf:0400000001020304F2\n:00000001FF\n\u001a",
        ":0400000001020304F2\n:00000001FF",
        ":040000030041006157\n:040000050041006155\n:0400000001020304F2\n:00000001FF\n",
        "S0030000FC\nS107000001020304EE\nS9030000FC\n",
        "S20800000001020304ED\nS5030001FB\nS804000000FB\n",
        "S3090000000001020304EC\r\nS70500000000FA\r\n",
        "s107000001020304ee\n"
      })
  void spellings_all_oneMemory(String text) throws IOException {
    assertEquals("01020304--", at(read(text), 0, 5));
  }

  @Test
  void hex_segmentBase_timesSixteen_wrapsAt64K() throws IOException {
    FlashMemory memory = read(":020000021000EC\n:04FFFE0001020304F5\n" + END);
    assertEquals("0102", at(memory, 0x1fffe, 2));
    assertEquals("--", at(memory, 0x20000, 1));
    assertEquals("0304--", at(memory, 0x10000, 3));
  }

  @Test
  void hex_linearBase_goesOnBehind64K_wrapsAt4G() throws IOException {
    FlashMemory memory = read(":020000040041B9\n:04FFFE0001020304F5\n" + END);
    assertEquals("01020304", at(memory, 0x41fffeL, 4));
    memory = read(":02000004FFFFFC\n:04FFFE0001020304F5\n" + END);
    assertEquals("0102", at(memory, 0xfffffffeL, 2));
    assertEquals("0304", at(memory, 0, 2));
  }

  @Test
  void hex_outOfOrderWithGaps_sorted() throws IOException {
    FlashMemory memory = read(":02001000AABB89\n:020000001122CB\n:02000200334485\n" + END);
    assertEquals("11223344------------------------aabb", at(memory, 0, 18));
    assertEquals(18, memory.files().get(0).length());
    assertTrue(memory.files().get(0).gaps());
  }

  @ParameterizedTest
  @CsvSource({
    ":0400000001020304F3,1,checksum is wrong: 0xf2",
    ":04000000010203F6,1,3 bytes of data; its length field says 4",
    ":0400000001020304F,1,middle of a byte",
    ":04000000010203G4F2,1,`G` is no hexadecimal",
    ":0000,1,shorter",
    ":00000006FA,1,unknown type 0x06",
    ":0100000200FD,1,2 bytes of data; this one has 1",
    ":0400000001020304F2|hello,2,does not start with `:`",
    ":0400000001020304F2|:00000001FF|:0400000001020304F2,3,behind the end record",
    ":0400000001020304F2,1,without an end record",
    ":0400000001020304F2|:00000001FF00,2,1 bytes of data; its length field says 0",
    "S107000001020304EF,1,checksum is wrong: 0xee",
    "S108000001020304EE,1,7 bytes; its length field says 8",
    "S4030000FC,1,reserved",
    "S107000001020304EE|S5030002FA,2,counts 2 data records; but 1",
    "S107000001020304EE|S9030000FC|S107000001020304EE,3,behind the end record",
    "S107000001020304EE|:00000001FF,2,no S-record",
    "S101,1,shorter"
  })
  void badRecords_refusedWithLine(String text, int line, String message) throws IOException {
    InputException e = refused(text.replace('|', '\n'));
    assertEquals(line, e.place().line());
    assertTrue(e.getMessage().contains(message.replace(';', ',')), e.getMessage());
    assertTrue(e.help() != null && !e.help().isEmpty());
  }

  @Test
  void longLine_refused() throws IOException {
    assertTrue(refused(":" + "0".repeat(200_000)).getMessage().contains("longer"));
    assertEquals(2, refused(DATA + " ".repeat(200_000) + "\n" + END).place().line());
  }

  @Test
  void noData_elf_compressed_empty_refused() throws IOException {
    assertTrue(refused(END).getMessage().contains("no data"));
    assertTrue(refused("\u007fELF\1\1\1").getMessage().contains("an ELF image"));
    assertTrue(refused("PK\3\4xx").getMessage().contains("compressed"));
    assertTrue(refused("UF2\nWQ]\u009e").getMessage().contains("UF2"));
    assertTrue(refused("").getMessage().contains("empty"));
  }

  @Test
  void raw_atGivenOrLowestAddress() throws IOException {
    FlashInput file = file("fw.bin", "\0\0\10 xyz");
    FlashMemory memory = FlashReader.read(List.of(file), 0x410000);
    assertEquals("0000", at(memory, 0x410000, 2));
    memory = FlashReader.read(List.of(new FlashInput(file.path(), 0x20L)), 0x410000);
    assertEquals("--0000", at(memory, 0x1f, 3));
    assertEquals(FlashFormat.BINARY, memory.files().get(0).format());
    FlashInput last = new FlashInput(file.path(), -4L);
    assertThrows(InputException.class, () -> FlashReader.read(List.of(last), 0));
  }

  @Test
  void recordsWithAnAddress_refused() throws IOException {
    FlashInput given = new FlashInput(file("fw.hex", DATA + END).path(), 0x410000L);
    InputException e =
        assertThrows(InputException.class, () -> FlashReader.read(List.of(given), 0));
    assertEquals("leave `@0x00410000` out", e.help());
  }

  @Test
  void severalFiles_oneMemory_equalBytesMayOverlap() throws IOException {
    FlashInput one = file("a.hex", DATA + END);
    FlashInput two = file("b.hex", ":040002000304050" + "6E8\n" + END);
    FlashMemory memory = FlashReader.read(List.of(two, one, one), 0);
    assertEquals("010203040506--", at(memory, 0, 7));
    assertEquals(3, memory.files().size());
  }

  @Test
  void contradiction_betweenFiles_refusedWithBothPlaces() throws IOException {
    FlashInput one = file("a.hex", DATA + END);
    FlashInput two = file("b.hex", "\n:01000300FFFD\n" + END);
    InputException e =
        assertThrows(InputException.class, () -> FlashReader.read(List.of(one, two), 0));
    assertEquals(two.path(), e.place().file());
    assertEquals(2, e.place().line());
    assertTrue(
        e.getMessage().startsWith("gives 0x00000003 the byte 0xff, but " + one.path() + ":1 gives"),
        e.getMessage());
  }

  @Test
  void contradiction_insideAFile_refused() throws IOException {
    InputException e = refused(DATA + ":01000300FFFD\n" + END);
    assertEquals(2, e.place().line());
    assertTrue(e.help().contains("contradicts itself"));
  }

  /** Overlaps of every kind against a plain array. */
  @Test
  void join_manyRuns_asAPlainArray() {
    java.util.Random random = new java.util.Random(11);
    byte[] plain = new byte[300];
    random.nextBytes(plain);
    for (int round = 0; round < 200; round++) {
      FlashRuns runs = new FlashRuns();
      boolean[] there = new boolean[plain.length];
      for (int i = 0; i < 1 + round % 20; i++) {
        int start = random.nextInt(plain.length);
        int length = random.nextInt(plain.length - start);
        runs.take(start, plain, start, length, 0);
        java.util.Arrays.fill(there, start, start + length, true);
      }
      FlashMemory memory = FlashMemory.join(new ArrayList<>(), runs.runs()).memory();
      byte[] bytes = new byte[plain.length];
      boolean[] given = new boolean[plain.length];
      memory.read(0, bytes, given, plain.length);
      assertArrayEquals(there, given);
      for (int i = 0; i < plain.length; i++) {
        assertEquals(there[i] ? plain[i] : 0, bytes[i]);
      }
    }
  }

  @Test
  void join_oneByteChanged_conflictAtItsAddress() {
    java.util.Random random = new java.util.Random(12);
    byte[] plain = new byte[100];
    for (int round = 0; round < 100; round++) {
      FlashRuns runs = new FlashRuns();
      runs.take(0, plain, 0, 40, 0);
      runs.take(30, plain, 30, 70, 0);
      int wrong = random.nextInt(100);
      runs.take(wrong, new byte[] {1}, 0, 1, 0);
      assertEquals(wrong, FlashMemory.join(List.of(), runs.runs()).conflict().address());
    }
  }
}
