package arenacheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the direction of the data, who may know which library, and the size of files. */
class ArchitectureTest {
  private static final Path SOURCES = Path.of("src/main/java");

  /** What each package may use. Beside these: itself and the Java library. */
  private static final Map<String, Set<String>> MAY_USE =
      Map.ofEntries(
          Map.entry("io", Set.of()),
          Map.entry("memory", Set.of("io")),
          Map.entry("residency", Set.of("io", "memory")),
          Map.entry("elf", Set.of("io", "memory")),
          Map.entry("linkmap", Set.of("io", "memory")),
          Map.entry("flash", Set.of("io", "memory")),
          Map.entry("image", Set.of("io", "memory", "residency", "elf", "linkmap")),
          Map.entry("account", Set.of("io", "memory", "residency", "elf", "linkmap", "image")),
          Map.entry(
              "check",
              Set.of("io", "memory", "residency", "elf", "linkmap", "flash", "image", "account")),
          Map.entry("compare", below()),
          Map.entry("render", with("compare")),
          Map.entry("cli", with("compare", "render")));

  private static final Map<String, Set<String>> LIBRARIES =
      Map.of(
          "net.fornwall.jelf", Set.of("elf"),
          "picocli", Set.of("cli"),
          "com.fasterxml.jackson", Set.of("io", "residency", "memory", "render", "compare"));

  private static final Pattern NAME =
      Pattern.compile(
          "(?<![\\w.])(arenacheck\\.[a-z]+(?=\\.)|net\\.fornwall\\.jelf|picocli(?=\\.[A-Z])"
              + "|com\\.fasterxml\\.jackson)\\b");
  private static final Pattern CONSOLE =
      Pattern.compile("System\\.(out|err|exit|console)\\b|\\.halt\\(|printStackTrace");
  private static final Pattern VAGUE =
      Pattern.compile("\\w*(Manager|Helper|Util|Utils|Data|Info|Processor)\\.java");

  private static final int LONGEST_FILE = 350;
  private static final int LONGEST_MEDIAN = 100;

  private static Set<String> below() {
    return Set.of(
        "io", "memory", "residency", "elf", "linkmap", "flash", "image", "account", "check");
  }

  private static Set<String> with(String... more) {
    Set<String> all = new java.util.HashSet<>(below());
    all.addAll(List.of(more));
    return all;
  }

  @Test
  void packages_useOnlyThoseToTheirLeft() throws IOException {
    List<String> wrong = new ArrayList<>();
    forEachName(
        (file, name) -> {
          String home = home(file);
          if (name.startsWith("arenacheck.")) {
            String used = name.substring("arenacheck.".length());
            if (!used.equals(home) && !MAY_USE.get(home).contains(used)) {
              wrong.add(file + " uses " + name);
            }
          }
        });
    assertEquals(List.of(), wrong);
  }

  @Test
  void packages_all_haveAPlaceInTheOrder() throws IOException {
    for (Path file : files()) {
      assertTrue(MAY_USE.containsKey(home(file)), file + " is in a package without a place");
    }
  }

  @Test
  void libraries_areKnownOnlyWhereTheyBelong() throws IOException {
    List<String> wrong = new ArrayList<>();
    forEachName(
        (file, name) -> {
          Set<String> homes = LIBRARIES.get(name);
          if (homes != null && !homes.contains(home(file))) {
            wrong.add(file + " uses " + name);
          }
        });
    assertEquals(List.of(), wrong);
  }

  @Test
  void printingAndExiting_areForTheCommandLineAlone() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path file : files()) {
      if (!home(file).equals("cli") && CONSOLE.matcher(code(file)).find()) {
        wrong.add(file.toString());
      }
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  void classes_haveNamesThatSaySomething() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path file : files()) {
      if (VAGUE.matcher(file.getFileName().toString()).matches()) {
        wrong.add(file.toString());
      }
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  void files_areShort() throws IOException {
    List<String> wrong = new ArrayList<>();
    List<Integer> lengths = new ArrayList<>();
    for (Path file : files()) {
      int length = Files.readAllLines(file).size();
      lengths.add(length);
      if (length > LONGEST_FILE) {
        wrong.add(file + " has " + length + " lines");
      }
    }
    lengths.sort(null);
    assertEquals(List.of(), wrong);
    assertTrue(lengths.get(lengths.size() / 2) < LONGEST_MEDIAN, "median of " + lengths);
  }

  @Test
  void pattern_findsImportsAndQualifiedNames() {
    assertEquals(
        List.of("arenacheck.elf", "arenacheck.cli", "net.fornwall.jelf", "picocli"),
        names(
            "import arenacheck.elf.Section;\n"
                + "arenacheck.cli.Main.main(null);\n"
                + "import net.fornwall.jelf.ElfFile;\nimport picocli.CommandLine;\n"
                + "x.arenacheck.io.Place;\n"));
    assertTrue(CONSOLE.matcher("System.exit(1)").find());
    assertEquals("int a;\nint b;", stripped("int a; // System.out\n/* System.err */int b;"));
  }

  /** {@code elf} for a file in any package below {@code arenacheck.elf}. */
  private static String home(Path file) {
    return SOURCES.resolve("arenacheck").relativize(file).getName(0).toString();
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      List<Path> sources =
          files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
      assertTrue(sources.size() > 50, "sources are looked for in the wrong place");
      return sources;
    }
  }

  private static void forEachName(BiConsumer<Path, String> found) throws IOException {
    for (Path file : files()) {
      names(code(file)).forEach(name -> found.accept(file, name));
    }
  }

  private static List<String> names(String code) {
    List<String> names = new ArrayList<>();
    Matcher matcher = NAME.matcher(code);
    while (matcher.find()) {
      names.add(matcher.group(1));
    }
    return names;
  }

  private static String code(Path file) {
    try {
      return stripped(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Without comments; a comment may name what the code must not. */
  private static String stripped(String source) {
    return source.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll(" *//[^\n]*", "");
  }
}
