package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.only;
import static arenacheck.check.Firmware.weights;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Rule;
import arenacheck.flash.FlashInput;
import arenacheck.flash.FlashReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Code of 16 bytes at 0x410000, a constant of 64 that is kept at 0x411000 and runs in DTCM. */
class FlashContentsTest {
  private static final long LOAD = MRAM + 0x1000;

  @TempDir Path folder;
  private final Firmware firmware = Firmware.create();
  private final List<FlashInput> files = new ArrayList<>();
  private final byte[] text = Firmware.vectors(DTCM + 0x80000, MRAM + 9);

  @BeforeEach
  void constant() {
    int section = firmware.data(".data", DTCM, LOAD, weights(80));
    firmware.object("weights", section, DTCM, 64);
    firmware.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
  }

  private FlashContentsTest file(long address, byte[] bytes) throws IOException {
    Path file = folder.resolve("part" + files.size());
    Files.write(file, bytes);
    files.add(new FlashInput(file.toString(), address));
    return this;
  }

  private Firmware flashed() {
    return firmware.flash(FlashReader.read(files, MRAM));
  }

  @Test
  void allAtItsLoadAddress_nothing() throws IOException {
    file(MRAM, text).file(LOAD, weights(80)).flashed().finds();
  }

  @Test
  void objectInTwoFiles_nothing() throws IOException {
    file(LOAD + 30, Arrays.copyOfRange(weights(80), 30, 80));
    file(MRAM, text).file(LOAD, weights(40)).flashed().finds();
  }

  @Test
  void atTheRunAddress_missing() throws IOException {
    file(MRAM, text).file(DTCM, weights(80));
    Finding finding =
        only(flashed().finds("flash-missing error", "flash-differs warning"), Rule.FLASH_MISSING);
    assertEquals("0x00411000", finding.detail().get("first"));
    assertEquals(64L, finding.detail().get("missing"));
    assertEquals("weights", finding.subject().symbol());
  }

  @Test
  void tailMissing_firstAndNumber() throws IOException {
    file(MRAM, text).file(LOAD, weights(60));
    Finding finding =
        only(flashed().finds("flash-missing error", "flash-differs warning"), Rule.FLASH_MISSING);
    assertEquals("0x0041103c", finding.detail().get("first"));
    assertEquals(4L, finding.detail().get("missing"));
  }

  @Test
  void onlyByteOfTheConstantOther_contents_andNothingElse() throws IOException {
    byte[] other = weights(80);
    other[63] ^= 1;
    file(MRAM, text).file(LOAD, other);
    Finding finding = only(flashed().finds("flash-contents error"), Rule.FLASH_CONTENTS);
    assertEquals(1L, finding.detail().get("differing"));
    assertEquals("0x0041103f", finding.detail().get("first"));
  }

  @Test
  void byteBehindTheConstantOther_warningAtTheImage() throws IOException {
    byte[] other = weights(80);
    other[64] ^= 1;
    file(MRAM, text).file(LOAD, other);
    Finding finding = only(flashed().finds("flash-differs warning"), Rule.FLASH_DIFFERS);
    assertEquals("image", finding.subject().object().text());
    assertEquals("0x00411040", finding.detail().get("first"));
    assertTrue(finding.notes().get(0).text().contains("`.data`: 1 byte different"));
  }

  @Test
  void missingAndOther_oneFinding() throws IOException {
    byte[] other = weights(10);
    other[0] ^= 1;
    file(MRAM, text).file(LOAD, other).flashed();
    firmware.finds("flash-missing error", "flash-differs warning");
  }

  @Test
  void strictAndWaived_asAnyRule() throws IOException {
    file(MRAM, new byte[16]).file(LOAD, weights(80)).flashed();
    firmware.waive(Rule.FLASH_DIFFERS, null).strict().finds("flash-differs error waived");
  }
}
