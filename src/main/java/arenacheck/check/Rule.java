package arenacheck.check;

/** The public catalogue of rules, in the order in which existence is decided and findings stand. */
public enum Rule {
  SYMBOL_MISSING("symbol-missing", Level.ERROR, "No defined symbol of that name is in the image."),
  SYMBOL_UNDEFINED(
      "symbol-undefined", Level.ERROR, "The name is only referenced; nothing defines it."),
  SYMBOL_DISCARDED(
      "symbol-discarded", Level.ERROR, "The linker dropped the section that holds the object."),
  SYMBOL_STRIPPED(
      "symbol-stripped", Level.UNVERIFIED, "The symbol table no longer names the object."),
  SYMBOL_RENAMED(
      "symbol-renamed",
      Level.WARNING,
      "The object is there under a compiler-made variant of its name."),
  SYMBOL_AMBIGUOUS(
      "symbol-ambiguous",
      Level.UNVERIFIED,
      "Several objects could be meant, and nothing tells them apart."),
  SYMBOL_KIND(
      "symbol-kind",
      Level.ERROR,
      "The name is an absolute number or a function: nothing is allocated for it."),
  SIZE_MISMATCH("size-mismatch", Level.ERROR, "The linked size differs from the promised one."),
  SIZE_UNKNOWN("size-unknown", Level.UNVERIFIED, "Neither the symbol nor the map tells the size."),
  DATA_OFFSET_INVALID(
      "data-offset-invalid",
      Level.ERROR,
      "The guard and the planned bytes do not fit the promised size."),
  NULL_ADDRESS("null-address", Level.ERROR, "The usable arena starts at address 0."),
  MISALIGNED(
      "misaligned", Level.ERROR, "The usable start is not a multiple of the promised alignment."),
  WRONG_MEMORY("wrong-memory", Level.ERROR, "Some byte lies outside the promised memory."),
  CAPACITY_EXCEEDED(
      "capacity-exceeded",
      Level.ERROR,
      "Some byte lies outside the part of the memory that this link may use."),
  MEMORY_UNMAPPED(
      "memory-unmapped", Level.UNVERIFIED, "The layout does not know the promised memory."),
  CONTENTS_MISSING(
      "contents-missing",
      Level.ERROR,
      "Constants lie in a section without bytes: their values are nowhere."),
  NOT_WRITABLE(
      "not-writable", Level.ERROR, "An object that the model writes lies in non-volatile memory."),
  LOAD_ADDRESS_VOLATILE(
      "load-address-volatile",
      Level.ERROR,
      "Initial contents are stored in memory that loses them at power-off."),
  NOT_COPIED(
      "not-copied",
      Level.UNVERIFIED,
      "Nothing in the image copies the constants to where they run."),
  LOAD_IMAGE_MISPLACED(
      "load-image-misplaced",
      Level.ERROR,
      "Initial contents are kept where they do not fit, or share bytes with others."),
  ORPHAN_SECTION(
      "orphan-section",
      Level.WARNING,
      "The object lies in a section that no linker script statement collects."),
  STACK_IN_ARENA("stack-in-arena", Level.ERROR, "The stack grows into the object."),
  OBJECTS_OVERLAP("objects-overlap", Level.ERROR, "Two storage objects share bytes."),
  FOREIGN_OVERLAP(
      "foreign-overlap",
      Level.WARNING,
      "Something else that was linked shares bytes with the object."),
  ARENA_UNBOUND(
      "arena-unbound",
      Level.UNVERIFIED,
      "The application owns the arena, and no binding names its buffer."),
  BINDING_TOO_SMALL(
      "binding-too-small", Level.ERROR, "The bound buffer is shorter than the planned bytes."),
  SIDECAR_MISSING("sidecar-missing", Level.ERROR, "The sidecar file is not there."),
  SIDECAR_SIZE("sidecar-size", Level.ERROR, "The sidecar file has another length than promised."),
  SIDECAR_CONTENTS(
      "sidecar-contents",
      Level.ERROR,
      "The sidecar file and the linked object hold different bytes."),
  FLASH_MISSING(
      "flash-missing", Level.ERROR, "Contents of a constant are in no file that is flashed."),
  FLASH_CONTENTS(
      "flash-contents", Level.ERROR, "Other contents are flashed for a constant than were linked."),
  FLASH_DIFFERS(
      "flash-differs", Level.WARNING, "Other bytes of the image are flashed otherwise, or not."),
  BUDGET_EXCEEDED("budget-exceeded", Level.ERROR, "A memory holds more than its budget."),
  PLAN_HASH_MISMATCH(
      "plan-hash-mismatch", Level.ERROR, "The generated headers were made for another plan."),
  REPORT_INCONSISTENT("report-inconsistent", Level.ERROR, "The report contradicts itself."),
  TENSOR_OVERLAP("tensor-overlap", Level.ERROR, "Two constant tensors overlap in part."),
  REPORT_EMPTY(
      "report-empty",
      Level.UNVERIFIED,
      "The report names no storage object: nothing of it was verified."),
  SCHEMA_WITHOUT_STORAGE(
      "schema-without-storage", Level.UNVERIFIED, "Schema 4 names no storage objects."),
  MAP_STALE("map-stale", Level.UNVERIFIED, "The map was written by another link than the image."),
  MAP_INCOMPLETE(
      "map-incomplete", Level.UNVERIFIED, "The map is empty, ends early or lacks its memory map."),
  MACHINE_MISMATCH(
      "machine-mismatch",
      Level.ERROR,
      "The image is not made for the machine that heliaAOT targets."),
  REGION_EXCEEDS_MEMORY(
      "region-exceeds-memory",
      Level.WARNING,
      "A region of the linker script is memory that the board does not have."),
  STACK_OUTSIDE_MEMORY(
      "stack-outside-memory",
      Level.WARNING,
      "The initial stack pointer lies in no volatile memory of the board."),
  LAYOUT_OVERLAP("layout-overlap", Level.WARNING, "Two memories of the layout share bytes."),
  WAIVER_UNUSED("waiver-unused", Level.WARNING, "A waiver matched nothing."),
  BINDING_UNUSED(
      "binding-unused", Level.WARNING, "A binding was given for an arena that needs none."),
  MOVED(
      "moved",
      Level.NOTE,
      "The object lies elsewhere, or has another size, than in the saved result.");

  private final String text;
  private final Level level;
  private final String summary;

  Rule(String text, Level level, String summary) {
    this.text = text;
    this.level = level;
    this.summary = summary;
  }

  /** The public name. */
  public String text() {
    return text;
  }

  /** The level of most of its findings. */
  public Level level() {
    return level;
  }

  /** One sentence: what is wrong where it fires. */
  public String summary() {
    return summary;
  }

  /** The rule of that public name, or {@code null}. */
  public static Rule find(String text) {
    for (Rule rule : values()) {
      if (rule.text.equals(text)) {
        return rule;
      }
    }
    return null;
  }
}
