package arenacheck.elf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What GNU binutils read from an image, in rows that can be compared. */
final class Binutils {
  static final String READELF = "arm-none-eabi-readelf";
  static final String NM = "arm-none-eabi-nm";
  static final String OBJDUMP = "arm-none-eabi-objdump";

  private static final Pattern SECTION =
      Pattern.compile(
          " *\\[ *(\\d+)\\] (.*?) +(\\S+) +([0-9a-f]{8,}) ([0-9a-f]{6,}) ([0-9a-f]{6,})"
              + " [0-9a-f]{2,} ([ WAXMSILOGTCxopEDlyRN]*) +\\d+ +\\d+ +(\\d+)");
  private static final Pattern SEGMENT =
      Pattern.compile(
          " +(\\S+) +0x([0-9a-f]+) 0x([0-9a-f]+) 0x([0-9a-f]+) 0x([0-9a-f]+) 0x([0-9a-f]+)"
              + " [R ][W ][E ] .*");
  private static final Pattern SYMBOL =
      Pattern.compile(
          " *(\\d+): ([0-9a-f]+) +(\\S+) (\\S+) +(\\S+) +\\S+ +(?:\\[.*?\\] +)?(\\S+)(?: (.*))?");
  private static final Pattern NM_LINE =
      Pattern.compile("([0-9a-f]{8,}) (?:([0-9a-f]{8,}) )?(\\S) (.*)");
  private static final Pattern LOADED =
      Pattern.compile(
          " +(\\d+) .*? +[0-9a-f]{8,} +[0-9a-f]{8,} +([0-9a-f]{8,}) +([0-9a-f]{8,}) .*");

  private Binutils() {}

  static String row(Object... cells) {
    StringJoiner row = new StringJoiner(" ");
    for (Object cell : cells) {
      row.add(String.valueOf(cell));
    }
    return row.toString();
  }

  /** Whether readelf finds fault with a file too, or calls it no linked image. */
  static boolean faults(Path file) throws Exception {
    for (String line : run(READELF, "-hSlsW", file)) {
      boolean fault = line.contains("Error:") || line.contains("Warning:");
      boolean linked = !line.startsWith("  Type:") || line.matches(".* (EXEC|DYN) \\(.*");
      if (fault || !linked) {
        return true;
      }
    }
    return false;
  }

  static boolean isThere(String tool) {
    try {
      return new ProcessBuilder(tool, "--version").redirectErrorStream(true).start().waitFor() == 0;
    } catch (IOException | InterruptedException e) {
      return false;
    }
  }

  static String machine(Path file) throws Exception {
    for (String line : run(READELF, "-hW", file)) {
      if (line.startsWith("  Machine:")) {
        return line.substring("  Machine:".length()).strip();
      }
    }
    return null;
  }

  static List<String> sections(Path file) throws Exception {
    List<String> rows = new ArrayList<>();
    for (String line : run(READELF, "-SW", file)) {
      Matcher row = SECTION.matcher(line);
      if (row.matches()) {
        boolean allocated = row.group(7).contains("A");
        boolean tls = row.group(7).contains("T");
        boolean nobits = row.group(3).equals("NOBITS");
        rows.add(
            row(
                row.group(1),
                row.group(2),
                number(row, 4),
                number(row, 5),
                number(row, 6),
                allocated,
                tls,
                nobits,
                row.group(8)));
      }
    }
    return rows;
  }

  private static String number(Matcher row, int group) {
    return Long.toHexString(Long.parseUnsignedLong(row.group(group), 16));
  }

  static List<String> segments(Path file) throws Exception {
    List<String> rows = new ArrayList<>();
    for (String line : run(READELF, "-lW", file)) {
      Matcher row = SEGMENT.matcher(line);
      if (row.matches()) {
        rows.add(
            row(
                row.group(1).equals("LOAD"),
                number(row, 2),
                number(row, 3),
                number(row, 4),
                number(row, 5),
                number(row, 6)));
      }
    }
    return rows;
  }

  static List<String> symbols(Path file) throws Exception {
    List<String> rows = null;
    boolean inTable = false;
    for (String line : run(READELF, "-sW", file)) {
      if (line.startsWith("Symbol table '")) {
        inTable = line.startsWith("Symbol table '.symtab'");
        rows = inTable ? new ArrayList<>() : rows;
      }
      Matcher row = SYMBOL.matcher(line);
      if (inTable && row.matches() && !row.group(1).equals("0")) {
        boolean unnamed = row.group(4).equals("SECTION") || row.group(7) == null;
        rows.add(
            row(
                row.group(1),
                number(row, 2),
                Long.decode(row.group(3)),
                row.group(4),
                row.group(5),
                row.group(6),
                (unnamed ? "" : row.group(7))));
      }
    }
    return rows;
  }

  /** Name, address without the Thumb bit and size of what nm lists, counted. */
  static Map<String, Integer> nm(Path file) throws Exception {
    Map<String, Integer> rows = new TreeMap<>();
    for (String line : run(NM, "-S", "-p", "--special-syms", file)) {
      Matcher row = NM_LINE.matcher(line);
      if (row.matches()) {
        String size = row.group(2) == null ? "0" : number(row, 2);
        rows.merge(row.group(4) + " " + number(row, 1) + " " + size, 1, Integer::sum);
      }
    }
    return rows;
  }

  /** Section offset in the file to LMA, for the sections that we give a load address. */
  static Map<String, String> loaded(Path file, ElfImage image) throws Exception {
    List<String> expected = new ArrayList<>();
    Map<String, String> all = new TreeMap<>();
    for (Section section : image.sections()) {
      if (section.isAllocated() && section.hasFileContents()) {
        expected.add(Long.toHexString(section.offset()));
      }
    }
    for (String line : run(OBJDUMP, "-hw", file)) {
      Matcher row = LOADED.matcher(line);
      if (row.matches() && expected.contains(number(row, 3)) && line.contains("CONTENTS")) {
        all.put(number(row, 3), number(row, 2));
      }
    }
    return all;
  }

  private static List<String> run(Object... command) throws Exception {
    List<String> words = new ArrayList<>();
    for (Object word : command) {
      words.add(word.toString());
    }
    ProcessBuilder builder = new ProcessBuilder(words);
    builder.environment().put("LC_ALL", "C.UTF-8");
    Process process = builder.redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output.lines().toList();
  }
}
