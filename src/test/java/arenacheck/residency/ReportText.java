package arenacheck.residency;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Assertions;

/** A small report of schema 5 with all three roles, staging, a sidecar and sorted keys. */
final class ReportText {
  static final String VALID =
      """
      {
        "arenas": {
          "constant": [
            {
              "alignment": 16,
              "kind": "staged",
              "memory": "dtcm",
              "region_id": 2,
              "source_memory": "mram",
              "storage": {
                "enum_name": "aot_arena_const_dtcm",
                "runtime": {
                  "data_offset_bytes": 0,
                  "memory": "dtcm",
                  "owner": "generated",
                  "size_bytes": 2048,
                  "symbol": "aot_arena_const_dtcm_buffer"
                },
                "sidecar": null,
                "source": {
                  "data_offset_bytes": 0,
                  "memory": "mram",
                  "owner": "generated",
                  "size_bytes": 2048,
                  "symbol": "aot_arena_const_mram__blob"
                }
              },
              "tensor_count": 1,
              "total_size": 2048,
              "used": 2048
            }
          ],
          "persistent": [],
          "scratch": [
            {
              "alignment": 32,
              "fragmentation": 8,
              "memory": "itcm",
              "peak_live": 1500,
              "region_id": 0,
              "storage": {
                "enum_name": "aot_arena_itcm",
                "runtime": {
                  "data_offset_bytes": 16,
                  "memory": "itcm",
                  "owner": "application",
                  "size_bytes": 1552,
                  "symbol": null
                },
                "sidecar": {
                  "filename": "aot_arena_itcm.bin",
                  "size_bytes": 1536
                },
                "source": null
              },
              "total_size": 463600,
              "used": 1536
            }
          ]
        },
        "compiler_version": "0.33.0",
        "module_prefix": "aot",
        "plan_hash": "87f6d61da9206a74",
        "schema_version": 5,
        "tensor_layout_hash": "b8c2130e3dd06b16",
        "tensors": [
          {
            "id": "0",
            "memory": "itcm",
            "offset": 0,
            "role": "scratch",
            "size": 768,
            "source_memory": "itcm"
          },
          {
            "id": 17,
            "memory": "dtcm",
            "offset": 1024,
            "role": "constant",
            "size": 512,
            "source_memory": "mram"
          }
        ]
      }
      """;

  private ReportText() {}

  /** The valid report with one place changed. */
  static String with(String old, String changed) {
    int at = VALID.indexOf(old);
    Assertions.assertTrue(at >= 0, old);
    return VALID.substring(0, at) + changed + VALID.substring(at + old.length());
  }

  static ResidencyReport read(String text) {
    return read(text.getBytes(StandardCharsets.UTF_8));
  }

  static ResidencyReport read(byte[] bytes) {
    try (InputFile file = InputFile.of("r.json", bytes)) {
      return ReportReader.read(file);
    }
  }

  /** {@code FILE:LINE:COLUMN: MESSAGE [POINTER]} of the refusal. */
  static String refusal(String text) {
    return refusal(text.getBytes(StandardCharsets.UTF_8));
  }

  static String refusal(byte[] bytes) {
    InputException e = Assertions.assertThrows(InputException.class, () -> read(bytes));
    String detail = e.place().detail();
    return e.place().prefix() + ": " + e.getMessage() + (detail == null ? "" : " [" + detail + "]");
  }
}
