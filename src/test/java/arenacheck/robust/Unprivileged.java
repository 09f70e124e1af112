package arenacheck.robust;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/** Runs a command as a user whom permissions bind: root may read and write everything. */
public final class Unprivileged {
  private Unprivileged() {}

  /** What to put before a command; nothing where the tests run as such a user already. */
  public static List<String> prefix() {
    boolean root = "root".equals(System.getProperty("user.name"));
    return root
        ? List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
        : List.of();
  }

  /** Lets that user into a folder that a test made. */
  public static void open(Path folder, String permissions) throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(permissions));
  }
}
