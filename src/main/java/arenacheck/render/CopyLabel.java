package arenacheck.render;

import arenacheck.image.InitialCopy;
import arenacheck.memory.Address;

/** Who copies a constant to where it runs, in a few words. */
public final class CopyLabel {
  private CopyLabel() {}

  /** {@code by Reset_Handler, with .data}. */
  public static String of(InitialCopy copy) {
    if (copy instanceof InitialCopy.Copied copied) {
      return "by " + source(copied.source());
    }
    if (copy instanceof InitialCopy.EndsEarly early) {
      return "not: the copy by " + source(early.source()) + " ends at " + Address.text(early.end());
    }
    return "by nothing in the image";
  }

  private static String source(InitialCopy.Source source) {
    String holder =
        source.holder() == null
            ? "what stands in section `" + source.within().name() + "`"
            : "`" + source.holder() + "`";
    return holder
        + " ("
        + Address.text(source.address())
        + "), from the start of `"
        + source.first().name()
        + "`";
  }
}
