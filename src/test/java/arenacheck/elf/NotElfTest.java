package arenacheck.elf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class NotElfTest {

  private static void looksLike(String expected, String helpHolds, String content) {
    Refusal refusal = Refusal.of(content.getBytes(StandardCharsets.ISO_8859_1));
    assertEquals("not an ELF image: " + expected, refusal.message());
    assertTrue(refusal.help().contains(helpHolds), refusal.help());
  }

  @Test
  void maps_areNamed() {
    String help = "the map goes to `--map`";
    looksLike("a linker map", help, "Archive member included to satisfy reference by file\n");
    looksLike("a linker map", help, "\r\nMemory Configuration\r\n\r\nName   Origin\r\n");
    looksLike("a linker map", help, "     VMA      LMA     Size Align Out     In      Symbol\n");
    looksLike("a linker map", help, "Component: Arm\n\n===\n\nSection Cross References\n\n");
  }

  @Test
  void json_namesTheReportOption() {
    looksLike("JSON", "`--report`", "{\"schema_version\": 5}");
    looksLike("JSON", "`--report`", "\u00ef\u00bb\u00bf  [1]");
  }

  @Test
  void formsOfTheImageWithoutSymbols_askForItsSource() {
    looksLike("Intel HEX", "that it was made from", ":020000040041B9\n:00000001FF\n");
    looksLike("Motorola S-records", "that it was made from", "S00600004844521B\nS9030000FC\n");
    looksLike("a UF2 file", "that it was made from", "UF2\nWQ]\u009e");
    looksLike("it starts with the bytes 00 00 08 20", "raw binary", "\u0000\u0000\u0008\u0020ab");
    looksLike("it starts with the bytes 00", "raw binary", "\u0000");
  }

  @Test
  void filesBeforeTheLink_askForTheImage() {
    String help = "the image that the link step wrote";
    looksLike("an archive of object files", help, "!<arch>\nlib.o/  ");
    looksLike("an archive of object files", help, "!<thin>\nlib.o/  ");
    looksLike("LLVM bitcode", help, "BC\u00c0\u00de");
  }

  @Test
  void imagesOfOtherSystems_areNamed() {
    looksLike("a Mach-O file", "linked ELF image", "\u00cf\u00fa\u00ed\u00fe\u000c\u0000");
    looksLike("a Windows executable", "linked ELF image", "MZ\u0090\u0000");
    looksLike("a compressed file", "unpack", "PK\u0003\u0004");
  }

  @Test
  void otherText_isText() {
    looksLike("a text file", "`--map`", ": a colon is no Intel HEX\n");
    looksLike("a text file", "`--map`", "S is no S-record\n");
    looksLike("a text file", "`--map`", "\u007f".replace('\u007f', 'E') + "LF\n");
  }
}
