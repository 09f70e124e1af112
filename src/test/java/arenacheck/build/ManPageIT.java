package arenacheck.build;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code scripts/man-page}: the help texts as troff, every line of them. */
@DisabledOnOs(OS.WINDOWS)
class ManPageIT {
  private static final Path SCRIPTS = Path.of("scripts").toAbsolutePath();

  @TempDir Path folder;

  @Test
  void page_holdsEveryCommandsHelp_andNoLineIsAMacroByAccident() throws Exception {
    String launcher = SCRIPTS.resolve("arenacheck").toString();
    Outcome page =
        Outcome.of(folder, Map.of(), SCRIPTS.resolve("man-page").toString(), launcher).endsWith(0);
    String plain = page.text().replace("\\-", "-").replace("\\e", "\\").replace("\n\\&", "\n");
    for (String command : new String[] {"check", "show", "locate", "explain"}) {
      assertTrue(plain.contains("\n.SS " + command + "\n.nf\nusage: arenacheck " + command), plain);
      String help = Outcome.of(folder, Map.of(), launcher, command, "--help").text();
      assertTrue(plain.contains(help), command);
    }
    for (String line : page.text().split("\n")) {
      assertTrue(!line.startsWith(".") || line.matches("\\.(TH|SH|SS|B|I|nf|fi)\\b.*"), line);
    }
  }

  @Test
  void page_withoutLauncher_isExit2() throws Exception {
    Outcome.of(folder, Map.of(), SCRIPTS.resolve("man-page").toString()).endsWith(2);
  }
}
