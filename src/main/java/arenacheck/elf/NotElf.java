package arenacheck.elf;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.Place;
import java.nio.charset.StandardCharsets;

/** Says what a file looks like that was given as the image and is no ELF file. */
final class NotElf {
  private static final int SAMPLE = 1 << 16;
  private static final String PASS = "pass the linked ELF image (.elf, .axf, .out)";
  private static final String PASS_SOURCE =
      "pass the linked ELF image (.elf, .axf, .out) that it was made from";

  /** Phrases that only maps of GNU ld, lld and armlink have. */
  private static final String[] MAP_PHRASES = {
    "Archive member included",
    "Discarded input sections",
    "There are no discarded input sections",
    "Memory Configuration",
    "Linker script and memory map",
    "VMA      LMA     Size Align Out",
    "Section Cross References",
    "Removing Unused input sections",
    "Memory Map of the image",
    "Image Symbol Table",
  };

  private NotElf() {}

  static InputException refusal(InputFile file) {
    byte[] start = file.read(0, (int) Math.min(file.size(), SAMPLE));
    String[] answer = binary(start);
    if (answer == null) {
      answer = isText(start) ? text(start) : raw(start);
    }
    return new InputException(Place.of(file.name()), "not an ELF image: " + answer[0], answer[1]);
  }

  private static String[] binary(byte[] start) {
    if (starts(start, "!<arch>\n") || starts(start, "!<thin>\n")) {
      return answer("an archive of object files", "pass the image that the link step wrote");
    }
    if (starts(start, "BC\u00c0\u00de")) {
      return answer("LLVM bitcode", "pass the image that the link step wrote");
    }
    if (isMachO(start)) {
      return answer("a Mach-O file", PASS);
    }
    if (starts(start, "MZ")) {
      return answer("a Windows executable", PASS);
    }
    if (starts(start, "UF2\n")) {
      return answer("a UF2 file", PASS_SOURCE);
    }
    if (starts(start, "PK\u0003\u0004") || starts(start, "\u001f\u008b")) {
      return answer("a compressed file", "unpack it and pass the linked ELF image");
    }
    return null;
  }

  private static boolean isMachO(byte[] start) {
    return starts(start, "\u00fe\u00ed\u00fa\u00ce")
        || starts(start, "\u00fe\u00ed\u00fa\u00cf")
        || starts(start, "\u00ce\u00fa\u00ed\u00fe")
        || starts(start, "\u00cf\u00fa\u00ed\u00fe")
        || starts(start, "\u00ca\u00fe\u00ba\u00be");
  }

  private static String[] text(byte[] start) {
    String text = new String(start, StandardCharsets.ISO_8859_1);
    String trimmed = text.startsWith("\u00ef\u00bb\u00bf") ? text.substring(3) : text;
    trimmed = trimmed.stripLeading();
    if (trimmed.startsWith("{") || trimmed.startsWith("[")) {
      return answer("JSON", PASS + "; a residency report goes to `--report`");
    }
    if (hexDigits(trimmed, 1) >= 10 && trimmed.startsWith(":")) {
      return answer("Intel HEX", PASS_SOURCE);
    }
    if (hexDigits(trimmed, 1) >= 9 && trimmed.startsWith("S")) {
      return answer("Motorola S-records", PASS_SOURCE);
    }
    for (String phrase : MAP_PHRASES) {
      if (text.contains(phrase)) {
        return answer("a linker map", PASS + "; the map goes to `--map`");
      }
    }
    return answer("a text file", PASS + "; a linker map goes to `--map`");
  }

  private static String[] raw(byte[] start) {
    StringBuilder bytes = new StringBuilder("it starts with the bytes");
    for (int i = 0; i < Math.min(4, start.length); i++) {
      bytes.append(' ').append(Character.forDigit(start[i] >> 4 & 0xf, 16));
      bytes.append(Character.forDigit(start[i] & 0xf, 16));
    }
    return answer(
        bytes.toString(), "a raw binary (.bin) has neither symbols nor sections: " + PASS);
  }

  private static String[] answer(String what, String help) {
    return new String[] {what, help};
  }

  private static boolean starts(byte[] start, String magic) {
    if (start.length < magic.length()) {
      return false;
    }
    for (int i = 0; i < magic.length(); i++) {
      if ((start[i] & 0xff) != magic.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isText(byte[] start) {
    for (byte b : start) {
      boolean layout = b == '\t' || b == '\n' || b == '\r' || b == '\f';
      if (b >= 0 && b < ' ' && !layout || b == 0x7f) {
        return false;
      }
    }
    return true;
  }

  private static int hexDigits(String text, int from) {
    int at = from;
    while (at < text.length() && Character.digit(text.charAt(at), 16) >= 0) {
      at++;
    }
    return at - from;
  }
}
