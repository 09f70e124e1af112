package arenacheck.check.wording;

import arenacheck.check.FindingDraft;
import arenacheck.check.Level;
import arenacheck.check.Promise;
import arenacheck.check.Rule;
import arenacheck.elf.Symbol;
import arenacheck.image.LinkedImage;
import arenacheck.image.LinkedObject;
import arenacheck.image.Located;
import arenacheck.io.Place;
import arenacheck.linkmap.InputSection;
import arenacheck.memory.Address;
import java.util.ArrayList;
import java.util.List;

/** Findings about objects that are not there, or not under their name. */
public final class ExistenceWording {
  private static final String REBUILD =
      "the report and the image usually come from different conversions: rebuild the module, and pass"
          + " the report that was written beside the sources that you compiled";

  private static final String MISNAMED =
      "--bind has to name the application's buffer as the symbol table has it; `nm` lists the names";

  private ExistenceWording() {}

  public static FindingDraft missing(
      Promise promise, String name, LinkedImage image, boolean listed) {
    FindingDraft draft =
        about(Rule.SYMBOL_MISSING, promise, "`" + name + "` is not in the image")
            .help(
                promise.isBound()
                    ? MISNAMED
                    : "is the generated module compiled and linked into this image? " + REBUILD);
    if (image.map() == null) {
      draft.note(null, "without a usable map the reason is not known");
    } else if (listed) {
      draft.note(
          Place.of(image.map().path()), "the map names it neither as linked nor as discarded");
    } else {
      draft.note(
          Place.of(image.map().path()),
          "the map has no list of discarded sections: the reason is not recorded; --print-gc-sections"
              + " at the link tells what it dropped");
    }
    return draft;
  }

  /** Compilers fold a static source into the code that copies it, and write no symbol for it. */
  public static FindingDraft folded(Promise promise, String name) {
    return about(
            Rule.SYMBOL_MISSING,
            promise,
            "`" + name + "` is not in the image, though what it is copied to is")
        .level(Level.UNVERIFIED)
        .note(
            null,
            "gcc from -O1 on folds a static constant that only one memcpy reads into that copy: its"
                + " bytes are then in an unnamed .rodata")
        .help(
            "compile the generated source that copies it with -fno-builtin-memcpy: the constant then"
                + " keeps its name")
        .detail("folded", true);
  }

  public static FindingDraft undefined(Promise promise, String name) {
    return about(
            Rule.SYMBOL_UNDEFINED, promise, "`" + name + "` is referenced, but nothing defines it")
        .help(
            promise.isBound()
                ? "link the file that defines the buffer, or bind another one"
                : "link the generated source that defines it; a weak reference links without a word when the"
                    + " definition is left out");
  }

  public static FindingDraft discarded(
      Promise promise, String name, LinkedImage image, Located.Discarded found) {
    InputSection section = found.section();
    String what =
        found.named()
            ? "`" + name + "` was discarded by the linker"
            : "`"
                + name
                + "` is not in the image, and was probably discarded with `"
                + section.name()
                + "` of "
                + section.file();
    FindingDraft draft =
        new FindingDraft(Rule.SYMBOL_DISCARDED, promise.subject(), what)
            .at(Place.line(image.map().path(), section.line()))
            .note(
                Place.line(image.map().path(), section.line()),
                "input section `"
                    + section.name()
                    + "` of "
                    + section.file()
                    + ", "
                    + Address.bytes(section.size())
                    + ", is in the list of discarded sections");
    for (LinkedObject twin : found.twins()) {
      draft.note(null, "linked under this name, but not the module's: " + Words.candidate(twin));
    }
    return draft
        .note(promise.place(), "promised here: " + Words.promise(promise))
        .help(
            promise.isBound()
                ? "nothing in the image refers to the buffer: is it the one that the application binds?"
                : "nothing in the image refers to it: is the module's run function called and linked? If this"
                    + " build is not meant to run the model, leave its report out")
        .detail("input_section", section.name())
        .detail("object_file", section.file())
        .detail("size", section.size())
        .detail("named", found.named());
  }

