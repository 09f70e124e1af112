package arenacheck.residency;

import arenacheck.io.FileName;
import arenacheck.io.FilesRead;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A {@code #define ...PLAN_HASH... "16 hex digits"} in a generated header beside a report: in its
 * folder, or in the folders that a generated module keeps its headers in.
 *
 * @param file as to be shown
 * @param line 1-based
 * @param value 16 hex digits, lower case
 */
public record PlanHashMacro(String file, int line, String name, String value) {
  private static final int LIMIT = 4 << 20;

  /** More headers than these are a library's folder, and a macro among them tells nothing. */
  private static final int HEADERS = 2000;

  private static final int DIGITS = 16;

  /** Where a generated module keeps its headers, from the report's folder. */
  private static final String[] FOLDERS = {"", "includes-api", "include", "includes"};

  /**
   * Every such macro; headers that cannot be read, or that a link leads out of the report's folder
   * to, tell nothing.
   *
   * @param read takes the headers, and the folders that are searched for them
   */
  public static List<PlanHashMacro> besides(ResidencyReport report, FilesRead read) {
    List<PlanHashMacro> macros = new ArrayList<>();
    Path path = FileName.path(report.path());
    try {
      Path home = path.toAbsolutePath().getParent().toRealPath();
      for (String folder : FOLDERS) {
        readFolder(path.resolveSibling(folder), home, macros, read);
      }
    } catch (IOException e) {
      // The folder vanished: there are no headers.
    }
    return macros;
  }

  /** The same of a report in an archive; headers are entries in the same folders there. */
  static List<PlanHashMacro> besides(ReportFile report) {
    List<PlanHashMacro> macros = new ArrayList<>();
    for (String folder : FOLDERS) {
      String prefix = report.folder() + folder + (folder.isEmpty() ? "" : "/");
      List<String> headers = new ArrayList<>();
      for (String entry : report.archive().entries()) {
        boolean here = entry.startsWith(prefix) && entry.indexOf('/', prefix.length()) < 0;
        if (here && entry.endsWith(".h") && report.archive().size(entry) <= LIMIT) {
          headers.add(entry);
        }
      }
      for (String header : headers.size() > HEADERS ? List.<String>of() : headers) {
        readLines(report.archive().shownAs(header), report.archive().read(header, LIMIT), macros);
      }
    }
    return macros;
  }

  private static void readFolder(
      Path folder, Path home, List<PlanHashMacro> macros, FilesRead read) {
    List<Path> headers = new ArrayList<>();
    Path opened = folder.toString().isEmpty() ? Path.of(".") : folder;
    if (!Files.isDirectory(opened)) {
      // Opening a pipe of that name would wait for ever.
      return;
    }
    read.folder(FileName.text(folder));
    try (DirectoryStream<Path> files = Files.newDirectoryStream(opened, "*.h")) {
      for (Path header : files) {
        headers.add(folder.resolve(header.getFileName()));
        if (headers.size() > HEADERS) {
          return;
        }
      }
    } catch (IOException | DirectoryIteratorException | SecurityException e) {
      return;
    }
    headers.sort(null);
    for (Path header : headers) {
      read(header, home, macros, read);
    }
  }

  private static void read(Path header, Path home, List<PlanHashMacro> macros, FilesRead read) {
    try {
      if (!Files.isRegularFile(header)
          || Files.size(header) > LIMIT
          || !header.toRealPath().startsWith(home)) {
        return;
      }
      read.file(FileName.text(header));
      readLines(FileName.text(header), Files.readAllBytes(header), macros);
    } catch (IOException e) {
      // A header that vanishes while it is read tells nothing.
    }
  }

  private static void readLines(String file, byte[] header, List<PlanHashMacro> macros) {
    String[] lines = new String(header, StandardCharsets.ISO_8859_1).split("\n");
    CompiledLines compiled = new CompiledLines();
    for (int i = 0; i < lines.length; i++) {
      String line = compiled.next(lines[i]);
      if (line != null) {
        readLine(file, i + 1, line, macros);
      }
    }
  }

  private static void readLine(String file, int line, String text, List<PlanHashMacro> macros) {
    if (!text.startsWith("#")) {
      return;
    }
    String directive = text.substring(1).strip();
    if (!directive.startsWith("define") || !directive.contains("PLAN_HASH")) {
      return;
    }
    String[] words = directive.split("\\s+", 3);
    if (words.length == 3 && words[0].equals("define") && words[1].contains("PLAN_HASH")) {
      String value = hash(words[2]);
      if (value != null) {
        macros.add(new PlanHashMacro(file, line, words[1], value));
      }
    }
  }

  /**
   * The first word that is 16 hex digits, as in {@code "..."}, {@code 0x...ULL}, {@code
   * UINT64_C(0x...)}; {@code null} where there is none.
   */
  private static String hash(String value) {
    int start = 0;
    for (int i = 0; i <= value.length(); i++) {
      if (i == value.length() || !isOfWord(value.charAt(i))) {
        String digits = digits(value.substring(start, i));
        if (digits != null) {
          return digits;
        }
        start = i + 1;
      }
    }
    return null;
  }

  private static boolean isOfWord(char c) {
    return c == '_' || Character.isLetterOrDigit(c);
  }

  /** The digits of a word that is 16 of them, C's prefix and suffixes apart, or {@code null}. */
  private static String digits(String word) {
    int from = word.startsWith("0x") || word.startsWith("0X") ? 2 : 0;
    int to = word.length();
    while (to > from && "uUlL".indexOf(word.charAt(to - 1)) >= 0) {
      to--;
    }
    for (int i = from; i < to; i++) {
      if (Character.digit(word.charAt(i), 16) < 0) {
        return null;
      }
    }
    return to - from == DIGITS ? word.substring(from, to).toLowerCase(Locale.ROOT) : null;
  }
}
