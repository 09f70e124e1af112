package arenacheck.render;

/** Numbers with their noun. */
final class Count {
  private Count() {}

  /** {@code 1 error}, {@code 2 errors}. */
  static String of(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
