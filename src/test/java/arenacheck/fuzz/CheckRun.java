package arenacheck.fuzz;

import arenacheck.cli.Main;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.xml.sax.SAXException;

/**
 * Runs whole checks of the files in one folder, with every document that can be asked for, and
 * holds what is true of every run: a known exit code, no trace, nothing on standard output and no
 * file where the inputs cannot be used, whole and well-formed documents else.
 */
public final class CheckRun {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final List<String> FORMATS =
      List.of("json", "markdown", "github", "sarif", "junit");
  private static final Set<Integer> CODES = Set.of(0, 1, 2, 3);

  private final Path folder;

  public CheckRun(Path folder) {
    this.folder = folder;
  }

  static CheckRun inTemporaryFolder() throws IOException {
    Path made = Files.createTempDirectory("fuzz");
    made.toFile().deleteOnExit();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  try (Stream<Path> files = Files.list(made)) {
                    files.forEach(file -> file.toFile().delete());
                  } catch (IOException e) {
                    // What is left is in the system's folder for temporary files.
                  }
                }));
    return new CheckRun(made);
  }

  public void write(String name, byte[] bytes) throws IOException {
    write(name, bytes, 0, bytes.length);
  }

  void write(String name, byte[] bytes, int from, int to) throws IOException {
    try (OutputStream out = Files.newOutputStream(folder.resolve(name))) {
      out.write(bytes, from, to - from);
    }
  }

  public void remove(String name) throws IOException {
    Files.deleteIfExists(folder.resolve(name));
  }

  /**
   * Checks {@code fw.elf} against the folder's reports; returns the JSON result, or {@code null}
   * where the inputs cannot be used.
   */
  public JsonNode run(String... options) throws IOException {
    List<String> args = new ArrayList<>(List.of(options));
    for (String format : FORMATS) {
      args.add("-o=" + format + "=" + document(format));
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int code = code(out, args);
    return code == 2 ? null : judged(code, out.toString(StandardCharsets.UTF_8));
  }

  /** As {@link #run}, with no document but JSON on standard output. */
  public JsonNode json(String... options) throws IOException {
    List<String> args = new ArrayList<>(List.of(options));
    args.add("-o=json");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    return code(out, args) == 2 ? null : JSON.readTree(out.toByteArray());
  }

  private int code(ByteArrayOutputStream out, List<String> options) throws IOException {
    for (String format : FORMATS) {
      Files.deleteIfExists(document(format));
    }
    List<String> args = new ArrayList<>(List.of("check", folder.resolve("fw.elf").toString()));
    args.add("--report=" + folder.resolve("r_residency.json"));
    args.addAll(options);
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        new Main(new PrintStream(out), new PrintStream(err), Map.of())
            .run(args.toArray(new String[0]));
    String messages = err.toString(StandardCharsets.UTF_8);
    require(CODES.contains(code), "exit " + code, messages);
    require(!messages.contains("\tat "), "a trace", messages);
    if (code == 2) {
      requireRefusal(out, messages);
    } else {
      require(messages.isEmpty(), "messages with exit " + code, messages);
    }
    return code;
  }

  private void requireRefusal(ByteArrayOutputStream out, String messages) {
    require(out.size() == 0, "a document with exit 2", messages);
    require(messages.contains(": error: "), "exit 2 without a message", messages);
    require(messages.contains("\n    help: "), "exit 2 without help", messages);
    require(!messages.contains("more memory"), "small inputs that fill the memory", messages);
    require(!messages.contains("Exception"), "the words of Java", messages);
    requirePrintable(messages);
    for (String format : FORMATS) {
      require(!Files.exists(document(format)), "a file with exit 2: " + format, messages);
    }
  }

  private JsonNode judged(int code, String text) throws IOException {
    require(!text.isEmpty(), "no text", "");
    requirePrintable(text);
    requirePrintable(Files.readString(document("markdown")));
    requirePrintable(Files.readString(document("github")));
    JSON.readTree(document("sarif").toFile());
    parseXml(Files.readAllBytes(document("junit")));
    JsonNode result = JSON.readTree(document("json").toFile());
    String verdict = List.of("pass", "fail", "", "incomplete").get(code);
    require(result.get("verdict").asText().equals(verdict), "another verdict than exit", verdict);
    return result;
  }

  private Path document(String format) {
    return folder.resolve("out." + format);
  }

  private static void parseXml(byte[] bytes) {
    try {
      DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
      builder.setErrorHandler(null);
      builder.parse(new ByteArrayInputStream(bytes));
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new AssertionError("junit: " + e.getMessage(), e);
    }
  }

  private static void requirePrintable(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      require(c == '\n' || !Character.isISOControl(c), "a control character at " + i, text);
    }
  }

  private static void require(boolean holds, String what, String text) {
    if (!holds) {
      throw new AssertionError(what + ": " + text);
    }
  }
}
