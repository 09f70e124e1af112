package arenacheck.residency;

import arenacheck.io.FileName;
import arenacheck.io.FilesRead;
import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * What lies beside the report under a sidecar's name. A report from elsewhere must not make us read
 * outside its folder, so a name that leads out, through links too, is not opened.
 *
 * @param path for messages
 * @param trouble why there are no bytes, or {@code null}
 * @param length bytes of the file
 * @param sha256 lower-case hex, or {@code null}
 * @param bytes of the file, or {@code null}
 */
public record SidecarFile(String path, String trouble, long length, String sha256, byte[] bytes) {
  private static final int LIMIT = 1 << 30;

  /** Larger ones are only read where their length is the promised one. */
  private static final int ANY_LENGTH = 64 << 20;

  /**
   * Reads the file that a sidecar names.
   *
   * @param read takes the file, or the folder where it is missing
   */
  public static SidecarFile read(ResidencyReport report, Sidecar sidecar, FilesRead read) {
    String shown = sidecar.filename();
    try {
      Path named = folder(report).resolve(FileName.part(sidecar.filename()));
      shown =
          FileName.text(
              FileName.path(report.path()).resolveSibling(FileName.part(sidecar.filename())));
      if (FileName.part(sidecar.filename()).isAbsolute() || !isInside(report, named.normalize())) {
        return unread(shown, "its name leads out of the report's folder, so it is not read");
      }
      if (!Files.isRegularFile(named)) {
        if (Files.isDirectory(named.resolveSibling(""))) {
          read.folder(FileName.text(FileName.path(shown).resolveSibling("")));
        }
        return unread(
            shown, Files.exists(named) ? "it is no regular file" : "there is no such file");
      }
      if (!named.toRealPath().startsWith(folder(report).toRealPath())) {
        return unread(shown, "a link leads out of the report's folder, so it is not read");
      }
      read.file(shown);
      if (Files.size(named) == 0) {
        return new SidecarFile(shown, null, 0, Digest.sha256(new byte[0]), new byte[0]);
      }
      try (InputFile file = InputFile.open(FileName.text(named))) {
        if (file.size() != sidecar.sizeBytes() && file.size() > ANY_LENGTH) {
          return new SidecarFile(shown, null, file.size(), null, null);
        }
        byte[] bytes = file.readAll(LIMIT);
        file.refuseRewritten();
        return new SidecarFile(shown, null, bytes.length, Digest.sha256(bytes), bytes);
      }
    } catch (InvalidPathException e) {
      return unread(shown, "its name is no path");
    } catch (InputException | IOException e) {
      return unread(shown, "it cannot be read: " + e.getMessage());
    }
  }

  /** Reads the entry that a sidecar of a report in an archive names. */
  static SidecarFile read(ReportFile report, Sidecar sidecar) {
    String entry = report.beside(sidecar.filename());
    if (entry == null) {
      String shown = report.archive().shownAs(report.folder() + sidecar.filename());
      return unread(shown, "its name leads out of the report's folder, so it is not read");
    }
    String shown = report.archive().shownAs(entry);
    if (!report.archive().entries().contains(entry)) {
      return unread(shown, "there is no such entry in the archive");
    }
    long size = report.archive().size(entry);
    if (size != sidecar.sizeBytes() && size > ANY_LENGTH) {
      return new SidecarFile(shown, null, size, null, null);
    }
    byte[] bytes = report.archive().read(entry, LIMIT);
    return new SidecarFile(shown, null, bytes.length, Digest.sha256(bytes), bytes);
  }

  private static boolean isInside(ResidencyReport report, Path file) {
    return file.startsWith(folder(report).normalize());
  }

  private static Path folder(ResidencyReport report) {
    return FileName.path(report.path()).toAbsolutePath().getParent();
  }

  private static SidecarFile unread(String path, String trouble) {
    return new SidecarFile(path, trouble, 0, null, null);
  }
}
