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

  /** Several candidates, and nothing tells them apart. */
  record Ambiguous(List<LinkedObject> candidates) implements Located {}

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
   */
  record Stripped(LinkedObject object, String reason) implements Located {}

  /**
   * No trace of it.
   *
   * @param listed whether a list of dropped sections was there to look into
   */
  record Missing(boolean listed) implements Located {}
}
