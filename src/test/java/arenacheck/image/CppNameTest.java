package arenacheck.image;

import static arenacheck.image.Image.BSS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Names as c++filt (binutils) spells those of the ELF file. */
class CppNameTest {
  private final Image image = new Image();

  private String inElf(String name) {
    return CppName.inElf(image.join(), name);
  }

  @Test
  void nested_mangledName() {
    image.global("_ZN3app3bufE", BSS, 64).local("_ZN3appL5localE", BSS + 64, 64);
    image.local("_ZN3app12_GLOBAL__N_16hiddenE", BSS + 128, 64);
    assertEquals("_ZN3app3bufE", inElf("app::buf"));
    assertEquals("_ZN3app3bufE", inElf("::app::buf"));
    assertEquals("_ZN3appL5localE", inElf("app::local"));
    assertEquals("_ZN3app12_GLOBAL__N_16hiddenE", inElf("app::(anonymous namespace)::hidden"));
  }

  @Test
  void unknownOrPlain_asGiven() {
    image.global("_ZN3app3bufE", BSS, 64);
    assertEquals("app::other", inElf("app::other"));
    assertEquals("app::x<int>::buf", inElf("app::x<int>::buf"));
    assertEquals("buf", inElf("buf"));
  }
}
