package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.only;
import static arenacheck.check.Firmware.vectors;
import static arenacheck.check.Firmware.weights;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Rule;
import arenacheck.check.wording.OverlapWording;
import arenacheck.elf.ElfBytes;
import arenacheck.elf.Symbol;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InitialStackTest {
  private static Firmware stackAt(long pointer, boolean bigEndian) {
    Firmware firmware = Firmware.bare(ElfBytes.of(false, bigEndian).entry(MRAM + 9));
    byte[] words = vectors(pointer, MRAM + 9);
    if (bigEndian) {
      for (int i = 0; i < 8; i += 4) {
        byte[] word = {words[i + 3], words[i + 2], words[i + 1], words[i]};
        System.arraycopy(word, 0, words, i, 4);
      }
    }
    firmware.data(".text", MRAM, MRAM, words);
    firmware.scratchAt("arena", DTCM + 0x100, 64);
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    return firmware;
  }

  @Test
  void pointer_atTheEndOfTheArena_error() {
    Finding finding =
        only(stackAt(DTCM + 0x140, false).finds("stack-in-arena error"), Rule.STACK_IN_ARENA);
    assertEquals("0x20000140", finding.detail().get("stack_pointer"));
  }

  @Test
  void pointer_oneByteBehindTheStart_error() {
    stackAt(DTCM + 0x101, false).finds("stack-in-arena error");
  }

  @Test
  void pointer_atTheStartOfTheArena_nothing() {
    stackAt(DTCM + 0x100, false).finds();
  }

  @Test
  void pointer_aboveTheArena_nothing() {
    stackAt(DTCM + 0x144, false).finds();
  }

  @Test
  void pointer_zero_nothing() {
    stackAt(0, false).finds();
  }

  @Test
  void bigEndianImage_wordIsReadSo() {
    stackAt(DTCM + 0x140, true).finds("stack-in-arena error");
  }

  @Test
  void entryElsewhere_tableIsFoundAllTheSame() {
    Firmware firmware = stackAt(DTCM + 0x140, false);
    firmware.elf.entry(MRAM + 0x21);
    firmware.elf.symbol("Reset_Handler", Symbol.GLOBAL, Symbol.FUNC, 1, MRAM + 9, 2);
    firmware.elf.symbol("__Vectors", Symbol.GLOBAL, Symbol.OBJECT, 1, MRAM, 8);
    Finding finding = only(firmware.finds("stack-in-arena error"), Rule.STACK_IN_ARENA);
    assertTrue(finding.notes().get(0).text().contains("`__Vectors` at 0x00410000"));
  }

  private static List<String> remarksOf(Firmware firmware) {
    List<String> remarks = new ArrayList<>();
    for (String remark : firmware.finds().accounts().remarks()) {
      if (remark.contains("stack")) {
        remarks.add(remark);
      }
    }
    return remarks;
  }

  @Test
  void noTable_withScratchPromised_isRemarkedOnce() {
    Firmware firmware = stackAt(DTCM + 0x140, false);
    firmware.elf.entry(MRAM + 0x21);
    firmware.scratchAt("other", DTCM + 0x200, 64);
    firmware.plan(Plan.of("b").persistent("dtcm", "other", 64).done().report());
    assertEquals(List.of(OverlapWording.STACK_UNKNOWN), remarksOf(firmware));
  }

  @Test
  void noTable_withConstantsAlone_nothingToSay() {
    Firmware firmware = Firmware.bare(ElfBytes.elf32().entry(MRAM + 0x21));
    int section = firmware.data(".rodata", MRAM, MRAM, weights(64));
    firmware.object("weights", section, MRAM, 64);
    firmware.plan(Plan.of("aot").constant("mram", "weights", 64).done().report());
    assertEquals(List.of(), remarksOf(firmware));
  }

  @Test
  void tableFound_nothingToSay() {
    assertEquals(List.of(), remarksOf(stackAt(DTCM + 0x200, false)));
  }
}
