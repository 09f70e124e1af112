package arenacheck.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code scripts/install}, and what it installs. */
@DisabledOnOs(OS.WINDOWS)
class InstallIT {
  private static final Path HERE = Path.of("").toAbsolutePath();
  private static final List<String> FILES =
      List.of(
          "bin/arenacheck",
          "lib/arenacheck/arenacheck.classlist",
          "lib/arenacheck/arenacheck.jar",
          "share/arenacheck/arenacheck.mk",
          "share/arenacheck/cmake/ArenaCheck.cmake",
          "share/arenacheck/cmake/ArenaCheckConfig.cmake",
          "share/arenacheck/zephyr/CMakeLists.txt",
          "share/arenacheck/zephyr/Kconfig",
          "share/arenacheck/zephyr/zephyr/module.yml",
          "share/bash-completion/completions/arenacheck",
          "share/man/man1/arenacheck.1");

  /** What the first run makes, where the Java of the test can: named after that Java. */
  private static final String ARCHIVE = "lib/arenacheck/arenacheck-";

  @TempDir Path folder;

  private Outcome install(Map<String, String> environment, String... args) throws Exception {
    String[] command = new String[args.length + 1];
    command[0] = Installation.SCRIPT.toString();
    System.arraycopy(args, 0, command, 1, args.length);
    return Outcome.of(folder, environment, command);
  }

  private static List<String> files(Path root) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.filter(Files::isRegularFile)
          .map(file -> root.relativize(file).toString())
          .filter(file -> !file.contains(ARCHIVE))
          .sorted()
          .toList();
    }
  }

  @Test
  void install_prefixWithSpaces_saysWhatItPutWhere() throws Exception {
    Path prefix = folder.resolve("my own tools");
    Outcome outcome = install(Map.of(), prefix.toString()).endsWith(0).says("arenacheck ");
    assertEquals(FILES, files(prefix));
    for (String file : FILES) {
      outcome.says("\n" + prefix.resolve(file) + "\n");
    }
    outcome.says("\n" + prefix.resolve(ARCHIVE)).says(".jsa\n");
    Path launcher = prefix.resolve("bin/arenacheck");
    assertEquals(
        "rwxr-xr-x", PosixFilePermissions.toString(Files.getPosixFilePermissions(launcher)));
    Path image = Installation.image("clean");
    Outcome.of(
            folder,
            Map.of(),
            launcher.toString(),
            "check",
            image.resolve("fw.elf").toString(),
            "--report",
            image.toString())
        .endsWith(0)
        .says("pass: ");
  }

  @Test
  void install_snippet_installs() throws Exception {
    String command = Snippet.text("install").replace("/usr/local", folder.resolve("p").toString());
    Outcome.of(HERE, Map.of(), "sh", "-c", command).endsWith(0);
    assertEquals(FILES, files(folder.resolve("p")));
  }

  @Test
  void install_relativePrefixAgain_replacesAndLeavesNothingElse() throws Exception {
    install(Map.of(), "p").endsWith(0);
    Path prefix = folder.resolve("p");
    for (String file : FILES) {
      Files.writeString(prefix.resolve(file), "old");
    }
    install(Map.of(), "p/").endsWith(0);
    assertEquals(FILES, files(prefix));
    for (String file : FILES) {
      assertTrue(Files.size(prefix.resolve(file)) > 3, file + " is still the old one");
    }
  }

  @Test
  void install_destdir_isNoPartOfThePathsInside() throws Exception {
    Map<String, String> environment = Map.of("DESTDIR", folder.resolve("root").toString());
    install(environment, "/opt/it's $5").endsWith(0);
    Path prefix = folder.resolve("root/opt/it's $5");
    assertEquals(FILES, files(prefix));
    String make = Files.readString(prefix.resolve("share/arenacheck/arenacheck.mk"));
    assertTrue(make.contains("\nARENACHECK ?= '/opt/it'\\''s $$5/bin/arenacheck'\n"), make);
  }

  /** As a user who may not write there; root may write everywhere. */
  @Test
  void install_treeThatCannotBeWritten_isLeftAlone() throws Exception {
    Path tree = folder.resolve("tree");
    for (String file :
        List.of(
            "arenacheck",
            "arenacheck.classlist",
            "arenacheck.mk",
            "ArenaCheck.cmake",
            "install",
            "man-page",
            "zephyr/CMakeLists.txt",
            "zephyr/Kconfig",
            "zephyr/zephyr/module.yml")) {
      Installation.copy(Path.of("scripts", file), tree.resolve("scripts").resolve(file));
    }
    Files.writeString(tree.resolve("pom.xml"), "<project/>");
    Files.createDirectories(tree.resolve("src/main"));
    Installation.copy(Path.of("target/arenacheck.jar"), tree.resolve("target/arenacheck.jar"));
    Path prefix = Files.createDirectory(folder.resolve("p"));
    String script =
        "chmod -R a+rX,a-w tree && chmod 755 . && chmod 777 p && chmod a+x tree/scripts/*\n"
            + "as=; [ \"$(id -u)\" -ne 0 ] || as='setpriv --reuid=65534 --regid=65534"
            + " --clear-groups'\n"
            + "$as tree/scripts/install \"$PWD/p\"; code=$?\n"
            + "chmod -R u+w tree; exit $code\n";
    List<String> before = files(tree);
    Outcome.of(folder, Map.of(), "sh", "-c", script).endsWith(0);
    assertEquals(FILES, files(prefix));
    assertEquals(before, files(tree));
  }

  @Test
  void install_folderInTheWay_isRefused() throws Exception {
    Path place = Files.createDirectories(folder.resolve("p/bin/arenacheck"));
    install(Map.of(), "p").endsWith(2).says("error: " + place.toRealPath() + " is a folder");
    assertFalse(files(folder).toString().contains(".part"), "a part was left behind");
  }

  @Test
  void install_wrongArguments_areRefused() throws Exception {
    install(Map.of()).endsWith(2).says("error: one argument is needed, 0 were given");
    install(Map.of(), "a", "b").endsWith(2).says("2 were given");
    install(Map.of(), "--prefix=x").endsWith(2).says("`--prefix=x` is no folder");
    install(Map.of(), "").endsWith(2).says("`` is no folder");
    assertEquals(List.of(), files(folder));
  }

  @Test
  void launcher_jarMissing_saysSoAndDoesNotBuild() throws Exception {
    Installation installed = Installation.below(folder);
    // A prefix that is a source tree as well must not be taken for one.
    Files.writeString(installed.prefix().resolve("pom.xml"), "<project/>");
    Path jar = installed.prefix().resolve("lib/arenacheck/arenacheck.jar");
    Files.delete(jar);
    Outcome.of(folder, Map.of(), installed.prefix().resolve("bin/arenacheck").toString(), "-V")
        .endsWith(2)
        .says("error: the jar is missing: " + jar)
        .saysNot("building");
  }
}
