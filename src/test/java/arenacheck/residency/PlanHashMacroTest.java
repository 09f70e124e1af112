package arenacheck.residency;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.io.FilesRead;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlanHashMacroTest {
  private static final String HASH = "0123456789abcdef";

  @TempDir Path folder;

  private List<String> values(String header) throws IOException {
    Files.writeString(folder.resolve("aot_model.h"), header);
    ResidencyReport report =
        new ResidencyReport(
            folder.resolve("aot_residency.json").toString(),
            "",
            "aot",
            5,
            null,
            null,
            null,
            List.of(),
            List.of());
    List<String> values = new ArrayList<>();
    for (PlanHashMacro macro : PlanHashMacro.besides(report, new FilesRead())) {
      values.add(macro.line() + " " + macro.name() + " " + macro.value());
    }
    return values;
  }

  private void reads(String value) throws IOException {
    assertEquals(
        List.of("2 AOT_PLAN_HASH " + HASH), values("#pragma once\n#define AOT_PLAN_HASH " + value));
  }

  @Test
  void value_inEveryFormThatCHas() throws IOException {
    reads("\"0123456789abcdef\"");
    reads("0x0123456789ABCDEF");
    reads("0x0123456789abcdefULL /* plan */");
    reads("(0x0123456789abcdefu)");
    reads("UINT64_C(0x0123456789abcdef)");
    reads("((uint64_t)0x0123456789abcdefULL)");
    reads("\"0123456789abcdef\"\r\n");
  }

  @Test
  void directive_withBlanks() throws IOException {
    assertEquals(List.of("1 X_PLAN_HASH " + HASH), values("  #  define X_PLAN_HASH\t" + HASH));
  }

  @Test
  void otherLengthOrName_isNone() throws IOException {
    assertEquals(List.of(), values("#define AOT_PLAN_HASH \"0123456789abcde\""));
    assertEquals(List.of(), values("#define AOT_PLAN_HASH \"0123456789abcdef0\""));
    assertEquals(List.of(), values("#define AOT_PLAN_HASH other_0123456789abcdef"));
    assertEquals(List.of(), values("#define AOT_PLAN_HASH"));
    assertEquals(List.of(), values("#define AOT_LAYOUT_HASH \"0123456789abcdef\""));
    assertEquals(List.of(), values("// #define AOT_PLAN_HASH \"0123456789abcdef\""));
  }
}
