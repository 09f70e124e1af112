package arenacheck.check.wording;

import arenacheck.check.Asked;
import arenacheck.check.FindingDraft;
import arenacheck.check.Level;
import arenacheck.check.Rule;
import arenacheck.image.LoadedContents;
import arenacheck.memory.Address;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Memory;

/** Findings about where an object's initial contents are kept. */
public final class LoadImageWording {
  private static final String MEND =
      "let the linker place it: `AT> REGION` behind the output section puts each load image behind the"
          + " one before, and the link fails where the region is full; AT(ADDRESS) is not checked";

  private LoadImageWording() {}

  public static FindingDraft reachesOut(Asked asked, AddressRange load, Memory memory) {
    return draft(
            asked,
            load,
            " starts in "
                + memory.name()
                + " and reaches out of it: its last bytes are in no part of that memory")
        .help(MEND)
        .detail("load_memory", memory.name());
  }

  public static FindingDraft outsideExtent(Asked asked, AddressRange load, Memory memory) {
    return draft(
            asked,
            load,
            " is in "
                + memory.name()
                + ", but not in the part "
                + memory.extent().text()
                + " that this link may use")
        .level(memory.extentFromMap() ? Level.ERROR : Level.WARNING)
        .note(
            null,
            memory.extentFromMap()
                ? "the map's memory table gives " + memory.region() + " that range"
                : "the range is the layout's default for this memory")
        .help(
            memory.extentFromMap()
                ? MEND
                : "if this link may use more of it, say so: --memory "
                    + memory.name()
                    + "=START+LENGTH; else "
                    + MEND)
        .detail("load_memory", memory.name())
        .detail("extent_start", Address.text(memory.extent().start()))
        .detail("extent_length", memory.extent().length());
  }

  public static FindingDraft shared(Asked asked, AddressRange load, LoadedContents.Piece other) {
    AddressRange shared = load.intersection(other.range());
    return draft(
            asked,
            load,
            " shares "
                + Address.bytes(shared.length())
                + " with the contents of `"
                + other.name()
                + "` "
                + other.range().text()
                + ": one overwrites the other")
        .help(MEND)
        .detail("with", other.name())
        .detail("shared_start", Address.text(shared.start()))
        .detail("shared_bytes", shared.length());
  }

  private static FindingDraft draft(Asked asked, AddressRange load, String what) {
    return Words.about(
            Rule.LOAD_IMAGE_MISPLACED,
            asked,
            "the load image of " + Words.name(asked.promise()) + " " + load.text() + what)
        .note(null, Words.origin(asked.linked()))
        .detail("load_start", Address.text(load.start()))
        .detail("load_bytes", load.length());
  }
}
