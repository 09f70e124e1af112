package arenacheck.check.wording;

import arenacheck.check.Asked;
import arenacheck.check.FindingDraft;
import arenacheck.check.Level;
import arenacheck.check.Rule;
import arenacheck.memory.Address;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Memory;

/** Findings about the memory that an object lies in. */
public final class ResidenceWording {
  private ResidenceWording() {}

  public static FindingDraft memoryUnmapped(Asked asked) {
    String memory = asked.promise().storage().memory();
    boolean nothing = asked.layout().memories().isEmpty();
    return Words.about(
            Rule.MEMORY_UNMAPPED,
            asked,
            (nothing
                    ? "nothing says where `"
                    : "the layout (" + asked.layout().source() + ") does not know `")
                + memory
                + (nothing ? "` lies, the memory of " : "`, the memory of ")
                + Words.name(asked.promise()))
        .note(null, "it is linked at " + asked.range().text() + ", " + Words.origin(asked.linked()))
        .help(
            nothing
                ? "name the image's board: --target NAME (`arenacheck targets` lists them); or give"
                    + " each memory: --memory KIND=START+LENGTH"
                : "add it: --memory "
                    + memory
                    + "=START+LENGTH or --memory "
                    + memory
                    + "=REGION, or choose a --target that has it");
  }

  /**
   * @param otherBoard the built-in board that all objects fit, or {@code null}
   */
  public static FindingDraft wrongMemory(Asked asked, Memory promised, String otherBoard) {
    AddressRange range = asked.range();
    long inside = inside(promised, range);
    FindingDraft draft =
        Words.about(
            Rule.WRONG_MEMORY,
            asked,
            Words.name(asked.promise())
                + (inside == 0 || asked.wrapsAround()
                    ? " is in " + where(asked) + ", promised " + promised.name()
                    : " is only in part in "
                        + promised.name()
                        + ": "
                        + Address.bytes(range.length() - inside)
                        + (range.length() - inside == 1 ? " of it is in " : " of it are in ")
                        + where(asked)));
    draft.note(
        null,
        "linked at "
            + range.text()
            + ", "
            + Words.origin(asked.linked())
            + "; promised memory: "
            + Words.memory(promised));
    Memory found = asked.layout().holding(range);
    draft.help(otherBoard != null ? board(asked, otherBoard) : help(asked, promised));
    draft.detail("promised_memory", promised.name());
    draft.detail("linked_memory", found == null ? null : found.name());
    draft.detail("section", asked.linked().section());
    draft.detail("input_section", asked.linked().inputSection());
    draft.detail("object_file", asked.linked().file());
    return draft;
  }

  /** How many of the bytes lie in the memory. */
  private static long inside(Memory memory, AddressRange range) {
    long bytes = 0;
    for (AddressRange aperture : memory.apertures()) {
      bytes += aperture.intersection(range).length();
    }
    return Math.min(bytes, range.length());
  }

  /**
   * The memories that hold bytes and are not the promised one: {@code sram and no known memory}.
   */
  private static String where(Asked asked) {
    AddressRange range = asked.range();
    String last = asked.wrapsAround() ? " and behind the last address" : "";
    Memory whole = asked.layout().holding(range);
    if (whole != null) {
      return whole.name() + last;
    }
    StringBuilder text = new StringBuilder();
    long known = 0;
    for (Memory memory : asked.layout().memories()) {
      long inside = inside(memory, range);
      if (memory != asked.promised() && inside != 0) {
        text.append(text.length() == 0 ? "" : " and ").append(memory.name());
      }
      known += inside;
    }
    if (text.length() == 0 || known < range.length()) {
      text.append(text.length() == 0 ? "" : " and ").append("no known memory");
    }
    return text + last;
  }

  private static String board(Asked asked, String other) {
    String source = asked.layout().source();
    return "is "
        + source.substring(source.indexOf(':') + 1)
        + " the image's board? No object of the reports lies in any of its memories; each lies as"
        + " promised with --target "
        + other;
  }

  private static String help(Asked asked, Memory promised) {
    String section = asked.linked().inputSection();
    if (section == null) {
      section = asked.linked().section();
    }
    if (inside(promised, asked.range()) != 0) {
      return promised.name()
          + " ends or starts inside the object: make room for all of it there, or, if the board's "
          + promised.name()
          + " is larger, give its range by --memory";
    }
    if (!promised.isReachable() && !asked.promise().isBound()) {
      return "no linker script of this board has a region in "
          + promised.name()
          + ", so that no section can be placed there: let the application own the arena"
          + " (memory.allocate_arenas=false) and check with --bind ARENA=ADDRESS+LENGTH, or plan it in"
          + " another memory";
    }
    String collected = section == null ? "" : "the linker script sends `" + section + "` there; ";
    if (asked.promise().isBound()) {
      return collected
          + "place the application's buffer in "
          + promised.name()
          + ", or bind another one";
    }
    return collected
        + "give the object a section that the script places in "
        + promised.name()
        + " (the module's attributes header defines its PUT_IN macros), or convert again with the arena"
        + " planned where it is";
  }

  public static FindingDraft capacityExceeded(Asked asked, Memory promised) {
    boolean own = promised.extentFromMap();
    return Words.about(
            Rule.CAPACITY_EXCEEDED,
            asked,
            Words.name(asked.promise())
                + " "
                + asked.range().text()
                + " leaves the part of "
                + promised.name()
                + " that this link may use: "
                + promised.extent().text())
        .level(own ? Level.ERROR : Level.WARNING)
        .note(
            null,
            own
                ? "by the map's memory table" + region(promised)
                : "by the default of the layout ("
                    + asked.layout().source()
                    + "); no region of the map says otherwise")
        .help(
            (promised.isReachable()
                    ? "the rest of "
                        + promised.name()
                        + " is kept for stack, heap or a boot loader: "
                    : "no more than that is fitted on this board: ")
                + (asked.linked().symbol() == null
                    ? "bind a range inside the part that may be used"
                    : "check the object's address in the linker script"))
        .detail("extent_start", Address.text(promised.extent().start()))
        .detail("extent_length", promised.extent().length());
  }

  private static String region(Memory memory) {
    return memory.region() == null ? "" : ", region " + memory.region();
  }
}
