package arenacheck.check.wording;

import arenacheck.check.Asked;
import arenacheck.check.FindingDraft;
import arenacheck.check.Promise;
import arenacheck.check.Rule;
import arenacheck.elf.Section;
import arenacheck.memory.Address;

/** Findings about an object's size and where its usable bytes start. */
public final class ObjectWording {
  private ObjectWording() {}

  public static FindingDraft sizeMismatch(Asked asked) {
    long linked = asked.linked().size();
    long promised = asked.promise().sizeBytes();
    boolean shorter = Long.compareUnsigned(linked, promised) < 0;
    return Words.about(
            Rule.SIZE_MISMATCH,
            asked,
            Words.name(asked.promise())
                + " is "
                + Address.bytes(linked)
                + ", promised "
                + Address.bytes(promised)
                + ": "
                + Address.bytes(shorter ? promised - linked : linked - promised)
                + (shorter ? " too short" : " too long"))
        .help(
            "the report and the image usually come from different conversions: rebuild the module, and"
                + " pass the report that was written beside the sources that you compiled")
        .detail("size_bytes", promised);
  }

  public static FindingDraft pastSection(Asked asked) {
    Section section = asked.section();
    return Words.about(
            Rule.SIZE_MISMATCH,
            asked,
            Words.name(asked.promise())
                + " "
                + asked.linked().range().text()
                + " reaches past its section `"
                + section.name()
                + "` "
                + asked.image().runRange(section).text())
        .help(
            "the symbol's size is larger than what was allocated: a wrong `.size` in assembly, or an"
                + " image that a tool edited after the link")
        .detail("section", section.name())
        .detail("section_start", Address.text(section.address()))
        .detail("section_size", asked.image().runRange(section).length());
  }

  /** What lies behind the stored bytes may be decompressed there, or be a symbol that is wrong. */
  public static FindingDraft pastStoredBytes(Asked asked, Section section) {
    return Words.about(
            Rule.SIZE_UNKNOWN,
            asked,
            "whether all of "
                + Words.name(asked.promise())
                + " is there is not known: it reaches past the "
                + Address.count(section.size())
                + " that are stored for its section `"
                + section.name()
                + "`, which may be compressed")
        .help(
            "nothing in the image tells how far the section runs: pass the linker's map (armlink --map"
                + " --list), or link with --datacompressor=off")
        .detail("section", section.name())
        .detail("size_bytes", asked.promise().sizeBytes());
  }

  /**
   * @param section bytes of the whole input section where that is known, else {@code null}
   */
  public static FindingDraft sizeUnknown(Asked asked, Long section) {
    FindingDraft draft =
        Words.about(
                Rule.SIZE_UNKNOWN,
                asked,
                "the size of "
                    + Words.name(asked.promise())
                    + " is not known: its symbol carries none"
                    + (section == null ? ", and the map supplies none" : ""))
            .help(
                "in assembly add `.type NAME, %object` and `.size NAME, . - NAME` behind the object")
            .detail("size_bytes", asked.promise().sizeBytes());
    if (section != null) {
      draft.note(
          Words.mapPlace(asked.image(), asked.linked()),
          "its input section has " + Address.bytes(section) + ", which may be padded");
    }
    return draft;
  }

  public static FindingDraft dataOffsetInvalid(Promise promise) {
    long offset = promise.storage().dataOffsetBytes();
    long used = promise.arena().used();
    return new FindingDraft(
            Rule.DATA_OFFSET_INVALID,
            promise.subject(),
            Words.name(promise)
                + " cannot hold its arena: "
                + Address.count(offset)
                + " of guard and "
                + used
                + " used are more than its "
                + promise.sizeBytes())
        .at(promise.place())
        .help(
            "the report contradicts itself: convert the model again; if it stays, report it to heliaAOT")
        .detail("data_offset_bytes", offset)
        .detail("used", used)
        .detail("size_bytes", promise.sizeBytes());
  }

  public static FindingDraft nullAddress(Asked asked) {
    long guard = asked.promise().storage().dataOffsetBytes();
    FindingDraft draft =
        Words.about(
            Rule.NULL_ADDRESS,
            asked,
            "the usable arena of "
                + Words.name(asked.promise())
                + " starts at address 0, which C takes for no address");
    if (asked.promise().isBound()) {
      return draft
          .note(null, "no guard is added to a bound buffer: the arena starts where it starts")
          .help("bind a buffer, or an offset in it, that starts behind address 0")
          .detail("data_offset_bytes", guard);
    }
    return draft
        .note(
            null,
            guard == 0
                ? "the report plans no guard in front of it"
                : "the guard of " + guard + " bytes ends at address 0")
        .help(
            "convert the model with an address-zero guard for this memory, or place something else"
                + " first in it")
        .detail("data_offset_bytes", guard);
  }

  public static FindingDraft misaligned(Asked asked) {
    long start = asked.usableStart();
    long alignment = asked.promise().arena().alignment();
    String guard =
        asked.promise().isBound() || asked.promise().storage().dataOffsetBytes() == 0
            ? ""
            : " (symbol + " + asked.promise().storage().dataOffsetBytes() + ")";
    return Words.about(
            Rule.MISALIGNED,
            asked,
            Words.name(asked.promise())
                + " starts at "
                + Address.text(start)
                + guard
                + ", which is no multiple of "
                + alignment)
        .help(
            asked.linked().symbol() == null
                ? "bind an address that is a multiple of " + alignment
                : asked.promise().isBound()
                    ? "align the buffer that you bind: `__attribute__((aligned("
                        + alignment
                        + ")))`"
                    : "something took its alignment away: look for SUBALIGN or a fixed address in the linker"
                        + " script, or a packed section")
        .detail("usable_start", Address.text(start))
        .detail("alignment", alignment)
        .detail("remainder", Long.remainderUnsigned(start, alignment));
  }
}
