package arenacheck.check;

/**
 * How the files for the device differ from contents that the image loads.
 *
 * @param compared bytes
 * @param missing bytes that no file gives
 * @param firstMissing load address of the first of these
 * @param differing bytes that a file gives otherwise
 * @param firstDiffering load address of the first of these
 * @param wanted the image's byte there
 * @param found the file's byte there
 */
public record Difference(
    long compared,
    long missing,
    long firstMissing,
    long differing,
    long firstDiffering,
    int wanted,
    int found) {
  public static final Difference NONE = new Difference(0, 0, 0, 0, 0, 0, 0);

  public boolean isNone() {
    return missing == 0 && differing == 0;
  }

  /** Both together; the first ones are those of this where it has some. */
  public Difference and(Difference next) {
    return new Difference(
        compared + next.compared,
        missing + next.missing,
        missing == 0 ? next.firstMissing : firstMissing,
        differing + next.differing,
        differing == 0 ? next.firstDiffering : firstDiffering,
        differing == 0 ? next.wanted : wanted,
        differing == 0 ? next.found : found);
  }
}
