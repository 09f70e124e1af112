package arenacheck.residency;

import static arenacheck.residency.ReportText.VALID;
import static arenacheck.residency.ReportText.read;
import static arenacheck.residency.ReportText.refusal;
import static arenacheck.residency.ReportText.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportReaderTest {
  private static final String SCHEMA_4 =
      """
      {"schema_version": 4, "module_prefix": "aot", "plan_hash": null, "tensor_layout_hash": "b8",
       "tensors": [],
       "arenas": {"scratch": [{"memory": "sram", "region_id": 0, "alignment": 8, "used": 4,
        "total_size": 9223372036854775807, "storage": "what schema 5 means is not asked"}],
        "constant": [], "persistent": []}}
      """;

  @Test
  void schema5_everyField_isKept() {
    ResidencyReport report = read(VALID);
    StorageObject buffer =
        new StorageObject(
            Owner.GENERATED,
            "aot_arena_const_dtcm_buffer",
            "dtcm",
            2048,
            0,
            17,
            "/arenas/constant/0/storage/runtime");
    StorageObject blob =
        new StorageObject(
            Owner.GENERATED,
            "aot_arena_const_mram__blob",
            "mram",
            2048,
            0,
            25,
            "/arenas/constant/0/storage/source");
    StorageObject application =
        new StorageObject(
            Owner.APPLICATION, null, "itcm", 1552, 16, 48, "/arenas/scratch/0/storage/runtime");
    Sidecar sidecar =
        new Sidecar("aot_arena_itcm.bin", 1536, 51, "/arenas/scratch/0/storage/sidecar");
    assertEquals(
        List.of(
            new Arena(
                Role.CONSTANT,
                "dtcm",
                2,
                16,
                2048,
                2048,
                "staged",
                "mram",
                1L,
                null,
                null,
                new Storage("aot_arena_const_dtcm", buffer, blob, null),
                4,
                "/arenas/constant/0"),
            new Arena(
                Role.SCRATCH,
                "itcm",
                0,
                32,
                1536,
                463600,
                null,
                null,
                null,
                8L,
                1500L,
                new Storage("aot_arena_itcm", application, null, sidecar),
                35,
                "/arenas/scratch/0")),
        report.arenas());
    assertEquals(
        List.of(
            new Tensor("0", Role.SCRATCH, "itcm", "itcm", 0, 768, 68),
            new Tensor("17", Role.CONSTANT, "dtcm", "mram", 1024, 512, 76)),
        report.tensors());
    assertEquals("aot", report.modulePrefix());
    assertEquals(5, report.schemaVersion());
    assertEquals("0.33.0", report.compilerVersion());
    assertEquals("87f6d61da9206a74", report.planHash());
    assertEquals("b8c2130e3dd06b16", report.tensorLayoutHash());
    assertEquals("r.json", report.path());
  }

  @Test
  void sha256_isThatOfAllBytes() throws Exception {
    byte[] bytes = (VALID + "\n\n  \n").getBytes(StandardCharsets.UTF_8);
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
    String expected = new BigInteger(1, digest).toString(16);
    assertEquals("0".repeat(64 - expected.length()) + expected, read(bytes).sha256());
  }

  @Test
  void schema4_isReadWithoutStorage() {
    ResidencyReport report = read(SCHEMA_4);
    assertEquals(4, report.schemaVersion());
    assertNull(report.compilerVersion());
    assertNull(report.planHash());
    assertEquals(
        List.of(
            new Arena(
                Role.SCRATCH,
                "sram",
                0,
                8,
                4,
                Long.MAX_VALUE,
                null,
                null,
                null,
                null,
                null,
                null,
                3,
                "/arenas/scratch/0")),
        report.arenas());
  }

  @Test
  void roles_inAnyOrderOfTheFile_comeInOrderOfRoles() {
    String arena = "{\"memory\":\"m\",\"region_id\":0,\"alignment\":8,\"used\":4,\"total_size\":4";
    String constant = arena + ",\"kind\":\"cold\",\"source_memory\":\"m\"}";
    String text =
        "{\"arenas\":{\"scratch\":["
            + arena
            + "}],\"persistent\":["
            + arena
            + "}],\"constant\":["
            + constant
            + "]},\"tensors\":[],\"module_prefix\":\"p\",\"plan_hash\":\"a\","
            + "\"tensor_layout_hash\":\"b\",\"schema_version\":4}";
    List<Arena> arenas = read(text).arenas();
    assertEquals(Role.CONSTANT, arenas.get(0).role());
    assertEquals(Role.PERSISTENT, arenas.get(1).role());
    assertEquals(Role.SCRATCH, arenas.get(2).role());
  }

  @Test
  void unknownFields_atEveryLevel_arePassedOver() {
    String more = "{\"more\": {\"symbol\": [1, {\"size_bytes\": \"x\"}], \"n\": 1e3},";
    String everywhere = VALID.replace("{\n", more + "\n");
    ResidencyReport report = read(everywhere.replace("\"arenas\": " + more, "\"arenas\": {"));
    assertEquals(read(VALID).arenas(), report.arenas());
    assertEquals(read(VALID).tensors(), report.tensors());
  }

  @Test
  void byteOrderMark_isAccepted() {
    assertEquals(read(VALID).arenas(), read("\ufeff" + VALID).arenas());
  }

  @Test
  void windowsLineEnds_countAsOneLine() {
    assertEquals(read(VALID).arenas(), read(VALID.replace("\n", "\r\n")).arenas());
  }

  @Test
  void generatedWithoutSymbol_isLeftToTheChecks() {
    String text = with("\"aot_arena_const_dtcm_buffer\"", "null");
    assertNull(read(text).arenas().get(0).storage().runtime().symbol());
  }

  @Test
  void applicationWithSymbol_isLeftToTheChecks() {
    String text = with("\"symbol\": null", "\"symbol\": \"x\"");
    assertEquals("x", read(text).arenas().get(1).storage().runtime().symbol());
  }

  @Test
  void largestNumber_isKept() {
    String text = with("\"size_bytes\": 1552", "\"size_bytes\": 9223372036854775807");
    assertEquals(Long.MAX_VALUE, read(text).arenas().get(1).storage().runtime().sizeBytes());
  }

  @Test
  void unknownVersion_isRefusedByName() {
    assertEquals(
        "r.json:64:21: schema version 6 is not known; versions 4 and 5 are read"
            + " [/schema_version]",
        refusal(with("\"schema_version\": 5", "\"schema_version\": 6")));
    assertEquals(
        "r.json:64:21: schema version 3 is not known; versions 4 and 5 are read"
            + " [/schema_version]",
        refusal(with("\"schema_version\": 5", "\"schema_version\": 3")));
    assertEquals(
        "r.json:64:21: `schema_version` is the string \"5\", but a whole number is expected"
            + " [/schema_version]",
        refusal(with("\"schema_version\": 5", "\"schema_version\": \"5\"")));
  }

  @Test
  void unknownOwner_isRefusedByName() {
    assertEquals(
        "r.json:46:22: the owner `linker` is not known; `generated` and `application` are read"
            + " [/arenas/scratch/0/storage/runtime/owner]",
        refusal(with("\"application\"", "\"linker\"")));
  }

  @Test
  void unknownRole_isRefusedByName() {
    assertEquals(
        "r.json:34:17: the role `mailbox` is not known; `constant`, `persistent` and `scratch` are"
            + " read [/arenas/mailbox]",
        refusal(
            with("\"persistent\": [],", "\"persistent\": [],\n\n\"mailbox\": [],")
                .replace("\n\n\"mailbox\": []", "\n    \"mailbox\":  []")));
    assertEquals(
        "r.json:71:15: the role `Scratch` is not known; `constant`, `persistent` and `scratch` are"
            + " read [/tensors/0/role]",
        refusal(with("\"role\": \"scratch\"", "\"role\": \"Scratch\"")));
  }

  @Test
  void tooLargeFile_isRefused(@TempDir Path folder) throws IOException {
    Path path = folder.resolve("large_residency.json");
    try (RandomAccessFile sparse = new RandomAccessFile(path.toFile(), "rw")) {
      sparse.setLength(ReportReader.LIMIT + 1L);
    }
    try (InputFile file = InputFile.open(path.toString())) {
      InputException e = assertThrows(InputException.class, () -> ReportReader.read(file));
      assertEquals(
          "the report has 104857601 bytes, more than the limit of 100 MiB", e.getMessage());
    }
  }

  @Test
  void manyTensors_areAllRead() {
    int at = VALID.indexOf("  {\n      \"id\"");
    StringBuilder text = new StringBuilder(VALID.substring(0, at));
    for (int i = 0; i < 100_000; i++) {
      text.append("{\"id\":").append(i).append(",\"memory\":\"itcm\",\"role\":\"scratch\",");
      text.append("\"offset\":").append(16 * i).append(",\"size\":16},\n");
    }
    List<Tensor> tensors = read(text + VALID.substring(at)).tensors();
    assertEquals(100_002, tensors.size());
    assertEquals(
        new Tensor("99999", Role.SCRATCH, "itcm", null, 1599984, 16, 100_066), tensors.get(99_999));
  }
}
