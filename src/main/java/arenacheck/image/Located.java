package arenacheck.image;

import arenacheck.elf.Symbol;
import arenacheck.linkmap.InputSection;
import java.util.List;

/** The answer to "where is NAME": exactly one of these, decided once. */
public sealed interface Located {

  /** What was linked for it, or {@code null} where nothing is known to be. */
  default LinkedObject object() {
    return null;
  }

  /**
   * A defined symbol of exactly that name.
   *
   * @param others further candidates that were not taken
   * @param witness what told them apart, or {@code null} where there was one only
   */
  record Found(LinkedObject object, List<LinkedObject> others, String witness) implements Located {}

  /** One variant of the name that a compiler makes. */
  record Renamed(LinkedObject object, List<LinkedObject> others, String witness)
      implements Located {}

  /** Candidates, of which none can be taken for the module's. */
  record Ambiguous(List<LinkedObject> candidates, Doubt doubt) implements Located {}

  /** Why no candidate can be taken. */
  enum Doubt {
    /** Nothing tells them apart. */
    SEVERAL,
    /** Another file than the module's has them for itself. */
    OTHER_FILE,
    /** The map lists one of that name, of another file, as dropped. */
    DROPPED_TOO,
    /** A global, though the module's other arenas are static; what was dropped is not known. */
    LINKAGE,
    /** Each is inside a function of a file that is not known to be the module's. */
    OF_FUNCTION
  }

  /** The name is defined, but nothing is allocated for it: a number, a function, thread-local. */
  record NotStorage(Symbol symbol, String kind) implements Located {}

  /** Only referenced. */
  record Undefined(Symbol symbol) implements Located {}

  /**
   * The map's list of dropped sections holds it.
   *
   * @param named whether the section's name carries the symbol; else it is a lump of its object
   *     file
   * @param twins linked statics of the same name from other object files than the module's
   */
  record Discarded(InputSection section, boolean named, List<LinkedObject> twins)
      implements Located {}

  /**
   * The ELF does not name it, though it may be linked.
   *
   * @param object what the map knows, or {@code null}
   * @param reason why the ELF cannot name it
   * @param loss where the name was lost
   */
  record Stripped(LinkedObject object, String reason, Loss loss) implements Located {}

  /** Where a name was lost. */
  enum Loss {
    /** The image was stripped. */
    IMAGE,
    /** Other names are there: the object's own file was stripped, or the linker left it out. */
    OBJECT,
    /** The symbol table has another name for what lies there. */
    RENAMED
  }

  /**
   * No trace of it.
   *
   * @param listed whether a list of dropped sections was there to look into
   */
  record Missing(boolean listed) implements Located {}

  /** A staged source of which there is no trace, while what it is copied to is there. */
  record Folded() implements Located {}
}
