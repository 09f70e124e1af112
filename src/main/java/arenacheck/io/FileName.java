package arenacheck.io;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * Names of files as text, whatever the locale. Java encodes names by the process's locale, and one
 * that is not installed, or the C locale, has no character beyond ASCII. Such a name is taken as
 * UTF-8, and reaches the system by way of a file URI, whose octets Java takes as they are.
 */
public final class FileName {
  private static final char UNREADABLE = '\ufffd';

  /** Linux keeps the working directory here, where its own name is none that Java could spell. */
  private static final String WORKING = "/proc/self/cwd/";

  private FileName() {}

  /**
   * The path of that name.
   *
   * @throws InvalidPathException if no file can have it
   */
  public static Path path(String name) {
    Path path = part(name);
    boolean lost = System.getProperty("user.dir", "").indexOf(UNREADABLE) >= 0;
    return lost && !path.isAbsolute() ? Path.of(WORKING).resolve(path) : path;
  }

  /**
   * As {@link #path}, to be resolved against another.
   *
   * @throws InvalidPathException if no file can have it
   */
  public static Path part(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      if (name.indexOf('\0') >= 0 || !isBeyondAscii(name)) {
        throw e;
      }
    }
    boolean absolute = name.startsWith("/");
    Path path = Path.of(URI.create("file://" + octets(absolute ? name : "/" + name)));
    return absolute ? path : path.subpath(0, path.getNameCount());
  }

  /** The name of a path, for messages and for {@link #path}. */
  public static String text(Path path) {
    String name = path.toString();
    if (name.indexOf(UNREADABLE) >= 0) {
      String absolute = unescaped(Path.of("/").resolve(path).toUri().getRawPath());
      // The URI of a folder ends with a slash.
      int end = absolute.length() - (absolute.endsWith("/") ? 1 : 0);
      name = absolute.substring(path.isAbsolute() ? 0 : 1, end);
    }
    return name.startsWith(WORKING) ? name.substring(WORKING.length()) : name;
  }

  /** Whether Java's older classes, which know names as text only, reach the file. */
  static boolean isPlain(Path path) {
    return path.toString().indexOf(UNREADABLE) < 0;
  }

  private static boolean isBeyondAscii(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (name.charAt(i) > '~') {
        return true;
      }
    }
    return false;
  }

  private static String octets(String name) {
    StringBuilder text = new StringBuilder(3 * name.length());
    for (byte octet : name.getBytes(StandardCharsets.UTF_8)) {
      boolean plain = octet >= 'a' && octet <= 'z' || octet >= 'A' && octet <= 'Z' || octet == '/';
      if (plain) {
        text.append((char) octet);
      } else {
        text.append('%')
            .append(Character.forDigit(octet >> 4 & 0xf, 16))
            .append(Character.forDigit(octet & 0xf, 16));
      }
    }
    return text.toString();
  }

  private static String unescaped(String raw) {
    byte[] bytes = new byte[raw.length()];
    int length = 0;
    for (int i = 0; i < raw.length(); i++) {
      if (raw.charAt(i) == '%') {
        bytes[length++] = (byte) Integer.parseInt(raw, i + 1, i + 3, 16);
        i += 2;
      } else {
        bytes[length++] = (byte) raw.charAt(i);
      }
    }
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }
}
