package arenacheck.check.wording;

import arenacheck.check.FindingDraft;
import arenacheck.check.Level;
import arenacheck.check.MapInput;
import arenacheck.check.ObjectKind;
import arenacheck.check.Rule;
import arenacheck.check.Subject;
import arenacheck.check.Waiver;
import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.image.MapState;
import arenacheck.io.Place;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.MapRegion;
import arenacheck.memory.Address;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Memory;
import arenacheck.memory.Target;
import java.util.ArrayList;
import java.util.List;

/** Findings about the image, the map, the layout and the options as such. */
public final class InputWording {
  private InputWording() {}

  public static FindingDraft machineMismatch(ElfImage elf) {
    return new FindingDraft(
            Rule.MACHINE_MISMATCH,
            Subject.of(ObjectKind.IMAGE),
            "the image is made for "
                + elf.machineName()
                + ", not for Arm: its addresses say nothing"
                + " about the target")
        .at(Place.of(elf.path()))
        .help(
            "pass the firmware image; a test build for the host has another memory map, and --waive cannot"
                + " help: no object of it is verified")
        .detail("machine", elf.machineName());
  }

  /**
   * Class or byte order alone are a warning: the numbers of such an image can still be right, and
   * the target may stand in for another board with the same memories.
   */
  public static FindingDraft formatMismatch(ElfImage elf, Target target) {
    String image = format(elf.elfClass(), elf.bigEndian());
    String board = format(target.elfClass(), target.bigEndian());
    return new FindingDraft(
            Rule.MACHINE_MISMATCH,
            Subject.of(ObjectKind.IMAGE),
            "the image is " + image + ", the target " + target.name() + " is " + board)
        .level(Level.WARNING)
        .at(Place.of(elf.path()))
        .help(
            "was it built with this board's toolchain flags (-mbig-endian, -mabi)? Else choose another"
                + " --target")
        .detail("image", image)
        .detail("target", board);
  }

  private static String format(int elfClass, boolean bigEndian) {
    return "ELF" + elfClass + (bigEndian ? ", big-endian" : ", little-endian");
  }

  public static FindingDraft mapStale(MapInput map, MapState.Stale stale) {
    MapState.Contradiction first = stale.contradictions().get(0);
    List<Object> lines = new ArrayList<>();
    FindingDraft draft =
        map(
            Rule.MAP_STALE,
            map,
            first.line(),
            "the map was written by another link: " + first.text());
    for (MapState.Contradiction each : stale.contradictions()) {
      lines.add((long) each.line());
      if (each != first) {
        draft.note(Place.line(map.path(), each.line()), each.text());
      }
    }
    draft.note(null, "nothing is taken from the map");
    return draft
        .help(
            "make the link step write the map together with the image (-Wl,-Map=...), and let the check"
                + " depend on both")
        .detail("lines", lines);
  }

  public static FindingDraft mapIncomplete(MapInput map, MapState.Incomplete state) {
    return map(Rule.MAP_INCOMPLETE, map, state.line(), "the map is not whole: " + state.reason())
        .note(null, "nothing is taken from the map")
        .help(
            "was the link interrupted, or the disk full? Link again, and pass the map as it was written")
        .detail("reason", state.reason());
  }

  private static FindingDraft map(Rule rule, MapInput map, int line, String message) {
    FindingDraft draft =
        new FindingDraft(rule, Subject.of(ObjectKind.MAP), message)
            .at(Place.line(map.path(), line));
    if (!map.givenByUser()) {
      draft
          .level(Level.WARNING)
          .note(null, "the map was found beside the image, not given by --map");
    }
    return draft;
  }

  /**
   * @param shared the bytes that both hold; for an empty one the place of the bytes in it
   */
  public static FindingDraft layoutOverlap(
      Memory one, Memory other, AddressRange shared, String source) {
    return layout(
            one.name(),
            "the memories `"
                + one.name()
                + "` and `"
                + other.name()
                + "` of the layout ("
                + source
                + ") share "
                + Address.bytes(shared.length())
                + " at "
                + shared.text())
        .detail("with", other.name());
  }

  public static FindingDraft emptyMemory(Memory memory, long bytes, String source) {
    return layout(
            memory.name(),
            "the memory `"
                + memory.name()
                + "` of the layout ("
                + source
                + ") has length 0, but "
                + Address.bytes(bytes)
                + " are linked at its start")
        .help("give it the length that the board has, or take out what is placed there");
  }

  private static FindingDraft layout(String memory, String message) {
    Subject subject = new Subject(null, null, null, null, null, ObjectKind.IMAGE, null, memory);
    return new FindingDraft(Rule.LAYOUT_OVERLAP, subject, message)
        .help(
            "one of the two is an alias or has a wrong origin: correct the linker script or the option");
  }

  public static FindingDraft regionOverlap(MapRegion one, MapRegion other, LinkMap map) {
    AddressRange shared = one.range().intersection(other.range());
    return layout(
            one.name(),
            "the regions `"
                + one.name()
                + "` and `"
                + other.name()
                + "` of the map's memory table share "
                + Address.bytes(shared.length())
                + " at "
                + shared.text())
        .at(Place.line(map.path(), other.line()))
        .detail("with", other.name());
  }

  public static FindingDraft emptyRegion(MapRegion region, Section held, LinkMap map) {
    return layout(
            region.name(),
            "the region `"
                + region.name()
                + "` of the map's memory table has length 0, but `"
                + held.name()
                + "`, "
                + Address.bytes(held.size())
                + ", is linked at its start")
        .help("give it the length that the board has, or take out what is placed there")
        .at(Place.line(map.path(), region.line()))
        .detail("section", held.name());
  }

  public static FindingDraft waiverUnused(Waiver waiver) {
    return new FindingDraft(
            Rule.WAIVER_UNUSED,
            new Subject(null, null, null, null, null, ObjectKind.IMAGE, null, null),
            "--waive " + waiver.text() + " matched no finding")
        .help("remove it, so that it cannot hide a finding later")
        .detail("waiver", waiver.text());
  }
}
