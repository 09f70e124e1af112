package arenacheck.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class TargetReaderTest {
  static final String VALID =
      """
      {"name": "board", "byte_order": "big", "elf_class": 64, "memories": [
        {"memory": "ram", "non_volatile": false, "notes": ["n"], "regions": ["RAM"],
         "apertures": [{"start": "0x20000000", "length": "64K", "source": "data sheet"}],
         "extents": [
           {"linkers": ["gnu-ld", "lld"], "start": "0x20001000", "length": 4096, "source": "s"},
           {"linkers": ["armlink"], "start": 536870912, "length": "0x1800", "source": "s"}]},
        {"memory": "nvm", "non_volatile": true, "reachable_by_linker": false,
         "apertures": [{"start": "0", "length": "1M", "source": "data sheet"}]}]}
      """;

  private static Target read(String text) {
    try (InputFile file = InputFile.of("t.json", text.getBytes(StandardCharsets.UTF_8))) {
      return TargetReader.read(file);
    }
  }

  private static String refusal(String old, String changed) {
    assertTrue(VALID.contains(old), old);
    InputException e = assertThrows(InputException.class, () -> read(VALID.replace(old, changed)));
    return e.place().prefix() + ": " + e.getMessage() + " [" + e.place().detail() + "]";
  }

  @Test
  void everyField_isKept() {
    Target target = read(VALID);
    assertEquals("board", target.name());
    assertNull(target.soc());
    assertEquals(64, target.elfClass());
    assertTrue(target.bigEndian());
    TargetMemory ram = target.memories().get(0);
    assertEquals("ram", ram.name());
    assertEquals(List.of("RAM"), ram.regions());
    assertEquals(List.of("n"), ram.notes());
    assertTrue(ram.reachableByLinker());
    assertEquals(
        List.of(new TargetMemory.Aperture(new AddressRange(0x20000000L, 65536), "data sheet")),
        ram.apertures());
    assertEquals(
        new TargetMemory.Extent(List.of("armlink"), new AddressRange(0x20000000L, 0x1800), "s"),
        ram.extents().get(1));
    assertFalse(target.memories().get(1).reachableByLinker());
    assertTrue(target.memories().get(1).nonVolatile());
  }

  @Test
  void extent_isThatOfTheLinker() {
    TargetMemory ram = read(VALID).memories().get(0);
    assertEquals(new AddressRange(0x20001000L, 4096), ram.extent("lld"));
    assertEquals(new AddressRange(0x20000000L, 0x1800), ram.extent("armlink"));
    assertEquals(new AddressRange(0x20000000L, 0x2000), ram.extent(null));
    assertNull(read(VALID).memories().get(1).extent(null));
    assertNull(ram.extent("other"));
  }

  @Test
  void extent_toTheTopOf64Bits_isAllOfIt() {
    AddressRange top = new AddressRange(-32, 32);
    TargetMemory memory =
        new TargetMemory(
            "m",
            false,
            true,
            List.of(),
            List.of(new TargetMemory.Aperture(top, "s")),
            List.of(
                new TargetMemory.Extent(List.of("lld"), top, "s"),
                new TargetMemory.Extent(List.of("armlink"), new AddressRange(-32, 8), "s")),
            List.of());
    assertEquals(top, memory.extent(null));
  }

  @Test
  void missingField_isRefused() {
    assertEquals("t.json:1:1: `name` is missing [null]", refusal("\"name\": \"board\",", ""));
    assertEquals(
        "t.json:2:3: `non_volatile` is missing [/memories/0]",
        refusal("\"non_volatile\": false,", ""));
    assertEquals(
        "t.json:3:18: `source` is missing [/memories/0/apertures/0]",
        refusal("\"64K\", \"source\": \"data sheet\"", "\"64K\""));
    assertEquals(
        "t.json:6:6: `linkers` is missing [/memories/0/extents/1]",
        refusal("\"linkers\": [\"armlink\"], ", ""));
  }

  @Test
  void mistypedKey_isRefused() {
    assertEquals(
        "t.json:7:36: the key `non_volatil` is not known here [/memories/1/non_volatil]",
        refusal("\"non_volatile\": true", "\"non_volatil\": true"));
    assertEquals(
        "t.json:3:30: the key `linkers` is not known here [/memories/0/apertures/0/linkers]",
        refusal("{\"start\": \"0x20000000\"", "{\"linkers\": [], \"start\": \"0x20000000\""));
  }

  @Test
  void badFigures_areRefused() {
    assertEquals(
        "t.json:3:52: `64Q` is no size [/memories/0/apertures/0/length]", refusal("64K", "64Q"));
    assertEquals(
        "t.json:8:28: `x` is no address [/memories/1/apertures/0/start]",
        refusal("\"start\": \"0\"", "\"start\": \"x\""));
    assertEquals(
        "t.json:8:43: `length` is negative: -1 [/memories/1/apertures/0/length]",
        refusal("\"1M\"", "-1"));
    assertTrue(
        refusal("\"1M\"", "0")
            .endsWith(": a range of length 0 holds nothing [/memories/1/apertures/0]"));
    assertTrue(
        refusal("\"start\": \"0\"", "\"start\": \"0xffffffffffffffff\"")
            .endsWith(": the range ends above 2^64 [/memories/1/apertures/0]"));
    assertTrue(
        refusal("\"0x1800\"", "\"0x18000\"")
            .endsWith(
                ": the extent [0x20000000, 0x20018000) of `ram` lies outside its apertures"
                    + " [/memories/0]"));
  }

  @Test
  void badValues_areRefused() {
    assertEquals(
        "t.json:1:33: `byte_order` is `middle`, but `little` or `big` is expected [/byte_order]",
        refusal("\"big\"", "\"middle\""));
    assertEquals(
        "t.json:1:53: `elf_class` is 16, but 32 or 64 is expected [/elf_class]",
        refusal("64,", "16,"));
    assertEquals(
        "t.json:6:19: the linker `ar` is not known; `gnu-ld`, `lld` and `armlink` are"
            + " [/memories/0/extents/1/linkers/0]",
        refusal("\"armlink\"", "\"ar\""));
    assertTrue(
        refusal("\"nvm\"", "\"ram\"").endsWith(": the memory `ram` stands twice [/memories/1]"));
    assertEquals(
        "t.json:2:37: `non_volatile` is the string \"no\", but true or false is expected"
            + " [/memories/0/non_volatile]",
        refusal("false,", "\"no\","));
  }

  @Test
  void emptyLists_areRefused() {
    InputException e =
        assertThrows(InputException.class, () -> read("{\"name\": \"b\", \"memories\": []}"));
    assertEquals(
        "`memories` is empty: a target without memories can check nothing", e.getMessage());
    assertEquals("compare it with a built-in target: `arenacheck targets apollo510_evb`", e.help());
    assertTrue(
        refusal("[{\"start\": \"0\", \"length\": \"1M\", \"source\": \"data sheet\"}]", "[]")
            .contains(": `apertures` is empty: nothing could lie in this memory"));
  }
}
