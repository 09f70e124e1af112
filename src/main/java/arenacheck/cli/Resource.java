package arenacheck.cli;

import arenacheck.render.Shipped;

/** Help texts. */
final class Resource {
  private Resource() {}

  /**
   * @param name relative to {@code /arenacheck/}
   */
  static String text(String name) {
    return Shipped.text(name);
  }
}
