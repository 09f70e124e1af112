package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.only;
import static arenacheck.check.Firmware.weights;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Status;
import arenacheck.residency.BesideReport;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.SidecarFile;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SidecarsTest {
  private final Firmware firmware = Firmware.create();

  private static SidecarFile file(byte[] bytes) {
    return new SidecarFile("aot.bin", null, bytes.length, "ab", bytes);
  }

  private Firmware plan(Plan.One arena, SidecarFile file) {
    ResidencyReport report = arena.done().report();
    String pointer = report.arenas().get(0).storage().sidecar().pointer();
    return firmware.plan(report, new BesideReport(Map.of(pointer, file), List.of()));
  }

  private Plan.One bound() {
    return Plan.of("aot").constant("mram", null, 64).application().sidecar("aot.bin", 64);
  }

  private void linked(byte[] bytes) {
    int section = firmware.data(".rodata", MRAM + 0x1000, MRAM + 0x1000, bytes);
    firmware.object("weights", section, MRAM + 0x1000, bytes.length);
    firmware.bind("aot_constant_mram", "weights", 0);
  }

  @Test
  void sameBytes_nothing() {
    linked(weights(64));
    Result result = plan(bound(), file(weights(64))).finds();
    assertEquals(2, result.objects().size());
    assertEquals("ab", result.objects().get(1).sha256());
  }

  @Test
  void missing_error() {
    linked(weights(64));
    Result result =
        plan(bound(), new SidecarFile("aot.bin", "there is no such file", 0, null, null))
            .finds("sidecar-missing error");
    assertEquals(Status.FAILED, result.objects().get(1).status());
    assertEquals(Status.OK, result.objects().get(0).status());
  }

  @Test
  void otherLength_error_contentsAreNotAsked() {
    linked(weights(64));
    plan(bound(), file(new byte[63])).finds("sidecar-size error");
  }

  @Test
  void lastByteDiffers_error() {
    linked(weights(64));
    byte[] bytes = weights(64);
    bytes[63]++;
    Finding finding =
        only(plan(bound(), file(bytes)).finds("sidecar-contents error"), Rule.SIDECAR_CONTENTS);
    assertEquals(63L, ((Number) finding.detail().get("first_difference")).longValue());
    assertEquals("0x0041103f", finding.detail().get("address"));
  }

  @Test
  void bufferWithoutTheFilesPadding_whatLiesBehindItIsNotCompared() {
    byte[] section = weights(80);
    int rodata = firmware.data(".rodata", MRAM + 0x1000, MRAM + 0x1000, section);
    firmware.object("weights", rodata, MRAM + 0x1000, 64).bind("aot_constant_mram", "weights", 0);
    byte[] padded = new byte[72];
    System.arraycopy(section, 0, padded, 0, 64);
    Plan.One arena = Plan.of("aot").constant("mram", null, 64).application();
    plan(arena.sidecar("aot.bin", 72), file(padded)).finds();
  }

  @Test
  void fileTooLongToBeRead_hasNoDigest() {
    linked(weights(64));
    Finding finding =
        only(
            plan(bound(), new SidecarFile("aot.bin", null, 1L << 30, null, null))
                .finds("sidecar-size error"),
            Rule.SIDECAR_SIZE);
    assertFalse(finding.notes().get(0).text().contains("null"), finding.notes().get(0).text());
  }

  @Test
  void bindingOffset_isWhereTheBytesStart() {
    byte[] padded = new byte[80];
    System.arraycopy(weights(64), 0, padded, 16, 64);
    int section = firmware.data(".rodata", MRAM + 0x1000, MRAM + 0x1000, padded);
    firmware.object("weights", section, MRAM + 0x1000, 80).bind("aot_constant_mram", "weights", 16);
    plan(bound(), file(weights(64))).finds();
  }

  @Test
  void generatedObject_guardIsPassedOver() {
    byte[] guarded = new byte[80];
    System.arraycopy(weights(64), 0, guarded, 16, 64);
    int section = firmware.data(".rodata", MRAM + 0x1000, MRAM + 0x1000, guarded);
    firmware.object("weights", section, MRAM + 0x1000, 80);
    plan(
            Plan.of("aot").constant("mram", "weights", 64).guard(16).sidecar("aot.bin", 64),
            file(weights(64)))
        .finds("report-inconsistent error");
  }

  @Test
  void bufferWithoutContents_isFilledAtRunTime_nothing() {
    firmware.scratchAt("buffer", DTCM, 64).bind("aot_constant_dtcm", "buffer", 0);
    plan(
            Plan.of("aot").constant("dtcm", null, 64).application().sidecar("aot.bin", 64),
            file(weights(64)))
        .finds();
  }

  @Test
  void staged_sourceIsCompared_notItsDestination() {
    int section = firmware.data(".data", DTCM, MRAM + 0x2000, new byte[64]);
    firmware.object("copy", section, DTCM, 64);
    int rodata = firmware.data(".rodata", MRAM + 0x1000, MRAM + 0x1000, weights(64));
    firmware.object("weights", rodata, MRAM + 0x1000, 64);
    plan(
            Plan.of("aot")
                .constant("dtcm", "copy", 64)
                .staged("mram", "weights")
                .sidecar("aot.bin", 64),
            file(weights(64)))
        .finds("report-inconsistent error");
  }

  @Test
  void staged_sourceNotFound_destinationIsNoSubstitute() {
    int section = firmware.data(".data", DTCM, MRAM + 0x2000, new byte[64]);
    firmware.object("copy", section, DTCM, 64);
    plan(
            Plan.of("aot")
                .constant("dtcm", "copy", 64)
                .staged("mram", "weights")
                .sidecar("aot.bin", 64),
            file(weights(64)))
        .finds("symbol-missing error", "report-inconsistent error");
  }

  @Test
  void largerThanABlock_differenceBehindIt_found() {
    int size = 70_000;
    int section = firmware.data(".rodata", MRAM + 0x1000, MRAM + 0x1000, weights(size));
    firmware
        .object("weights", section, MRAM + 0x1000, size)
        .bind("aot_constant_mram", "weights", 0);
    byte[] bytes = weights(size);
    bytes[69_999]++;
    plan(
            Plan.of("aot").constant("mram", null, size).application().sidecar("aot.bin", size),
            file(bytes))
        .finds("sidecar-contents error");
  }

  @Test
  void twoReportsInTwoFolders_eachHasItsOwnFile() {
    linked(weights(64));
    plan(bound(), file(weights(64)));
    ResidencyReport other =
        Plan.at("b/kws.json", "kws")
            .constant("mram", null, 64)
            .application()
            .sidecar("aot.bin", 64)
            .done()
            .report();
    firmware.plan(other, new BesideReport(Map.of("/sidecar/0", file(new byte[10])), List.of()));
    Result result = firmware.waive(Rule.ARENA_UNBOUND, null).check();
    assertEquals(Status.OK, result.objects().get(1).status());
    assertEquals(List.of(Rule.SIDECAR_SIZE), result.objects().get(3).rules());
  }

  @Test
  void linkedZeroes_inTheCompilersBss_areCompared() {
    firmware.object("weights", firmware.bss(".bss", DTCM, 64), DTCM, 64);
    firmware.map().output(".text", MRAM, 16, "*(.text*)").input(".text", MRAM, 16, "main.o");
    firmware.map.output(".bss", DTCM, 64, "*(.bss*)").input(".bss.weights", DTCM, 64, "aot.o");
    Plan.One arena = Plan.of("aot").constant("dtcm", "weights", 64).sidecar("aot.bin", 64);
    byte[] bytes = new byte[64];
    bytes[63] = 1;
    plan(arena, file(bytes)).finds("sidecar-contents error", "report-inconsistent error");
  }

  @Test
  void compressedContents_notCompared_unverified() {
    int section = firmware.data("MCU_TCM", DTCM, MRAM + 0x100, weights(32));
    firmware.bss("MCU_TCM", DTCM + 128, 64);
    firmware.elf.symbol("__decompress", 1, 2, 1, MRAM + 13, 2);
    firmware.object("weights", section, DTCM + 16, 64);
    Plan.One arena = Plan.of("aot").constant("dtcm", null, 64).application().sidecar("aot.bin", 64);
    firmware.bind("aot_constant_dtcm", "weights", 0);
    Result result = plan(arena, file(weights(64))).finds("sidecar-contents unverified");
    assertEquals(Status.OK, result.objects().get(0).status());
    assertEquals(Status.UNVERIFIED, result.objects().get(1).status());
  }

  @Test
  void applicationsBufferInBss_isFilledAtRunTime_nothing() {
    firmware.object("buffer", firmware.bss(".bss", DTCM, 64), DTCM, 64);
    firmware.map().output(".text", MRAM, 16, "*(.text*)").input(".text", MRAM, 16, "main.o");
    firmware.map.output(".bss", DTCM, 64, "*(.bss*)").input(".bss.buffer", DTCM, 64, "app.o");
    firmware.bind("aot_constant_dtcm", "buffer", 0);
    Plan.One arena = Plan.of("aot").constant("dtcm", null, 64).application();
    plan(arena.sidecar("aot.bin", 64), file(weights(64))).finds();
  }
}
