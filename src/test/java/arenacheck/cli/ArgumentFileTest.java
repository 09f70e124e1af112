package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arenacheck.io.InputException;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArgumentFileTest {
  @TempDir Path folder;

  private List<String> words(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("a.args"), text);
    return ArgumentFile.expand(List.of("before", "@" + file, "after")).subList(1, length(file));
  }

  private static int length(Path file) {
    return ArgumentFile.expand(List.of("@" + file)).size() + 1;
  }

  private InputException refusal(String text) {
    return assertThrows(InputException.class, () -> words(text));
  }

  @Test
  void expand_linesAndWords_areArguments() throws IOException {
    assertEquals(
        List.of("--report", "a.json", "--map=b", "-q"),
        words("--report a.json\r\n\t--map=b\n\n-q"));
  }

  @Test
  void expand_comments_endWithTheLine() throws IOException {
    assertEquals(List.of("a#b", "c", "#d"), words("# first 'open\na#b # rest\nc\n\"#d\" #\n#last"));
  }

  @Test
  void expand_quotes_holdSpacesAndNothing() throws IOException {
    assertEquals(
        List.of("a b", "--x=c d", "", "e'f", "g\"h", "i\\j"),
        words("'a b' --x=\"c d\" '' \"e'f\" 'g\"h' \"i\\\\j\""));
  }

  @Test
  void expand_backslashes_areOrdinary() throws IOException {
    assertEquals(
        List.of("C:\\build\\fw.map", "C:\\my build\\fw", "q\"q"),
        words("C:\\build\\fw.map \"C:\\my build\\fw\" \"q\\\"q\""));
  }

  @Test
  void expand_byteOrderMark_isNoArgument() throws IOException {
    assertEquals(List.of("-q"), words("\ufeff-q"));
  }

  @Test
  void expand_behindDoubleDash_staysLiteral() {
    assertEquals(List.of("--", "@x"), ArgumentFile.expand(List.of("--", "@x")));
  }

  @Test
  void expand_openQuote_isRefusedWithItsLine() {
    InputException e = refusal("a\n\n--x='b c\nd'");
    assertEquals(3, e.place().line());
    assertEquals("the quote is not closed on this line", e.getMessage());
  }

  @Test
  void expand_nestedFile_isRefused() {
    assertEquals(2, refusal("a\n@b").place().line());
  }

  @Test
  void expand_missingOrNamelessFile_isRefused() {
    List<String> missing = List.of("@" + folder.resolve("none"));
    assertThrows(InputException.class, () -> ArgumentFile.expand(missing));
    assertThrows(InputException.class, () -> ArgumentFile.expand(List.of("@")));
  }

  @Test
  void expand_nothing_isNoArgument() throws IOException {
    assertEquals(List.of(), words(""));
  }

  @Test
  void expand_otherEncoding_isRefused() throws IOException {
    for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.ISO_8859_1)) {
      Path file = folder.resolve(charset + ".args");
      Files.write(file, "--report r\u00e9seau.json".getBytes(charset));
      InputException e =
          assertThrows(InputException.class, () -> ArgumentFile.expand(List.of("@" + file)));
      assertEquals("this argument file is no text in UTF-8", e.getMessage());
    }
  }

  @Test
  void names_areThoseThatAreExpanded() {
    assertEquals(List.of("a", "b"), ArgumentFile.names(List.of("@a", "c", "@b", "--", "@d")));
  }
}
