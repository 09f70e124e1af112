package arenacheck.render;

import arenacheck.check.ElfInput;
import arenacheck.check.MapInput;
import arenacheck.check.Result;
import arenacheck.flash.FlashFile;
import arenacheck.memory.Layout;
import arenacheck.residency.ResidencyReport;
import java.util.List;

/** The header of the text: what was read, and where the layout comes from. */
final class TextInputs {
  private TextInputs() {}

  static void print(StringBuilder out, Result result) {
    Table table = new Table().left("INPUT").left("FILE").left("WHAT IT IS");
    for (ResidencyReport report : result.inputs().reports()) {
      table.row(List.of("report", Printable.text(report.path()), about(report)));
    }
    table.row(
        List.of("elf", Printable.text(result.inputs().elf().path()), about(result.inputs().elf())));
    MapInput map = result.inputs().map();
    table.row(
        map == null
            ? List.of("map", "-", "none: findings say less about the causes")
            : List.of("map", Printable.text(map.path()), about(map)));
    for (FlashFile file : result.inputs().flash()) {
      table.row(List.of("flash", Printable.text(file.path()), Printable.text(file.about())));
    }
    table.row(
        List.of(
            "layout",
            result.accounts().layout().memories().isEmpty()
                ? "-"
                : Printable.text(result.accounts().layout().source()),
            about(result.accounts().layout())));
    table.print(out);
    out.append('\n');
  }

  private static String about(ResidencyReport report) {
    String text = "module " + report.modulePrefix() + ", schema " + report.schemaVersion();
    if (report.compilerVersion() != null) {
      text += ", compiler " + report.compilerVersion();
    }
    if (report.planHash() != null) {
      text += ", plan " + report.planHash();
    }
    return Printable.text(text);
  }

  private static String about(ElfInput elf) {
    String text =
        "ELF"
            + elf.elfClass()
            + " "
            + elf.machine()
            + (elf.bigEndian() ? ", big-endian" : ", little-endian");
    return Printable.text(elf.buildId() == null ? text : text + ", build-id " + elf.buildId());
  }

  private static String about(MapInput map) {
    String text = map.linker() == null ? "linker not recognised" : map.linker();
    if (!map.givenByUser()) {
      text += ", found beside the image";
    }
    if (map.unreadLines() > 0) {
      text += ", " + Count.of(map.unreadLines(), "line") + " that could not be read";
    }
    return Printable.text(text);
  }

  private static String about(Layout layout) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < layout.memories().size(); i++) {
      text.append(i == 0 ? "" : " ").append(layout.memories().get(i).name());
    }
    return text.length() == 0
        ? "none: no --target, no --memory, and no map that tells the memories"
        : Printable.text(text.toString());
  }
}
