package arenacheck.check.wording;

import arenacheck.check.Asked;
import arenacheck.check.FindingDraft;
import arenacheck.check.Intruder;
import arenacheck.check.Level;
import arenacheck.check.Rule;
import arenacheck.image.VectorTable;
import arenacheck.memory.Address;
import arenacheck.memory.AddressRange;
import java.util.ArrayList;
import java.util.List;

/** Findings about bytes that two things share. */
public final class OverlapWording {
  public static final String STACK_UNKNOWN =
      "no vector table was found (no symbol of a usual name, no section that starts with one):"
          + " whether the stack grows into an arena was not looked at";

  private OverlapWording() {}

  public static FindingDraft stackInArena(Asked asked, VectorTable vectors) {
    return Words.about(
            Rule.STACK_IN_ARENA,
            asked,
            "the stack starts at "
                + Address.text(vectors.stackPointer())
                + " and grows down into "
                + Words.name(asked.promise())
                + " "
                + asked.range().text())
        .note(
            null,
            "word 0 of the vector table"
                + (vectors.symbol() == null ? "" : " `" + vectors.symbol() + "`")
                + " at "
                + Address.text(vectors.address())
                + " is the initial stack pointer")
        .help("move the stack's end or the arena in the linker script: they share bytes")
        .detail("stack_pointer", Address.text(vectors.stackPointer()));
  }

  public static FindingDraft objectsOverlap(Asked asked, List<Asked> others, Level level) {
    Asked first = others.get(0);
    AddressRange shared = asked.range().intersection(first.range());
    FindingDraft draft =
        Words.about(
            Rule.OBJECTS_OVERLAP,
            asked,
            Words.name(asked.promise())
                + " "
                + asked.range().text()
                + " shares "
                + Address.bytes(shared.length())
                + " with "
                + Words.name(first.promise())
                + (asked.promise().name().equals(first.promise().name())
                    ? " of module `" + first.promise().report().modulePrefix() + "`"
                    : "")
                + " "
                + first.range().text());
    List<Object> names = new ArrayList<>();
    for (Asked other : others) {
      names.add(other.promise().name());
      draft.note(
          other.promise().place(),
          Words.name(other.promise())
              + " of module `"
              + other.promise().report().modulePrefix()
              + "` is at "
              + other.range().text());
    }
    return draft
        .level(level)
        .help(help(asked, first, level))
        .detail("with", names.get(0))
        .detail("others", names)
        .detail("shared_start", Address.text(shared.start()))
        .detail("shared_bytes", shared.length());
  }

  private static String help(Asked asked, Asked first, Level level) {
    boolean oneName =
        asked.promise().isGenerated() && asked.promise().name().equals(first.promise().name());
    if (oneName && level == Level.ERROR) {
      return "one object was found under a name that both promise: were both modules converted under a"
          + " name of their own, and are the generated sources of both linked?";
    }
    return switch (level) {
      case NOTE -> "identical constants were folded into one: nothing to do";
      case WARNING ->
          "models that never run at the same time may share scratch memory: make sure that these do not";
      default -> "each overwrites the other: give them addresses of their own";
    };
  }

  /** Without a map, of a bound range in a section that a script may have reserved for it. */
  public static FindingDraft perhapsForeign(Asked asked, Intruder intruder) {
    return foreignOverlap(asked, intruder)
        .level(Level.UNVERIFIED)
        .help(
            "hand over the linker's map: it tells whether the script reserved these bytes, or linked"
                + " something to them that no symbol names");
  }

  public static FindingDraft foreignOverlap(Asked asked, Intruder intruder) {
    boolean bound = asked.linked().symbol() == null;
    return Words.about(
            Rule.FOREIGN_OVERLAP,
            asked,
            (bound ? "the bound range " : Words.name(asked.promise()) + " ")
                + (bound ? asked.linked().range() : asked.range()).text()
                + " shares bytes with "
                + intruder.what()
                + " `"
                + intruder.name()
                + "` "
                + intruder.range().text())
        .level(bound ? Level.ERROR : Level.WARNING)
        .help(
            bound
                ? "the linker gave these bytes to something else: bind a range that nothing is linked to"
                : "check in the linker script that nothing else is placed over the arena")
        .detail("with", intruder.name())
        .detail("with_start", Address.text(intruder.range().start()))
        .detail("with_size", intruder.range().length());
  }
}
