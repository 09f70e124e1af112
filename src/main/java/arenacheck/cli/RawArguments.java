package arenacheck.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command line as it was given, where the locale has no characters for it. */
final class RawArguments {
  private static final Path COMMAND_LINE = Path.of("/proc/self/cmdline");

  private RawArguments() {}

  /**
   * The arguments, read as UTF-8 from the system where Java could not decode one of them.
   *
   * @param args as Java decoded them
   */
  static String[] of(String[] args) {
    for (String arg : args) {
      if (arg.indexOf('\ufffd') >= 0) {
        return again(args, COMMAND_LINE);
      }
    }
    return args;
  }

  /** The last words of a command line whose words end with a zero byte each. */
  static String[] again(String[] args, Path commandLine) {
    try {
      byte[] bytes = Files.readAllBytes(commandLine);
      List<String> words = new ArrayList<>();
      int start = 0;
      for (int i = 0; i < bytes.length; i++) {
        if (bytes[i] == 0) {
          words.add(new String(bytes, start, i - start, StandardCharsets.UTF_8));
          start = i + 1;
        }
      }
      int first = words.size() - args.length;
      return first < 0 ? args : words.subList(first, words.size()).toArray(new String[0]);
    } catch (IOException e) {
      // Only Linux has it: the names stay as they are, and no file has them.
      return args;
    }
  }
}
