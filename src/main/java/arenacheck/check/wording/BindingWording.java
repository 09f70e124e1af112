package arenacheck.check.wording;

import arenacheck.check.Binding;
import arenacheck.check.FindingDraft;
import arenacheck.check.Level;
import arenacheck.check.ObjectKind;
import arenacheck.check.Promise;
import arenacheck.check.Rule;
import arenacheck.check.Subject;
import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.io.Place;
import arenacheck.memory.Address;
import arenacheck.residency.SidecarFile;
import java.util.List;

/** Findings about buffers that the application provides, and sidecar files. */
public final class BindingWording {
  private BindingWording() {}

  public static FindingDraft unbound(Promise promise) {
    String arena = promise.arena().storage().enumName();
    if (promise.kind() == ObjectKind.SOURCE) {
      return about(
              Rule.ARENA_UNBOUND,
              promise,
              "the application owns the source that "
                  + Words.name(promise)
                  + " is copied from, and --bind can name runtime buffers only")
          .help(
              "look up where the application keeps these "
                  + Address.count(promise.sizeBytes())
                  + ", then --waive arena-unbound:"
                  + arena);
    }
    return about(
            Rule.ARENA_UNBOUND,
            promise,
            "the application owns the buffer of "
                + Words.name(promise)
                + ", and no --bind names it")
        .help(
            "say which buffer it is: --bind "
                + arena
                + "=SYMBOL, "
                + arena
                + "=SYMBOL+OFFSET or "
                + arena
                + "=ADDRESS+LENGTH");
  }

  public static FindingDraft unused(Promise promise, Binding binding) {
    return about(
            Rule.BINDING_UNUSED,
            promise,
            "--bind "
                + binding.text()
                + " is ignored: the arena is generated, its symbol "
                + Words.name(promise)
                + " counts")
        .help("remove the option")
        .detail("binding", binding.text());
  }

  /** A binding whose arena no report has. */
  public static FindingDraft unmatched(Binding binding, List<Promise> promises) {
    StringBuilder owned = new StringBuilder();
    for (Promise promise : promises) {
      if (promise.isBound()) {
        owned.append(owned.length() == 0 ? "" : ", ");
        owned.append(promise.arena().storage().enumName());
      }
    }
    return new FindingDraft(
            Rule.BINDING_UNUSED,
            Subject.of(ObjectKind.IMAGE),
            "--bind " + binding.text() + " names no arena of the reports")
        .help(
            owned.length() == 0
                ? "remove it: no report has an arena that the application owns"
                : "write the arena's enum_name or region_id; the application owns " + owned)
        .detail("binding", binding.text());
  }

  /**
   * @param room bytes from the bound start to the buffer's end; 0 where the offset leaves it
   */
  public static FindingDraft tooSmall(
      Promise promise, Binding binding, long room, Long symbolSize, ElfImage elf) {
    FindingDraft draft =
        about(
                Rule.BINDING_TOO_SMALL,
                promise,
                "the buffer `"
                    + binding.text()
                    + "` has "
                    + Address.bytes(room)
                    + " for "
                    + Words.name(promise)
                    + ", which uses "
                    + Address.bytes(promise.arena().used()))
            .help("make the buffer as large as the arena's `used`, or bind the right one")
            .detail("room", room)
            .detail("used", promise.arena().used());
    if (symbolSize != null && binding.offset() != 0) {
      draft.note(
          null,
          "`"
              + binding.symbol()
              + "` has "
              + Address.bytes(symbolSize)
              + ", the arena is bound at byte "
              + binding.offset());
    }
    if (symbolSize != null && symbolSize == elf.elfClass() / 8) {
      draft.note(
          null,
          "`"
              + binding.symbol()
              + "` is as large as a pointer: it looks like the variable that points to"
              + " the buffer, not the buffer; bind the array itself, or ADDRESS+LENGTH where the address"
              + " is set at run time");
    }
    return draft;
  }

  public static FindingDraft sidecarMissing(Promise promise, SidecarFile file) {
    return about(
            Rule.SIDECAR_MISSING,
            promise,
            "the sidecar " + Words.name(promise) + " cannot be had: " + file.trouble())
        .note(Place.of(file.path()), "looked for here")
        .help("copy the sidecar files along with the report: they belong beside it");
  }

  public static FindingDraft sidecarSize(Promise promise, SidecarFile file) {
    boolean shorter = file.length() < promise.sizeBytes();
    return about(
            Rule.SIDECAR_SIZE,
            promise,
            "the sidecar "
                + Words.name(promise)
                + " has "
                + Address.bytes(file.length())
                + ", promised "
                + Address.bytes(promise.sizeBytes()))
        .note(
            Place.of(file.path()),
            file.sha256() == null ? "this file, too long to be read" : "sha256 " + file.sha256())
        .help(
            "report and sidecar come from different conversions"
                + (shorter ? ", or the file was cut" : "")
                + ": convert again, and keep what it writes together")
        .detail("length", file.length())
        .detail("size_bytes", promise.sizeBytes());
  }

  /**
   * @param at first byte that differs, from the start of the file
   */
  public static FindingDraft sidecarContents(
      Promise promise, SidecarFile file, String linked, long address, long at) {
    return about(
            Rule.SIDECAR_CONTENTS,
            promise,
            "the sidecar "
                + Words.name(promise)
                + " and `"
                + linked
                + "` hold different bytes, from byte "
                + at
                + " on")
        .note(
            Place.of(file.path()),
            "byte " + at + " of the file is " + Address.text(address + at) + " in the image")
        .help(
            "the image was linked with other weights than the sidecar's: convert once, and build the"
                + " image from what that conversion wrote")
        .detail("first_difference", at)
        .detail("address", Address.text(address + at))
        .detail("sha256", file.sha256());
  }

  /** The image has the bytes, but only start-up makes them what the sidecar holds. */
  public static FindingDraft sidecarNotCompared(
      Promise promise, SidecarFile file, Section section) {
    return about(
            Rule.SIDECAR_CONTENTS,
            promise,
            "the sidecar "
                + Words.name(promise)
                + " is not compared with the image: the contents of section `"
                + section.name()
                + "` are stored compressed or packed")
        .level(Level.UNVERIFIED)
        .note(Place.of(file.path()), "this file")
        .help(
            "to have it compared link without compression (armlink: --datacompressor=off), or place the"
                + " constants where they are stored as they are")
        .detail("section", section.name())
        .detail("sha256", file.sha256());
  }

  private static FindingDraft about(Rule rule, Promise promise, String message) {
    return new FindingDraft(rule, promise.subject(), message).at(promise.place());
  }
}