  public static FindingDraft stripped(
      Promise promise, String name, LinkedImage image, Located.Stripped found) {
    LinkedObject known = found.object();
    FindingDraft draft =
        about(
                Rule.SYMBOL_STRIPPED,
                promise,
                "the image no longer names `" + name + "`: " + found.reason())
            .help(
                switch (found.loss()) {
                  case IMAGE ->
                      "check the image that the linker wrote, before strip or objcopy; keep the stripped"
                          + " one for flashing";
                  case OBJECT ->
                      "a strip or objcopy of the image, or of the module's objects before the link, took"
                          + " the name: check the image that the linker wrote, of objects as the"
                          + " compiler wrote them";
                  case RENAMED ->
                      "a tool gave the symbol another name (objcopy --redefine-sym, --prefix-symbols):"
                          + " check the image that the linker wrote, of objects that no such tool"
                          + " changed";
                })
            .detail("reason", found.reason());
    if (known != null) {
      draft
          .note(
              Words.mapPlace(image, known),
              "the map places it at "
                  + Address.text(known.address())
                  + (known.size() == null ? "" : ", " + Address.bytes(known.size()))
                  + ", "
                  + Words.origin(known))
          .detail("address", Address.text(known.address()))
          .detail("size", known.size());
    }
    return draft;
  }

  public static FindingDraft renamed(Promise promise, String name, Located.Renamed found) {
    FindingDraft draft =
        about(
                Rule.SYMBOL_RENAMED,
                promise,
                "`" + name + "` is linked as `" + found.object().symbol() + "`")
            .note(null, "the checks go on with " + Words.candidate(found.object()))
            .help(
                promise.isBound()
                    ? "write the linked name in --bind, if this is the buffer"
                    : "link-time optimisation, C++ or a function-local static rewrites names: compile the"
                        + " generated C sources as C and without -flto if tools have to find their names")
            .detail("found", found.object().symbol())
            .detail("address", Address.text(found.object().address()));
    others(draft, found.others(), found.witness());
    return draft;
  }

  /** One candidate was taken among several of the exact name: told, but not held against it. */
  public static FindingDraft chosen(Promise promise, String name, Located.Found found) {
    FindingDraft draft =
        about(
                Rule.SYMBOL_AMBIGUOUS,
                promise,
                "`"
                    + name
                    + "` names several objects; taken is the one that "
                    + found.witness()
                    + " points to")
            .level(Level.NOTE)
            .help(
                "give the other object another name, or link one of them only: by their name alone tools"
                    + " cannot tell them apart")
            .detail("address", Address.text(found.object().address()));
    others(draft, found.others(), found.witness());
    return draft;
  }

  private static void others(FindingDraft draft, List<LinkedObject> others, String witness) {
    if (others.isEmpty()) {
      return;
    }
    List<Object> addresses = new ArrayList<>();
    for (LinkedObject other : others) {
      draft.note(null, "not taken: " + Words.candidate(other));
      addresses.add(Address.text(other.address()));
    }
    draft.detail("witness", witness).detail("others", addresses);
  }

  public static FindingDraft kind(Promise promise, String name, Located.NotStorage found) {
    return about(
            Rule.SYMBOL_KIND,
            promise,
            "`" + name + "` is " + found.kind() + ": no memory is allocated for it")
        .help(help(promise, found.symbol()))
        .detail("value", Address.text(found.symbol().value()))
        .detail("kind", found.kind());
  }

  private static String help(Promise promise, Symbol symbol) {
    if (symbol.section() == Symbol.RESERVED) {
      return "the image has no such section: the file is damaged, or a tool that edited it wrote it"
          + " wrongly; link again";
    }
    if (symbol.section() >= 0 && !symbol.isFunction() && symbol.type() != Symbol.TLS) {
      return "look for what makes its section one that is not loaded: an INFO or DSECT section of the"
          + " linker script, or objcopy";
    }
    return promise.isBound()
        ? "bind the array itself, or ADDRESS+LENGTH where the address is chosen by hand"
        : "a linker script assignment, --defsym or another definition took the name; remove it, so"
            + " that the generated object is linked";
  }

  private static FindingDraft about(Rule rule, Promise promise, String message) {
    return new FindingDraft(rule, promise.subject(), message)
        .at(promise.place())
        .note(promise.place(), "promised here: " + Words.promise(promise));
  }
}
