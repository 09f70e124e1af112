package arenacheck.render;

import arenacheck.check.ObjectResult;
import arenacheck.check.Subject;

/** How objects and arenas are called in every output. */
public final class ObjectLabel {
  private ObjectLabel() {}

  /**
   * {@code scratch/0}, or {@code aot:scratch/0} where there are several modules.
   *
   * @param subject one that has an arena
   */
  public static String arena(Subject subject, boolean severalModules) {
    String arena = subject.role().text() + "/" + subject.regionId();
    return severalModules ? subject.module() + ":" + arena : arena;
  }

  /** The promised name; the bound one where the report names none; {@code null} for neither. */
  public static String symbol(ObjectResult object) {
    if (object.subject().symbol() == null && object.linked() != null) {
      return object.linked().symbol();
    }
    return object.subject().symbol();
  }
}
