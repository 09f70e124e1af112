package arenacheck.residency;

import static arenacheck.residency.ReportText.VALID;
import static arenacheck.residency.ReportText.read;
import static arenacheck.residency.ReportText.refusal;
import static arenacheck.residency.ReportText.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReportRefusalTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "alignment": 16,             | 4:7     | alignment         | /arenas/constant/0
          "kind": "staged",            | 4:7     | kind              | /arenas/constant/0
          "memory": "dtcm",            | 4:7     | memory            | /arenas/constant/0
          "region_id": 2,              | 4:7     | region_id         | /arenas/constant/0
          "source_memory": "mram",     | 4:7     | source_memory     | /arenas/constant/0
          "total_size": 463600,        | 35:7    | total_size        | /arenas/scratch/0
          "enum_name": "aot_arena_itcm", | 41:20 | enum_name         | /arenas/scratch/0/storage
          "sidecar": null,             | 10:20   | sidecar           | /arenas/constant/0/storage
          "data_offset_bytes": 16,     | 43:22   | data_offset_bytes | /arenas/scratch/0/storage/runtime
          "owner": "application",      | 43:22   | owner             | /arenas/scratch/0/storage/runtime
          "size_bytes": 1552,          | 43:22   | size_bytes        | /arenas/scratch/0/storage/runtime
          "filename": "aot_arena_itcm.bin", | 50:22 | filename       | /arenas/scratch/0/storage/sidecar
          "persistent": [],            | 2:13    | persistent        | /arenas
          "compiler_version": "0.33.0", | 1:1    | compiler_version  |
          "module_prefix": "aot",      | 1:1     | module_prefix     |
          "plan_hash": "87f6d61da9206a74", | 1:1 | plan_hash         |
          "tensor_layout_hash": "b8c2130e3dd06b16", | 1:1 | tensor_layout_hash |
          "id": "0",                   | 67:5    | id                | /tensors/0
          "offset": 0,                 | 67:5    | offset            | /tensors/0
          "role": "scratch",           | 67:5    | role              | /tensors/0
          "size": 768,                 | 67:5    | size              | /tensors/0
          """)
  void missingField_isRefusedAtTheObject(String field, String at, String name, String pointer) {
    assertEquals(
        "r.json:"
            + at
            + ": `"
            + name
            + "` is missing"
            + (pointer == null ? "" : " [" + pointer + "]"),
        refusal(with(field, "")));
  }

  @Test
  void missingLastFieldsOfAnObject_areRefused() {
    assertEquals(
        "r.json:35:7: `used` is missing [/arenas/scratch/0]",
        refusal(with("\"total_size\": 463600,\n        \"used\": 1536", "\"total_size\": 463600")));
    assertEquals(
        "r.json:43:22: `symbol` is missing [/arenas/scratch/0/storage/runtime]",
        refusal(with("1552,\n            \"symbol\": null", "1552")));
    assertEquals("r.json: `schema_version` is missing", refusal("{\"arenas\": {}}"));
    assertEquals("r.json:1:1: `module_prefix` is missing", refusal("{\"schema_version\": 4}"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      textBlock =
          """
          "1552"              | is the string "1552", but a whole number is expected
          15.5                | is the number 15.5, but a whole number is expected
          1e3                 | is the number 1e3, but a whole number is expected
          -1                  | is negative: -1
          -9223372036854775809 | is negative: -9223372036854775809
          9223372036854775808 | is larger than 2^63 - 1: 9223372036854775808
          null                | is null, but a whole number is expected
          true                | is true, but a whole number is expected
          {}                  | is an object, but a whole number is expected
          [1]                 | is a list, but a whole number is expected
          """)
  void size_thatIsNoSize_isRefusedWithWhatStandsThere(String value, String message) {
    assertEquals(
        "r.json:47:27: `size_bytes` " + message + " [/arenas/scratch/0/storage/runtime/size_bytes]",
        refusal(with("\"size_bytes\": 1552", "\"size_bytes\": " + value)));
  }

  @Test
  void otherTypes_areRefused() {
    assertEquals(
        "r.json:44:34: `data_offset_bytes` is the string \""
            + "x".repeat(40)
            + "...\", but a whole"
            + " number is expected [/arenas/scratch/0/storage/runtime/data_offset_bytes]",
        refusal(
            with(
                "\"data_offset_bytes\": 16", "\"data_offset_bytes\": \"" + "x".repeat(50) + "\"")));
    assertEquals(
        "r.json:17:23: `symbol` is the number 7, but a string or null is expected"
            + " [/arenas/constant/0/storage/runtime/symbol]",
        refusal(with("\"aot_arena_const_dtcm_buffer\"", "7")));
    assertEquals(
        "r.json:67:5: item 0 of a list is the number 4, but an object is expected [/tensors/0]",
        refusal(VALID.substring(0, VALID.indexOf("{\n      \"id\"")) + "4]}"));
    assertEquals(
        "r.json:33:19: `persistent` is null, but a list is expected [/arenas/persistent]",
        refusal(with("\"persistent\": []", "\"persistent\": null")));
    assertEquals(
        "r.json:68:13: `id` is true, but a string or a whole number is expected [/tensors/0/id]",
        refusal(with("\"id\": \"0\"", "\"id\": true")));
  }

  @Test
  void emptyAndControlCharacters_inNames_areRefused() {
    String at = "r.json:17:23: `symbol` ";
    String pointer = " [/arenas/constant/0/storage/runtime/symbol]";
    assertEquals(
        at + "is an empty string" + pointer,
        refusal(with("\"aot_arena_const_dtcm_buffer\"", "\"\"")));
    assertEquals(
        at + "holds the control character 0xa" + pointer,
        refusal(with("\"aot_arena_const_dtcm_buffer\"", "\"a\\nb\"")));
    assertEquals(
        at + "holds the control character 0x0" + pointer,
        refusal(with("\"aot_arena_const_dtcm_buffer\"", "\"a\\u0000b\"")));
  }

  @Test
  void duplicateKey_isRefused() {
    assertEquals(
        "r.json:47:42: the key `size_bytes` stands twice in one object"
            + " [/arenas/scratch/0/storage/runtime/size_bytes]",
        refusal(with("\"size_bytes\": 1552", "\"size_bytes\": 1, \"size_bytes\": 2")));
    assertEquals(
        "r.json:64:40: the key `schema_version` stands twice in one object [/schema_version]",
        refusal(with("\"schema_version\": 5", "\"schema_version\": 5, \"schema_version\": 4")));
  }

  @Test
  void cutFile_isSaidToEndThere() {
    assertEquals(
        "r.json:47:27: the JSON ends in the middle of"
            + " `/arenas/scratch/0/storage/runtime/size_bytes`"
            + " [/arenas/scratch/0/storage/runtime/size_bytes]",
        refusal(VALID.substring(0, VALID.indexOf("1552"))));
    assertEquals("r.json:1:2: the JSON ends in the middle of the top object", refusal("{"));
    assertEquals("r.json:1:7: the JSON ends in the middle of `/a` [/a]", refusal("{\"a\": tru"));
  }

  @Test
  void everyCut_isRefused() {
    byte[] bytes = VALID.stripTrailing().getBytes(StandardCharsets.UTF_8);
    for (int length = 1; length < bytes.length; length++) {
      String message = refusal(java.util.Arrays.copyOf(bytes, length));
      assertTrue(message.contains(" ends in the middle of "), message);
    }
  }

  @Test
  void somethingBehindTheEnd_isRefused() {
    assertEquals(
        "r.json:85:2: something stands behind the end of the top object", refusal(VALID + "x"));
    assertEquals(
        "something stands behind the end of the top object",
        refusal(VALID + "{}").replaceFirst("^[^ ]* ", ""));
    assertEquals(
        "something stands behind the end of the top object",
        refusal(VALID + "\0").replaceFirst("^[^ ]* ", ""));
  }

  @Test
  void otherTops_areRefused() {
    assertEquals(
        "r.json: this JSON object has neither `schema_version` nor `arenas`: it is no residency"
            + " report",
        refusal("{}"));
    assertEquals("r.json: this is no JSON object: it starts with `[1]`", refusal("[1]"));
    assertEquals("r.json: this is no JSON object", refusal("\u0012 '"));
    assertEquals("r.json: the file holds no JSON", refusal("  \n "));
    assertEquals(
        "r.json: this is no JSON object: it starts with `Membre d'archive inclu pour la r??f??ren`",
        refusal("\nMembre d'archive inclu pour la r\u00e9f\u00e9rence\n"));
    assertEquals(
        "r.json:1:12: this is a saved result of arenacheck, not a residency report [/format]",
        refusal("{\"format\": \"arenacheck/1\", \"objects\": []}"));
  }

  @Test
  void otherFiles_areRefusedByName() {
    assertEquals(
        "r.json: this is an ELF image, not a residency report", refusal("\u007fELF\1\1\1\0\0"));
    for (String start :
        new String[] {
          "Archive member included to satisfy reference by file (symbol)\n",
          "\nMemory Configuration\n",
          "     VMA      LMA     Size Align Out     In      Symbol\n",
          "Component: Arm Compiler for Embedded 6.22 Tool: armlink [5ee90200]\n"
        }) {
      assertEquals("r.json: this is a linker map, not a residency report", refusal(start));
    }
    InputException e = assertThrows(InputException.class, () -> read("\u007fELF"));
    assertEquals(
        "pass the `<prefix>_residency.json` that heliaAOT writes with"
            + " `memory.dump_residency_json`",
        e.help());
  }

  @Test
  void damagedReport_isToBeWrittenAgain() {
    String advice = "the file was damaged or edited; let heliaAOT write it again";
    for (String text : new String[] {"{", VALID + "x", with("\"offset\": 0,", "")}) {
      assertEquals(advice, assertThrows(InputException.class, () -> read(text)).help());
    }
  }

  @Test
  void otherEncodings_areRefused() {
    String binary = "r.json: the file is not UTF-8 text: it is binary or UTF-16";
    assertEquals(binary, refusal(VALID.getBytes(StandardCharsets.UTF_16LE)));
    assertEquals(binary, refusal(VALID.getBytes(StandardCharsets.UTF_16)));
    assertEquals(binary, refusal("\0\0\0\0"));
    byte[] latin = VALID.replace("\"aot\"", "\"aot\u00e9\"").getBytes(StandardCharsets.ISO_8859_1);
    String message = refusal(latin);
    assertTrue(message.startsWith("r.json:62:"), message);
    assertTrue(message.contains("the text is not UTF-8: invalid UTF-8 middle byte 0x22"), message);
  }

  @Test
  void nulByte_insideIsRefused() {
    String message = refusal(with("\"used\": 1536", "\"used\": \0" + "1536"));
    assertTrue(message.startsWith("r.json:57:18: the JSON is damaged: illegal character"), message);
  }

  @Test
  void deepNesting_isRefused() {
    String message = refusal(with("[],", "[],").replace("\"0.33.0\"", "[".repeat(100_000)));
    assertTrue(message.contains("the JSON is nested deeper than 100 levels"), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"// c\n", "'a': 1,", "\"a\": NaN,", "\"a\": 01,", "\"a\": 1,,"})
  void laxJson_isRefused(String lax) {
    String message = refusal("{" + lax + VALID.substring(1));
    assertTrue(message.startsWith("r.json:1:"), message);
    assertTrue(message.contains(": the JSON is damaged: "), message);
  }

  @Test
  void randomDamage_endsInARecordOrARefusal() {
    byte[] valid = VALID.getBytes(StandardCharsets.UTF_8);
    byte[] spice = "{}[]\",:\\-.e019ntf\0\n\u00ff".getBytes(StandardCharsets.ISO_8859_1);
    int read = 0;
    int refused = 0;
    for (int seed = 0; seed < 4_000; seed++) {
      Random random = new Random(seed);
      byte[] bytes = valid.clone();
      for (int hits = 1 + random.nextInt(3); hits > 0; hits--) {
        bytes[random.nextInt(bytes.length)] = spice[random.nextInt(spice.length)];
      }
      try {
        assertNotNull(read(bytes));
        read++;
      } catch (InputException e) {
        assertTrue(!e.getMessage().isEmpty() && !e.help().isEmpty() && e.place() != null);
        assertTrue(e.getMessage().indexOf('\n') < 0, e.getMessage());
        refused++;
      }
    }
    assertTrue(read > 200 && refused > 200, read + " read, " + refused + " refused");
  }
}
