package arenacheck.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arenacheck.io.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTest {
  @Test
  void text_hasAtLeastEightDigits() {
    assertEquals("0x00000000", Address.text(0));
    assertEquals("0x20000000", Address.text(0x20000000L));
    assertEquals("0x90000000", Address.text(0x90000000L));
    assertEquals("0xffffffffffffffff", Address.text(-1));
  }

  @Test
  void bytes_showHexFromTen() {
    assertEquals("0 bytes", Address.bytes(0));
    assertEquals("1 byte", Address.bytes(1));
    assertEquals("9 bytes", Address.bytes(9));
    assertEquals("44176 bytes (0xac90)", Address.bytes(44176));
    assertEquals("18446744073709551615 bytes (0xffffffffffffffff)", Address.bytes(-1));
  }

  @Test
  void parse_takesAllOf64Bits() {
    assertEquals(0x20000000L, Address.parse("0x20000000"));
    assertEquals(0x20000000L, Address.parse("536870912"));
    assertEquals(-1, Address.parse("0xFFFFFFFFFFFFFFFF"));
    assertEquals(-1, Address.parse("18446744073709551615"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "0x", "-1", "+1", "0x+1", "20000000h", "64K", "0x10000000000000000", "0xg"})
  void otherText_isRefused(String text) {
    InputException e = assertThrows(InputException.class, () -> Address.parse(text));
    assertEquals("`" + text + "` is no address", e.getMessage());
    assertEquals("write hex or decimal: `0x20000000`", e.help());
  }
}
