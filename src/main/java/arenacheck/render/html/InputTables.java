package arenacheck.render.html;

import arenacheck.check.MapInput;
import arenacheck.check.Result;
import arenacheck.flash.FlashFile;
import arenacheck.memory.Address;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Memory;
import arenacheck.residency.ResidencyReport;

/** What was read, and the layout that it was held against. */
final class InputTables {
  private InputTables() {}

  static void print(Markup out, Result result) {
    out.raw("<section id=\"inputs\">\n<h2>Inputs</h2>\n<div class=\"wide\"><table>");
    out.head("input", "file", "what it is");
    for (ResidencyReport report : result.inputs().reports()) {
      row(out, "report", report.path(), about(report));
    }
    String order = result.inputs().elf().bigEndian() ? "big-endian" : "little-endian";
    String elf =
        "ELF"
            + result.inputs().elf().elfClass()
            + " "
            + result.inputs().elf().machine()
            + ", "
            + order;
    String buildId = result.inputs().elf().buildId();
    row(
        out,
        "elf",
        result.inputs().elf().path(),
        buildId == null ? elf : elf + ", build-id " + buildId);
    MapInput map = result.inputs().map();
    if (map == null) {
      row(out, "map", "-", "none: findings say less about the causes");
    } else {
      String linker = map.linker() == null ? "linker not recognised" : map.linker();
      row(out, "map", map.path(), linker + (map.givenByUser() ? "" : ", found beside the image"));
    }
    for (FlashFile file : result.inputs().flash()) {
      row(out, "flash", file.path(), file.about());
    }
    out.raw("</tbody></table></div>\n");
    layout(out, result);
    out.raw("<p class=\"foot\">arenacheck ").text(result.toolVersion()).raw("</p>\n</section>\n");
  }

  private static void row(Markup out, String input, String file, String about) {
    out.raw("<tr>").cell(input).code(file).cell(about).raw("</tr>\n");
  }

  private static String about(ResidencyReport report) {
    String text = "module " + report.modulePrefix() + ", schema " + report.schemaVersion();
    text += report.compilerVersion() == null ? "" : ", compiler " + report.compilerVersion();
    text += report.planHash() == null ? "" : ", plan " + report.planHash();
    return text + ", sha256 " + report.sha256();
  }

  private static void layout(Markup out, Result result) {
    out.raw("<h3>Layout (").text(result.accounts().layout().source()).raw(")</h3>\n");
    out.raw("<div class=\"wide\"><table>");
    out.head("memory", "region", "from", "to", "#bytes", "usable from", "#usable bytes", "kind");
    for (Memory memory : result.accounts().layout().memories()) {
      for (AddressRange aperture : memory.apertures()) {
        AddressRange extent = memory.extent();
        boolean here = extent != null && aperture.contains(extent.start());
        out.raw("<tr>").cell(memory.name()).code(memory.region());
        out.code(Address.text(aperture.start()));
        out.code(aperture.end() == 0 ? "2^64" : Address.text(aperture.end()));
        out.number(Long.toUnsignedString(aperture.length()));
        out.code(here ? Address.text(extent.start()) : null);
        out.number(here ? Long.toUnsignedString(extent.length()) : null);
        out.cell(volatility(memory)).raw("</tr>\n");
      }
    }
    out.raw("</tbody></table></div>\n");
  }

  private static String volatility(Memory memory) {
    return switch (memory.volatility()) {
      case VOLATILE -> "volatile";
      case NON_VOLATILE -> "non-volatile";
      case UNKNOWN -> "not known";
    };
  }
}
