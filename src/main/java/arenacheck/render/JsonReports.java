package arenacheck.render;

import arenacheck.residency.ResidencyReport;
import java.io.IOException;

/** The fields that identify a report. */
final class JsonReports {
  private JsonReports() {}

  static void identity(JsonWriter json, ResidencyReport report) throws IOException {
    json.text("path", report.path());
    json.text("sha256", report.sha256());
    json.text("module_prefix", report.modulePrefix());
    json.number("schema_version", report.schemaVersion());
    json.text("compiler_version", report.compilerVersion());
    json.text("plan_hash", report.planHash());
    json.text("tensor_layout_hash", report.tensorLayoutHash());
  }
}
