package arenacheck.check.wording;

import arenacheck.check.Asked;
import arenacheck.check.FindingDraft;
import arenacheck.check.Promise;
import arenacheck.check.Rule;
import arenacheck.image.Evidence;
import arenacheck.image.LinkedImage;
import arenacheck.image.LinkedObject;
import arenacheck.io.Place;
import arenacheck.memory.Address;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Memory;

/** Turns of phrase that several findings share. */
final class Words {
  private Words() {}

  /** A finding about a linked object, at the map's evidence where there is some. */
  static FindingDraft about(Rule rule, Asked asked, String message) {
    Place map = mapPlace(asked.image(), asked.linked());
    FindingDraft draft = new FindingDraft(rule, asked.promise().subject(), message);
    draft.at(map != null ? map : asked.promise().place());
    if (map != null) {
      draft.note(asked.promise().place(), "promised here: " + promise(asked.promise()));
    }
    if (asked.linked().evidence() == Evidence.MAP_SECTION
        || asked.linked().evidence() == Evidence.MAP_SYMBOL) {
      draft.note(map, "known from the map alone: the image no longer names it");
    }
    if (asked.promise().isBound() && asked.linked().symbol() != null) {
      draft.note(null, "bound to it is `" + asked.linked().symbol() + "`");
    }
    draft.detail("address", Address.text(asked.linked().address()));
    draft.detail("linked_size", asked.linked().size());
    return draft;
  }

  /** Where the map vouches for an object, or {@code null}. */
  static Place mapPlace(LinkedImage image, LinkedObject linked) {
    return linked.mapLine() == null || image.map() == null
        ? null
        : Place.line(image.map().path(), linked.mapLine());
  }

  /** {@code 5696 bytes (0x1640) in dtcm}. */
  static String promise(Promise promise) {
    String memory = promise.storage() == null ? "" : " in " + promise.storage().memory();
    return Address.bytes(promise.sizeBytes()) + memory;
  }

  static String name(Promise promise) {
    return "`" + promise.name() + "`";
  }

  /** {@code output section `.bss`, input section `.bss.x` of main.o}. */
  static String origin(LinkedObject linked) {
    String text =
        linked.section() == null ? "no section" : "output section `" + linked.section() + "`";
    if (linked.inputSection() != null) {
      text += ", input section `" + linked.inputSection() + "` of " + linked.file();
    }
    return text;
  }

  /** {@code dtcm [0x20000000, 0x20080000)}. */
  static String memory(Memory memory) {
    StringBuilder text = new StringBuilder(memory.name());
    for (AddressRange aperture : memory.apertures()) {
      text.append(' ').append(aperture.text());
    }
    return text.toString();
  }

  /** {@code 0x20000000, 128 bytes (0x80), `.bss`, main.o}. */
  static String candidate(LinkedObject linked) {
    String text = "`" + linked.symbol() + "` at " + Address.text(linked.address());
    text += linked.size() == null ? ", size not known" : ", " + Address.bytes(linked.size());
    text += linked.section() == null ? "" : ", " + origin(linked);
    return text;
  }
}
