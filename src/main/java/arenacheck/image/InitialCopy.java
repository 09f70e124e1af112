package arenacheck.image;

import arenacheck.elf.Section;

/** Whether something in the image copies an object from where it is kept to where it runs. */
public sealed interface InitialCopy {
  /** What the object's section is copied with. */
  CopyRun run();

  /**
   * No word of the image is a load address that a copy of the object could start from.
   *
   * @param other the word that is such an address, but an empty section's; else {@code null}
   */
  record Missing(CopyRun run, Source other) implements InitialCopy {}

  /**
   * A load address is there, but the copy that starts from it ends inside the run, before the
   * object does.
   *
   * @param end run address
   */
  record EndsEarly(CopyRun run, Source source, long end) implements InitialCopy {}

  /** Nothing speaks against a copy from that address. */
  record Copied(CopyRun run, Source source) implements InitialCopy {}

  /**
   * The word that names a load address.
   *
   * @param first the section whose load address it is
   * @param address where the word stands, or the first instruction of its movw/movt pair
   * @param within the section that it stands in
   * @param holder the function or table that holds it, or {@code null} where no symbol tells
   */
  record Source(Section first, long address, Section within, String holder) {}
}
