package arenacheck.check.wording;

import arenacheck.check.Asked;
import arenacheck.check.FindingDraft;
import arenacheck.check.Level;
import arenacheck.check.Rule;
import arenacheck.elf.Section;
import arenacheck.image.InitialCopy;
import arenacheck.image.StartCode;
import arenacheck.io.Place;
import arenacheck.linkmap.OutputSection;
import arenacheck.memory.Address;
import arenacheck.memory.Memory;

/** Findings about an object's contents, and whether its place suits what it is for. */
public final class PlacementWording {
  private PlacementWording() {}

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

  /** Without a map: of the input section only that would tell. */
  public static FindingDraft contentsUnknown(Asked asked, Section section) {
    return Words.about(
            Rule.CONTENTS_MISSING,
            asked,
            Words.name(asked.promise())
                + " holds constants, but its section `"
                + section.name()
                + "` has no bytes in the image: whether they are all zero, or are nowhere, only the"
                + " map can tell")
        .level(Level.UNVERIFIED)
        .help(
            "hand over the linker's map (`-Wl,-Map=FILE`): it names the input section, which the"
                + " compiler calls `.bss` where all values are zero")
        .detail("section", section.name());
  }

  /** IAR's linker packs the values elsewhere, and start-up unpacks them into a zeroed section. */
  public static FindingDraft contentsUnpacked(Asked asked, Section section) {
    return Words.about(
            Rule.CONTENTS_MISSING,
            asked,
            "whether "
                + Words.name(asked.promise())
                + " holds its values is not known: IAR's start-up fills its section `"
                + section.name()
                + "`, from bytes that the image does not tell apart")
        .level(Level.UNVERIFIED)
        .help(
            "place constants in read-only memory to have them checked; for those that run from RAM read"
                + " them back on the device")
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
                + Address.text(asked.keptAt())
                + " in "
                + memory.name()
                + ", which loses them at power-off")
        .note(null, "the image starts from non-volatile memory, " + Words.origin(asked.linked()))
        .help("add `AT>` with the non-volatile region to the output section in the linker script")
        .detail("load_address", Address.text(asked.keptAt()))
        .detail("load_memory", memory.name());
  }

  /** Where the code that starts the image is kept is not known. */
  public static FindingDraft startUnknown(Asked asked, Memory memory, StartCode start) {
    return Words.about(
            Rule.LOAD_ADDRESS_VOLATILE,
            asked,
            "the values of "
                + Words.name(asked.promise())
                + " are stored at "
                + Address.text(asked.keptAt())
                + " in "
                + memory.name()
                + ", which loses them at power-off; whether the code that starts the image is kept"
                + " cannot be told")
        .level(Level.UNVERIFIED)
        .note(
            null,
            start.address() == null
                ? "no vector table was found, and the ELF entry is in no section"
                : "it runs at "
                    + Address.text(start.address())
                    + (start.loadAddress() == null
                        ? ", and no PT_LOAD segment loads it"
                        : " and is loaded to "
                            + Address.text(start.loadAddress())
                            + ", in no memory that is known to keep or to lose its contents"))
        .help(
            start.loadAddress() == null
                ? "name the vector table `__Vectors`, or link with ENTRY(Reset_Handler)"
                : "say what that memory is: `--memory KIND=START+LENGTH:nv`, or `:volatile` for RAM")
        .detail("load_address", Address.text(asked.keptAt()))
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
   * @param copy who copies its contents, or {@code null} where nobody has to
   * @param lost whether it has contents that nothing copies
   */
  public static FindingDraft orphanSection(
      Asked asked, OutputSection output, InitialCopy copy, boolean lost) {
    InitialCopy.Copied copied = copy instanceof InitialCopy.Copied found ? found : null;
    FindingDraft draft =
        Words.about(
                Rule.ORPHAN_SECTION,
                asked,
                Words.name(asked.promise())
                    + " lies in `"
                    + output.name()
                    + "`, which no statement of the linker script collects"
                    + (copied == null ? ": start-up neither copies nor zeroes it" : ""))
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
              + Address.text(asked.keptAt())
              + " and run at "
              + Address.text(asked.linked().address())
              + "; nothing in the image copies them");
    } else if (copied != null) {
      draft.note(null, "copied all the same: " + CopyWording.source(copied.source()));
    }
    return draft;
  }
}
