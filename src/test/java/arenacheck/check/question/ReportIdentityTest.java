package arenacheck.check.question;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportIdentityTest {
  private final Firmware firmware = Firmware.create();

  private List<String> fields() {
    return firmware.check().findings().stream()
        .filter(finding -> finding.rule() == Rule.REPORT_INCONSISTENT)
        .map(finding -> String.valueOf(finding.detail().get("field")))
        .toList();
  }

  @Test
  void allDifferent_nothing() {
    firmware.plan(
        Plan.of("aot").scratch("dtcm", "a", 16).done().constant("dtcm", "b", 16).done().report());
    firmware.plan(Plan.of("kws").scratch("dtcm", "c", 16).done().report());
    assertEquals(List.of(), fields());
  }

  @Test
  void sameRegionId_error() {
    firmware.plan(
        Plan.of("aot")
            .scratch("dtcm", "a", 16)
            .done()
            .scratch("sram", "b", 16)
            .regionId(0)
            .done()
            .report());
    assertEquals(List.of("region_id"), fields());
  }

  @Test
  void sameRoleAndMemory_error() {
    firmware.plan(
        Plan.of("aot")
            .scratch("dtcm", "a", 16)
            .done()
            .scratch("dtcm", "b", 16)
            .enumName("e")
            .done()
            .report());
    assertEquals(List.of("role and memory"), fields());
  }

  @Test
  void sameEnumName_error() {
    firmware.plan(
        Plan.of("aot")
            .scratch("dtcm", "a", 16)
            .enumName("e")
            .done()
            .scratch("sram", "b", 16)
            .enumName("e")
            .done()
            .report());
    assertEquals(List.of("enum_name"), fields());
  }

  @Test
  void oneSymbolForRuntimeAndSource_error() {
    firmware.plan(Plan.of("aot").constant("dtcm", "a", 16).staged("mram", "a").done().report());
    assertEquals(List.of("symbol"), fields());
  }

  @Test
  void oneSymbolInTwoModules_mayBeTwoStatics_nothing() {
    firmware.plan(Plan.of("aot").scratch("dtcm", "a", 16).done().report());
    firmware.plan(Plan.of("kws").scratch("dtcm", "a", 16).done().report());
    assertEquals(List.of(), fields());
  }

  @Test
  void onePrefixInTwoReports_errorOnceThoughTheSymbolsAreEqualToo() {
    firmware.plan(Plan.at("a/r.json", "aot").scratch("dtcm", "a", 16).done().report());
    firmware.plan(Plan.at("b/r.json", "aot").scratch("dtcm", "a", 16).done().report());
    assertEquals(List.of("module_prefix"), fields());
  }
}
