package arenacheck.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The installed completion script in a real bash. */
@DisabledOnOs(OS.WINDOWS)
class CompletionIT {
  @TempDir static Path folder;
  private static Installation installed;

  @BeforeAll
  static void install() throws Exception {
    Firmware.needs("bash");
    installed = Installation.below(folder);
    Files.writeString(folder.resolve("firmware.elf"), "");
    Files.writeString(folder.resolve("firmware.map"), "");
  }

  /** What bash would offer for the last of the words. */
  private static String complete(String... words) throws Exception {
    String script =
        // Outside of a real completion there are no options of it to set.
        "compopt() { :; }\n"
            + Snippet.text("completion")
            + "COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); COMP_LINE=\"$*\"\n"
            + "$(complete -p arenacheck | sed 's/.*-F \\([^ ]*\\) .*/\\1/')\n"
            + "printf '%s\\n' \"${COMPREPLY[@]}\" | LC_ALL=C sort | paste -sd' '\n";
    String[] command = new String[words.length + 4];
    command[0] = "bash";
    command[1] = "-c";
    command[2] = script;
    command[3] = "bash";
    System.arraycopy(words, 0, command, 4, words.length);
    return Outcome.of(folder, installed.onPath(), command).endsWith(0).text().strip();
  }

  @Test
  void script_installed_isTheOneThatTheCommandPrints() throws Exception {
    Path script = installed.prefix().resolve("share/bash-completion/completions/arenacheck");
    Outcome.of(folder, Map.of(), "bash", "-n", script.toString()).endsWith(0);
    Outcome printed =
        Outcome.of(folder, installed.onPath(), "sh", "-c", "exec arenacheck completion");
    assertEquals(Files.readString(script), printed.endsWith(0).text());
  }

  @Test
  void complete_commandsAndOptions_areOffered() throws Exception {
    assertEquals("check", complete("arenacheck", "ch"));
    assertEquals("--version", complete("arenacheck", "--v"));
    assertEquals("--strict", complete("arenacheck", "check", "--str"));
    assertEquals("--report", complete("arenacheck", "check", "fw.elf", "--strict", "--re"));
  }

  @Test
  void complete_values_areNamesOrFiles() throws Exception {
    assertEquals("firmware.elf firmware.map", complete("arenacheck", "check", "firm"));
    assertEquals(
        "firmware.elf firmware.map", complete("arenacheck", "check", "x.elf", "--map", "firm"));
    assertEquals(
        "apollo3p_evb apollo3p_evb_cygnus",
        complete("arenacheck", "check", "--target", "apollo3p"));
    assertEquals("sarif", complete("arenacheck", "check", "-o", "sa"));
    assertEquals("orphan-section", complete("arenacheck", "check", "--waive", "orph"));
    assertEquals("orphan-section", complete("arenacheck", "explain", "orph"));
    assertEquals("", complete("arenacheck", "check", "--bind", "firm"));
  }
}
