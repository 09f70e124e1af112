package arenacheck.check.wording;

import arenacheck.check.Asked;
import arenacheck.check.FindingDraft;
import arenacheck.check.Level;
import arenacheck.check.Rule;
import arenacheck.elf.Section;
import arenacheck.io.Place;
import arenacheck.linkmap.OutputSection;
import arenacheck.memory.Address;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;

/** Findings about the memory that an object lies in, and its contents. */
public final class PlacementWording {
  private PlacementWording() {}

  public static FindingDraft memoryUnmapped(Asked asked) {
    String memory = asked.promise().storage().memory();
    return Words.about(
            Rule.MEMORY_UNMAPPED,
            asked,
            "the layout ("
                + asked.layout().source()
                + ") does not know `"
                + memory
                + "`, the memory of "
                + Words.name(asked.promise()))
        .note(null, "it is linked at " + asked.range().text() + ", " + Words.origin(asked.linked()))
        .help(
            "add it: --memory "
                + memory
                + "=START+LENGTH or --memory "
                + memory
                + "=REGION, or choose a --target that has it");
  }

  public static FindingDraft wrongMemory(Asked asked, Memory promised) {
    AddressRange range = asked.range();
    String where =
        where(asked.layout(), range) + (asked.wrapsAround() ? " and behind the last address" : "");
    FindingDraft draft =
        Words.about(
            Rule.WRONG_MEMORY,
            asked,
            Words.name(asked.promise()) + " is in " + where + ", promised " + promised.name());
    draft.note(
        null,
        "linked at "
            + range.text()
            + ", "
            + Words.origin(asked.linked())
            + "; promised memory: "
            + Words.memory(promised));
    Memory found = asked.layout().holding(range);
    draft.help(help(asked, promised));
    draft.detail("promised_memory", promised.name());
    draft.detail("linked_memory", found == null ? null : found.name());
    draft.detail("section", asked.linked().section());
    draft.detail("input_section", asked.linked().inputSection());
    draft.detail("object_file", asked.linked().file());
    return draft;
  }

  /** {@code sram}, {@code dtcm and sram}, {@code no known memory}. */
  private static String where(Layout layout, AddressRange range) {
    Memory whole = layout.holding(range);
    if (whole != null) {
      return whole.name();
    }
    StringBuilder text = new StringBuilder();
    for (Memory memory : layout.memories()) {
      for (AddressRange aperture : memory.apertures()) {
        if (aperture.overlaps(range)) {
          text.append(text.length() == 0 ? "" : " and ").append(memory.name());
          break;
        }
      }
    }
    return text.length() == 0 ? "no known memory" : text + " (in part)";
  }

  private static String help(Asked asked, Memory promised) {
    String section = asked.linked().inputSection();
    if (section == null) {
      section = asked.linked().section();
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
            "the rest of "
                + promised.name()
                + " is kept for stack, heap or a boot loader: "
                + (asked.linked().symbol() == null
                    ? "bind a range inside the part that may be used"
                    : "check the object's address in the linker script"))
        .detail("extent_start", Address.text(promised.extent().start()))
        .detail("extent_length", promised.extent().length());
  }

  private static String region(Memory memory) {
    return memory.region() == null ? "" : ", region " + memory.region();
  }

  public static FindingDraft contentsMissing(Asked asked, Section section) {
    return Words.about(
            Rule.CONTENTS_MISSING,
            asked,
            Words.name(asked.promise())
                + " holds constants, but its section `"
                + section.name()
                + "` has no bytes in the image: the values are nowhere")
        .help(
            "the section is NOLOAD or zero-initialised: take NOLOAD off it in the linker script, or give"
                + " the object a section for initialised data")
        .detail("section", section.name());
  }

  public static FindingDraft notWritable(Asked asked, Memory memory) {
    return Words.about(
            Rule.NOT_WRITABLE,
            asked,
            "the model writes "
                + Words.name(asked.promise())
                + ", but it lies in "
                + memory.name()
                + ", which is non-volatile")
        .note(null, "linked at " + asked.range().text() + ", " + Words.origin(asked.linked()))
        .help(
            "a write there faults or is lost: place it in RAM; an array that was declared const, or a"
                + " section that the script does not collect, ends up like this")
        .detail("linked_memory", memory.name());
  }

  public static FindingDraft loadAddressVolatile(Asked asked, Memory memory) {
    return Words.about(
            Rule.LOAD_ADDRESS_VOLATILE,
            asked,
            "the values of "
                + Words.name(asked.promise())
                + " are stored at "
                + Address.text(asked.linked().loadAddress())
                + " in "
                + memory.name()
                + ", which loses them at power-off")
        .note(null, "the image starts from non-volatile memory, " + Words.origin(asked.linked()))
        .help("add `AT>` with the non-volatile region to the output section in the linker script")
        .detail("load_address", Address.text(asked.linked().loadAddress()))
        .detail("load_memory", memory.name());
  }

  public static FindingDraft loadAddressUnknown(Asked asked) {
    return Words.about(
            Rule.LOAD_ADDRESS_VOLATILE,
            asked,
            "where the values of "
                + Words.name(asked.promise())
                + " are stored cannot be told: no PT_LOAD segment holds its section")
        .level(Level.UNVERIFIED)
        .help("check the image that the linker wrote, with its program headers");
  }

  /**
   * @param lost whether contents that a start-up routine would have to copy are not copied
   */
  public static FindingDraft orphanSection(Asked asked, OutputSection output, boolean lost) {
    FindingDraft draft =
        Words.about(
                Rule.ORPHAN_SECTION,
                asked,
                Words.name(asked.promise())
                    + " lies in `"
                    + output.name()
                    + "`, which no statement of the linker script collects: start-up neither copies nor"
                    + " zeroes it")
            .level(lost ? Level.ERROR : Level.WARNING)
            .note(
                Place.line(asked.image().map().path(), output.line()),
                "the map prints no pattern for this output section")
            .help(
                "add its input section to a statement of the linker script (`*("
                    + (asked.linked().inputSection() == null
                        ? output.name()
                        : asked.linked().inputSection())
                    + ")`) that start-up initialises; --orphan-handling=error finds such sections at the"
                    + " link")
            .detail("section", output.name());
    if (lost) {
      draft.note(
          null,
          "its contents are stored at "
              + Address.text(asked.linked().loadAddress())
              + " and run at "
              + Address.text(asked.linked().address()));
    }
    return draft;
  }
}
