package arenacheck.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SymbolVariantTest {
  private static final String NAME = "aot_arena_dtcm_buffer";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "aot_arena_dtcm_buffer.lto_priv.0",
        "aot_arena_dtcm_buffer.lto_priv.12",
        "aot_arena_dtcm_buffer.3",
        "aot_arena_dtcm_buffer.llvm.1234567890123456789",
        "aot_arena_dtcm_buffer.part.0",
        "aot_arena_dtcm_buffer.0.lto_priv.1",
        "_ZL21aot_arena_dtcm_buffer",
        "_ZL21aot_arena_dtcm_buffer.lto_priv.0",
        "_ZN3aot21aot_arena_dtcm_bufferE",
        "_ZN3aotL21aot_arena_dtcm_bufferE",
        "_ZN12_GLOBAL__N_121aot_arena_dtcm_bufferE",
        "_ZN2v16detail21aot_arena_dtcm_bufferE.lto_priv.2",
        "_ZZ4mainE21aot_arena_dtcm_buffer",
        "_ZZ4mainE21aot_arena_dtcm_buffer_0",
        "_ZZ4mainE21aot_arena_dtcm_buffer__10_",
        "_ZZN3app3runEvE21aot_arena_dtcm_buffer",
        "main.aot_arena_dtcm_buffer",
        "main.aot_arena_dtcm_buffer.1"
      })
  void linkedName_asCompilersRewrite_isVariant(String linked) {
    assertTrue(SymbolVariant.is(linked, NAME));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "aot_arena_dtcm_buffer",
        "aot_arena_dtcm_buffer2",
        "aot_arena_dtcm_buffer_0",
        "aot_arena_dtcm_buffer.",
        "aot_arena_dtcm_buffer.x",
        "aot_arena_dtcm_buffer.lto_priv",
        "old_aot_arena_dtcm_buffer",
        "old_aot_arena_dtcm_buffer.lto_priv.0",
        ".aot_arena_dtcm_buffer",
        "0.aot_arena_dtcm_buffer",
        "_ZL22aot_arena_dtcm_buffer",
        "_ZL20aot_arena_dtcm_buffer",
        "_ZL25old_aot_arena_dtcm_buffer",
        "_ZN3aot25old_aot_arena_dtcm_bufferE",
        "_ZN3aot21aot_arena_dtcm_buffer",
        "_ZN21aot_arena_dtcm_buffer3getEv",
        "_Z21aot_arena_dtcm_bufferv",
        "_ZN99999999999aot_arena_dtcm_bufferE",
        ""
      })
  void linkedName_other_isNone(String linked) {
    assertFalse(SymbolVariant.is(linked, NAME));
  }

  @Test
  void lengthPrefix_digitsBeforeTheName_areReadByTheLength() {
    assertTrue(SymbolVariant.is("_ZL11name_9_here", "name_9_here"));
    assertTrue(SymbolVariant.is("_ZN2n11xE", "x"));
    assertFalse(SymbolVariant.is("_ZN2n11xE", "1x"));
    assertFalse(SymbolVariant.is("_ZL12name_9_here", "name_9_here"));
    assertTrue(SymbolVariant.is("_ZL9name_here.lto_priv.0", "name_here"));
  }

  @Test
  void namesOf_plainName_none() {
    assertEquals(List.of(), SymbolVariant.namesOf(NAME));
  }

  @Test
  void namesOf_several_eachOnce() {
    assertEquals(List.of("x.1", "main.x", "x"), SymbolVariant.namesOf("main.x.1"));
    assertEquals(List.of("lto_priv.0", "_ZL1x", "x"), SymbolVariant.namesOf("_ZL1x.lto_priv.0"));
  }

  @Test
  void namesOf_hostileName_few() {
    assertTrue(SymbolVariant.namesOf("x" + ".1".repeat(100_000)).size() <= 32);
    assertTrue(SymbolVariant.namesOf("_ZZ4main" + "E1x".repeat(100_000)).size() <= 32);
  }
}
