package arenacheck.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arenacheck.io.InputException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SizesTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "65536, 65536",
    "0x10000, 65536",
    "0XAbC, 2748",
    "64K, 65536",
    "64k, 65536",
    "1M, 1048576",
    "1m, 1048576",
    "007, 7",
    "9223372036854775807, 9223372036854775807",
    "0x7fffffffffffffff, 9223372036854775807",
    "8796093022207M, 9223372036853727232",
    "9007199254740991K, 9223372036854774784"
  })
  void size_isReadInBytes(String text, long bytes) {
    assertEquals(bytes, Sizes.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "K", "M", "0x", "-1", "+1", " 1", "1 ", "1.5K", "1e3", "64KB", "64KiB", "1G", "0x40K",
        "0xg", "12a", "1_000", "\u0661", "K1", "0x-1", "--"
      })
  void otherText_isRefused(String text) {
    InputException e = assertThrows(InputException.class, () -> Sizes.parse(text));
    assertEquals("`" + text + "` is no size", e.getMessage());
    assertEquals(
        "write bytes, hex, or K and M (1024-based): `65536`, `0x10000`, `64K`, `1M`", e.help());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9223372036854775808",
        "0x8000000000000000",
        "0xffffffffffffffffff",
        "18446744073709551616",
        "8796093022208M",
        "9007199254740992K"
      })
  void largerThanALong_isRefused(String text) {
    InputException e = assertThrows(InputException.class, () -> Sizes.parse(text));
    assertEquals("`" + text + "` is larger than any size can be", e.getMessage());
  }
}
