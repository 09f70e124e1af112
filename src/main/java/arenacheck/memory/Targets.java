package arenacheck.memory;

import arenacheck.io.FileName;
import arenacheck.io.FilesRead;
import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.Nearest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The boards that are built in, each a file under {@code targets/}. */
public final class Targets {
  /** In a fixed order, oldest family first. */
  public static final List<String> NAMES =
      List.of(
          "apollo2_evb",
          "apollo3_evb",
          "apollo3_evb_cygnus",
          "apollo3p_evb",
          "apollo3p_evb_cygnus",
          "apollo4p_evb",
          "apollo4p_evb_disp_shield_rev2",
          "apollo4p_blue_kbr_evb",
          "apollo4p_blue_kxr_evb",
          "apollo4l_evb",
          "apollo4l_blue_evb",
          "apollo510_evb",
          "apollo510b_evb",
          "apollo5b_evb",
          "apollo510L",
          "apollo510L_eb",
          "apollo510dL_evb",
          "apollo330mP_evb");

  /** Boards whose memories are those of another: its file serves both. */
  private static final Map<String, String> SAME_AS =
      Map.of(
          "apollo3_evb_cygnus", "apollo3_evb",
          "apollo3p_evb_cygnus", "apollo3p_evb",
          "apollo4p_evb_disp_shield_rev2", "apollo4p_evb",
          "apollo510L_eb", "apollo510L",
          "apollo510dL_evb", "apollo510L");

  private Targets() {}

  /**
   * A value of {@code --target}: a built-in name, else a target file.
   *
   * @param read takes the file
   * @throws InputException if it is neither, or the file cannot be used
   */
  public static Target load(String value, FilesRead read) {
    if (!NAMES.contains(value) && isFile(value)) {
      read.file(value);
      try (InputFile file = InputFile.open(value)) {
        return TargetReader.read(file);
      }
    }
    return find(value);
  }

  private static boolean isFile(String value) {
    if (value.endsWith(".json") || value.indexOf('/') >= 0 || value.indexOf('\\') >= 0) {
      return true;
    }
    try {
      return Files.isRegularFile(FileName.path(value));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /**
   * The built-in target of that name.
   *
   * @throws InputException if there is none; the help lists the nearest names
   */
  public static Target find(String name) {
    if (!NAMES.contains(name)) {
      throw new InputException(
          null,
          "`" + name + "` is no built-in target and no file",
          Nearest.question(name, sameChip(name), "known are " + String.join(", ", NAMES)));
    }
    try (InputStream in = Targets.class.getResourceAsStream("/arenacheck/targets/" + file(name));
        InputFile file = InputFile.of("targets/" + file(name), in.readAllBytes())) {
      return TargetReader.read(file).named(name);
    } catch (IOException e) {
      throw new IllegalStateException("the jar holds no target " + name, e);
    }
  }

  /** The data file of a board. */
  static String file(String name) {
    return SAME_AS.getOrDefault(name, name) + ".json";
  }

  /** Boards of the chip that a mistyped name begins with; all where it begins with none. */
  private static List<String> sameChip(String name) {
    List<String> same = new ArrayList<>();
    for (String known : NAMES) {
      if (chip(known).equals(chip(name))) {
        same.add(known);
      }
    }
    return same.isEmpty() ? NAMES : same;
  }

  private static String chip(String name) {
    int end = name.indexOf('_');
    return end < 0 ? name : name.substring(0, end);
  }
}
