package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.account.Budget;
import arenacheck.check.Binding;
import arenacheck.check.Rule;
import arenacheck.check.Waiver;
import arenacheck.io.InputException;
import arenacheck.memory.AddressRange;
import arenacheck.memory.MemorySetting;
import arenacheck.memory.Volatility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The small languages of --bind, --budget, --memory and --waive. */
class OptionValuesTest {
  @Test
  void bind_symbol_hasNoOffset() {
    assertEquals(
        new Binding("aot_arena_sram=pool", null, "aot_arena_sram", "pool", 0, null),
        BindingOption.parse("aot_arena_sram=pool"));
  }

  @Test
  void bind_prefixAndOffset_areTakenApart() {
    assertEquals(
        new Binding("kws:0=_ZZ4mainE4pool+0x40", "kws", "0", "_ZZ4mainE4pool", 64, null),
        BindingOption.parse("kws:0=_ZZ4mainE4pool+0x40"));
  }

  @Test
  void bind_address_isARange() {
    assertEquals(
        new Binding("1=0x60000000+1M", null, "1", null, 0, new AddressRange(0x60000000L, 1 << 20)),
        BindingOption.parse("1=0x60000000+1M"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "=",
        "a",
        "a=",
        "=x",
        ":a=x",
        "a=0x20000000",
        "a=0x20000000+",
        "a=0x20000000+0",
        "a=0xfffffffffffffff0+0x11",
        "a=1z+4",
        "a=x+",
        "a=x+y",
        "a=+4",
        "a=0x20000000+-4"
      })
  void bind_otherForm_isRefusedWithTheForm(String value) {
    InputException e = assertThrows(InputException.class, () -> BindingOption.parse(value));
    assertTrue(e.getMessage().startsWith("`--bind " + value + "`: the value "), e.getMessage());
    assertTrue(e.help().contains("[PREFIX:]ARENA=SYMBOL[+OFFSET]|ADDRESS+LENGTH"), e.help());
  }

  @Test
  void budget_suffixes_sayWhichSum() {
    assertEquals(
        new Budget("dtcm=64K", "dtcm", Budget.Of.ARENAS, 65536), BudgetOption.parse("dtcm=64K"));
    assertEquals(
        new Budget("dtcm:linked=0", "dtcm", Budget.Of.LINKED, 0),
        BudgetOption.parse("dtcm:linked=0"));
    assertEquals(
        new Budget("x:total=0x10", "x", Budget.Of.TOTAL, 16), BudgetOption.parse("x:total=0x10"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "dtcm", "=1", "dtcm=", "dtcm:=1", "dtcm:all=1", ":linked=1", "d=-1"})
  void budget_otherForm_isRefused(String value) {
    assertThrows(InputException.class, () -> BudgetOption.parse(value));
  }

  @Test
  void memory_rangeAndRegion_areToldApart() {
    assertEquals(
        new MemorySetting(
            "dtcm=536870912+507904", "dtcm", new AddressRange(0x20000000L, 507904), null, null),
        MemoryOption.parse("dtcm=536870912+507904"));
    assertEquals(
        new MemorySetting("sram=SHARED_SRAM", "sram", null, "SHARED_SRAM", null),
        MemoryOption.parse("sram=SHARED_SRAM"));
    assertEquals(0, MemoryOption.parse("itcm=0+256K").range().start());
  }

  @Test
  void memory_volatility_isSaidBehind() {
    assertEquals(Volatility.NON_VOLATILE, MemoryOption.parse("xip=0x80000000+64M:nv").volatility());
    MemorySetting region = MemoryOption.parse("xip=XIP:volatile");
    assertEquals("XIP", region.region());
    assertEquals(Volatility.VOLATILE, region.volatility());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "d",
        "d=",
        "d=:nv",
        "d=1+1:",
        "d=1+1:NV",
        "d=1+1:nv:nv",
        "=X",
        "d=0x1",
        "d=0x1+0",
        "d=0xffffffffffffffff+2"
      })
  void memory_otherForm_isRefused(String value) {
    assertThrows(InputException.class, () -> MemoryOption.parse(value));
  }

  @Test
  void waive_nameMayHoldColons() {
    assertEquals(
        new Waiver("wrong-memory:a::b", Rule.WRONG_MEMORY, "a::b"),
        WaiverOption.parse("wrong-memory:a::b"));
    assertNull(WaiverOption.parse("moved").name());
  }

  @Test
  void waive_unknownRule_suggestsTheNearest() {
    InputException e =
        assertThrows(InputException.class, () -> WaiverOption.parse("symbol-mising:x"));
    assertEquals("did you mean `symbol-missing`?", e.help());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ":x", "moved:"})
  void waive_otherForm_isRefused(String value) {
    assertThrows(InputException.class, () -> WaiverOption.parse(value));
  }

  @ParameterizedTest
  @CsvSource({
    "0,0",
    "65536,65536",
    "0x10000,65536",
    "0X1f,31",
    "64K,65536",
    "1M,1048576",
    "007,7",
    "9223372036854775807,9223372036854775807",
    "8796093022207M,9223372036853727232"
  })
  void size_wellFormed_isBytes(String text, long bytes) {
    assertEquals(bytes, Numbers.size(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "K",
        "0x",
        "-1",
        "+1",
        "1.5K",
        "1G",
        "0x1K",
        "9223372036854775808",
        "8796093022208M",
        "1 ",
        "0x+1",
        "0x-1",
        "99999999999999999999"
      })
  void size_otherForm_isNone(String text) {
    assertNull(Numbers.size(text));
  }

  @Test
  void address_isUnsigned() {
    assertEquals(-1L, Numbers.address("0xffffffffffffffff"));
    assertEquals(-1L, Numbers.address("18446744073709551615"));
    assertNull(Numbers.address("0x10000000000000000"));
  }
}
