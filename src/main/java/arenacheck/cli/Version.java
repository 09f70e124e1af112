package arenacheck.cli;

/** The program's own version, as the build wrote it. */
final class Version {
  private Version() {}

  static String text() {
    return Resource.text("version.properties").substring("version=".length()).trim();
  }
}
