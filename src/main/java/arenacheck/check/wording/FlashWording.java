package arenacheck.check.wording;

import arenacheck.check.Asked;
import arenacheck.check.Difference;
import arenacheck.check.FindingDraft;
import arenacheck.check.ObjectKind;
import arenacheck.check.Rule;
import arenacheck.check.Subject;
import arenacheck.flash.FlashFile;
import arenacheck.io.Place;
import arenacheck.memory.Address;
import java.util.List;
import java.util.Map;

/** Findings about the files that are written to the device. */
public final class FlashWording {
  private static final int PLACES = 5;

  private FlashWording() {}

  /**
   * @param stored whether the object lies in a compressed section, whose stored bytes were compared
   */
  public static FindingDraft missing(
      Asked asked, Difference difference, List<FlashFile> files, boolean stored) {
    FindingDraft draft =
        Words.about(
            Rule.FLASH_MISSING,
            asked,
            "the contents of "
                + Words.name(asked.promise())
                + " are not flashed: "
                + share(difference.missing(), difference.compared())
                + " are in no --flash file, the first at load address "
                + Address.text(difference.firstMissing()));
    if (difference.differing() > 0) {
      draft.note(null, "of those that are there, " + differing(difference));
    }
    return object(draft, asked, difference, files, stored)
        .help(
            "write the file from the whole image: `arm-none-eabi-objcopy -O ihex fw.elf fw.hex`,"
                + " without `-j` and `-R`; a section that runs in RAM has its contents in flash too");
  }

  /**
   * @param stored as in {@link #missing}
   */
  public static FindingDraft contents(
      Asked asked, Difference difference, List<FlashFile> files, boolean stored) {
    FindingDraft draft =
        Words.about(
            Rule.FLASH_CONTENTS,
            asked,
            "other contents are flashed for "
                + Words.name(asked.promise())
                + ": "
                + differing(difference));
    return object(draft, asked, difference, files, stored)
        .help(
            "write the file again from this image, and let that step depend on the image; bytes with"
                + " something in front of the image need its address: `--flash FILE@ADDRESS`");
  }

  private static FindingDraft object(
      FindingDraft draft,
      Asked asked,
      Difference difference,
      List<FlashFile> files,
      boolean stored) {
    if (stored) {
      draft.note(
          null,
          "`"
              + asked.linked().section()
              + "` is compressed: its stored bytes were compared as a whole");
    }
    files(draft, files);
    return draft
        .detail("load_address", Address.text(asked.linked().loadAddress()))
        .detail("first", Address.text(first(difference)))
        .detail("missing", difference.missing())
        .detail("differing", difference.differing())
        .detail("bytes", difference.compared());
  }

  /**
   * @param places what differs by section
   */
  public static FindingDraft differs(
      String elf, Difference difference, Map<String, Difference> places, List<FlashFile> files) {
    String missing =
        difference.missing() == 0
            ? ""
            : share(difference.missing(), difference.compared())
                + " are in no --flash file, the first at load address "
                + Address.text(difference.firstMissing());
    String text = difference.differing() == 0 ? "" : differing(difference);
    FindingDraft draft =
        new FindingDraft(
                Rule.FLASH_DIFFERS,
                Subject.of(ObjectKind.IMAGE),
                "besides the models' constants the image is not flashed as linked: "
                    + missing
                    + (missing.isEmpty() || text.isEmpty() ? "" : "; ")
                    + text)
            .at(Place.of(elf));
    int told = 0;
    for (Map.Entry<String, Difference> place : places.entrySet()) {
      if (told++ < PLACES) {
        draft.note(null, "in " + place.getKey() + ": " + counts(place.getValue()));
      }
    }
    if (told > PLACES) {
      draft.note(null, "and in " + (told - PLACES) + " more");
    }
    files(draft, files);
    return draft
        .help(
            "a checksum or vector table that a tool patches behind the link is meant: then"
                + " `--waive flash-differs`; else write the file again from this image")
        .detail("first", Address.text(first(difference)))
        .detail("missing", difference.missing())
        .detail("differing", difference.differing())
        .detail("bytes", difference.compared());
  }

  private static String counts(Difference difference) {
    String missing =
        difference.missing() == 0 ? "" : Address.count(difference.missing()) + " missing";
    String differing =
        difference.differing() == 0 ? "" : Address.count(difference.differing()) + " different";
    return missing + (missing.isEmpty() || differing.isEmpty() ? "" : ", ") + differing;
  }

  /** {@code 12 of 2048 bytes differ, the first at load address 0x...: 0x00, the image has 0x01}. */
  private static String differing(Difference difference) {
    return share(difference.differing(), difference.compared())
        + " differ, the first at load address "
        + Address.text(difference.firstDiffering())
        + ": "
        + hex(difference.found())
        + ", the image has "
        + hex(difference.wanted());
  }

  private static String share(long part, long whole) {
    return part == whole ? "all " + Address.count(whole) : part + " of " + Address.count(whole);
  }

  private static long first(Difference difference) {
    boolean missing =
        difference.differing() == 0
            || difference.missing() != 0
                && Long.compareUnsigned(difference.firstMissing(), difference.firstDiffering()) < 0;
    return missing ? difference.firstMissing() : difference.firstDiffering();
  }

  private static String hex(int value) {
    return "0x" + Integer.toHexString(value | 0x100).substring(1);
  }

  private static void files(FindingDraft draft, List<FlashFile> files) {
    for (FlashFile file : files) {
      draft.note(Place.of(file.path()), "to be flashed: " + file.about());
    }
  }
}
