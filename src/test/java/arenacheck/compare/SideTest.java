package arenacheck.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.FilesRead;
import arenacheck.io.InputException;
import arenacheck.render.JsonRenderer;
import arenacheck.render.Results;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SideTest {
  private static final String REPORT = "testdata/images/staged/aot_residency.json";
  private static final String SAVED = new JsonRenderer().render(Results.failing());

  @TempDir Path folder;

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("side.json"), text).toString();
  }

  private InputException refused(String text) throws IOException {
    String file = file(text);
    return assertThrows(InputException.class, () -> Side.read(file, new FilesRead()));
  }

  @Test
  void read_savedResult_isTheResultItself() throws IOException {
    Snapshot saved = Side.read(file(SAVED), new FilesRead());
    Snapshot fresh = Snapshots.of(Results.failing());
    assertEquals(fresh.verdict(), saved.verdict());
    assertEquals(fresh.modules(), saved.modules());
    assertEquals(fresh.arenas(), saved.arenas());
    assertEquals(fresh.objects(), saved.objects());
    assertEquals(fresh.findings(), saved.findings());
    assertNull(saved.tensors());
    assertTrue(Comparing.of(saved, fresh).isEqual());
  }

  @Test
  void read_memoryTable_survives() throws IOException {
    Snapshot saved = Side.read(file(new JsonRenderer().render(Results.clean())), new FilesRead());
    assertEquals(Results.clean().accounts().rows(), saved.memory());
  }

  @Test
  void read_report_isItsPlan() {
    Snapshot report = Side.read(REPORT, new FilesRead());
    assertEquals("report", report.kind());
    assertEquals(3, report.arenas().size());
    assertEquals(4, report.objects().size());
    assertEquals(9, report.tensors().size());
    assertNull(report.findings());
  }

  @Test
  void read_laterFields_arePassedOver() throws IOException {
    String later = SAVED.replaceFirst("\\{", "{ \"new\": {\"a\": [1, {}]},");
    assertEquals("fail", Side.read(file(later), new FilesRead()).verdict());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{}|this JSON object is neither a saved result",
        "{\"format\": \"arenacheck/2\"}|the saved result has the format `arenacheck/2`",
        "{\"format\": \"arenacheck/0\"}|the saved result has the format `arenacheck/0`",
        "{\"format\": \"arenacheck-plan/1\"}|the format `arenacheck-plan/1` is no saved result",
        "{\"format\": \"arenacheck/1\"}|`verdict` is missing",
        "{\"format\": 1}|this JSON object is neither",
        "[1]|this is no JSON object",
        "hello|this is no JSON object",
        "{hello|the JSON is damaged"
      })
  void read_other_isRefusedByName(String text, String message) throws IOException {
    InputException e = refused(text);
    assertTrue(e.getMessage().startsWith(message), e.getMessage());
    assertTrue(e.place().file().endsWith("side.json"));
    assertTrue(e.help().contains("arenacheck") || e.help().contains("save"), e.help());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"role\": \"scratch\"|\"role\": \"stack\"|the role `stack` is not known",
        "\"object\": \"runtime\"|\"object\": \"tensor\"|`tensor` is no storage object",
        "\"address\": \"0x2000eca0\"|\"address\": \"here\"|`here` is no address",
        "\"address\": \"0x2000eca0\"|\"address\": 5|`address` is the number 5",
        "\"size_bytes\": 5696|\"size_bytes\": -1|`size_bytes` is negative",
        "\"size\": 5696|\"size\": -1|`size` is negative",
        "\"verdict\": \"fail\"|\"verdict\": \"good\"|`verdict` is `good`",
        "\"waived\": false|\"waived\": 0|`waived` is the number 0"
      })
  void read_damagedField_isRefusedAtItsLine(String old, String bad, String message)
      throws IOException {
    assertTrue(SAVED.contains(old), SAVED);
    InputException e = refused(SAVED.replace(old, bad));
    assertTrue(e.getMessage().startsWith(message), e.getMessage());
    assertTrue(e.place().line() > 0);
  }

  @Test
  void read_cutAnywhere_isRefused() throws IOException {
    for (int end = 1; end < SAVED.length() - 1; end += 7) {
      refused(SAVED.substring(0, end));
    }
  }

  @Test
  void read_randomDamage_isReadOrRefused() throws IOException {
    Random random = new Random(7);
    byte[] bytes = SAVED.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 300; i++) {
      byte[] damaged = bytes.clone();
      for (int j = 0; j <= i % 3; j++) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      }
      Path file = Files.write(folder.resolve("side.json"), damaged);
      try {
        Side.read(file.toString(), new FilesRead());
      } catch (InputException e) {
        assertTrue(e.help() != null);
      }
    }
  }

  @Test
  void read_deepNesting_isRefused() throws IOException {
    String deep = "[".repeat(5000) + "]".repeat(5000);
    InputException e = refused("{\"format\": \"arenacheck/1\", \"x\": " + deep + "}");
    assertTrue(e.getMessage().contains("nested deeper"), e.getMessage());
  }

  @Test
  void readResult_report_isRefused() {
    InputException e = assertThrows(InputException.class, () -> Side.readResult(REPORT));
    assertEquals("this is a residency report, not a saved result", e.getMessage());
  }

  @Test
  void read_elf_isRefusedByName() {
    InputException e =
        assertThrows(
            InputException.class, () -> Side.read("testdata/images/clean/fw.elf", new FilesRead()));
    assertEquals("this is an ELF image, not a result", e.getMessage());
  }
}
