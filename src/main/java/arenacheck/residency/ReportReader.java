package arenacheck.residency;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.JsonCursor;
import arenacheck.io.Place;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.List;

/**
 * Reads a heliaAOT residency report of schema 4 or 5. Fields that the schema does not name are
 * passed over; a field that it promises and that is missing, or of another type, is refused: an
 * arena that is not read is an arena that nobody checks.
 */
public final class ReportReader {
  /** Larger reports are refused by name: 100 MiB. */
  public static final int LIMIT = 100 << 20;

  static final String HELP =
      "pass the `<prefix>_residency.json` that heliaAOT writes with `memory.dump_residency_json`";

  static final String REWRITE = "the file was damaged or edited; let heliaAOT write it again";

  private final JsonCursor json;
  private final int version;

  private String modulePrefix;
  private Nullable compilerVersion;
  private Nullable planHash;
  private Nullable tensorLayoutHash;
  private List<Arena> arenas;
  private List<Tensor> tensors;

  /** A field that has to be there, but may be {@code null}. */
  record Nullable(String text) {}

  private ReportReader(JsonCursor json, int version) {
    this.json = json;
    this.version = version;
  }

  /**
   * Reads a report.
   *
   * @throws InputException if it is larger than {@link #LIMIT}, no JSON, damaged, no report, of an
   *     unknown schema, or if a field is missing or holds what the schema does not allow
   */
  public static ResidencyReport read(InputFile file) {
    if (file.size() > LIMIT) {
      throw new InputException(
          Place.of(file.name()),
          "the report has " + file.size() + " bytes, more than the limit of 100 MiB",
          HELP);
    }
    Recognition.refuseOthers(file);
    int version = SchemaVersion.find(file);
    MessageDigest digest = Digest.newSha256();
    DigestInputStream bytes = new DigestInputStream(file.stream(), digest);
    try (JsonCursor json = JsonCursor.open(file, bytes, REWRITE)) {
      return new ReportReader(json, version).report(file, digest);
    }
  }

  private ResidencyReport report(InputFile file, MessageDigest digest) {
    JsonCursor.Mark top = json.enterObject();
    String key;
    while ((key = json.nextKey()) != null) {
      field(key);
    }
    if (version >= SchemaVersion.STORAGE) {
      json.required(top, "compiler_version", compilerVersion);
    }
    json.required(top, "module_prefix", modulePrefix);
    json.required(top, "plan_hash", planHash);
    json.required(top, "tensor_layout_hash", tensorLayoutHash);
    json.required(top, "arenas", arenas);
    json.required(top, "tensors", tensors);
    json.end();
    return new ResidencyReport(
        file.name(),
        Digest.hex(digest.digest()),
        modulePrefix,
        version,
        compilerVersion == null ? null : compilerVersion.text,
        planHash.text,
        tensorLayoutHash.text,
        arenas,
        tensors);
  }

  private void field(String key) {
    switch (key) {
      case "arenas" -> arenas = new ArenaReader(json, version).arenas();
      case "tensors" -> tensors = new TensorReader(json).tensors();
      case "module_prefix" -> modulePrefix = json.text();
      case "compiler_version" -> compilerVersion = new Nullable(json.textOrNull());
      case "plan_hash" -> planHash = new Nullable(json.textOrNull());
      case "tensor_layout_hash" -> tensorLayoutHash = new Nullable(json.textOrNull());
      default -> json.skip();
    }
  }
}
