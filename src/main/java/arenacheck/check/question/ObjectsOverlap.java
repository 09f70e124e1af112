package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.Level;
import arenacheck.check.Promise;
import arenacheck.check.wording.OverlapWording;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import arenacheck.image.LinkedObject;
import arenacheck.memory.AddressRange;
import arenacheck.residency.Role;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Do two storage objects share bytes? Asked once for all of them. */
public final class ObjectsOverlap {
  /** More of them are not named: ten thousand that share one byte would make 10^8 notes. */
  private static final int NAMED = 100;

  private final List<Placed> byStart = new ArrayList<>();

  private record Placed(Asked asked, AddressRange range) {}

  public void ask(List<Asked> objects, Findings findings) {
    List<Placed> placed = new ArrayList<>();
    for (Asked asked : objects) {
      AddressRange range = asked.range();
      if (!range.isEmpty()) {
        placed.add(new Placed(asked, range));
      }
    }
    addEachOnce(placed);
    byStart.sort((a, b) -> Long.compareUnsigned(a.range.start(), b.range.start()));
    for (Placed one : placed) {
      ask(one, findings);
    }
  }

  /**
   * What one module promises under one symbol again and again is looked at once: those are never
   * held against each other, and against another they are all alike.
   */
  private void addEachOnce(List<Placed> placed) {
    Set<String> seen = new HashSet<>();
    for (Placed one : placed) {
      Promise promise = one.asked.promise();
      String key =
          promise.report().modulePrefix()
              + '\n'
              + promise.name()
              + '\n'
              + promise.arena().role().text()
              + '\n'
              + promise.holdsConstants()
              + '\n'
              + one.range.start();
      if (!promise.isGenerated() || seen.add(key)) {
        byStart.add(one);
      }
    }
  }

  /** Asks for those that share bytes with it, by address. */
  private void ask(Placed one, Findings findings) {
    List<Asked> others = new ArrayList<>();
    Level worst = Level.NOTE;
    long last = one.range.start() + one.range.length() - 1;
    for (Placed other : byStart) {
      if (Long.compareUnsigned(other.range.start(), last) > 0
          || others.size() == NAMED && worst == Level.ERROR) {
        break;
      }
      if (other != one && other.range.overlaps(one.range) && !isSamePromise(one, other)) {
        Level level = level(one.asked, other.asked);
        worst = level.compareTo(worst) < 0 ? level : worst;
        if (others.size() < NAMED) {
          others.add(other.asked);
        }
      }
    }
    if (!others.isEmpty()) {
      findings.add(OverlapWording.objectsOverlap(one.asked, others, worst));
    }
  }

  /**
   * One symbol promised twice by one module is the reports' contradiction, not an overlap. Two
   * modules may each have a static of that name: then both must not be the same object.
   */
  private static boolean isSamePromise(Placed one, Placed other) {
    Promise first = one.asked.promise();
    Promise second = other.asked.promise();
    return one.range.start() == other.range.start()
        && first.report().modulePrefix().equals(second.report().modulePrefix())
        && first.isGenerated()
        && second.isGenerated()
        && first.name().equals(second.name());
  }

  private static Level level(Asked one, Asked other) {
    if (isScratch(one) && isScratch(other) && one.promise().report() != other.promise().report()) {
      return Level.WARNING;
    }
    AddressRange range = one.range();
    boolean folded =
        range.equals(other.range())
            && isReadOnly(one)
            && isReadOnly(other)
            && isOnePlace(one.linked(), other.linked())
            && !isOneSymbol(one, other);
    return folded ? Level.NOTE : Level.ERROR;
  }

  /** An overlay gives two sections one run address, each with bytes of its own elsewhere. */
  private static boolean isOnePlace(LinkedObject one, LinkedObject other) {
    return one.sectionIndex() == other.sectionIndex()
        && Objects.equals(one.loadAddress(), other.loadAddress());
  }

  /**
   * Whether two generated objects are told by one and the same symbol: then nothing was folded, but
   * one of them is not linked. A linker that folds keeps the names of both.
   */
  private static boolean isOneSymbol(Asked one, Asked other) {
    String name = one.linked().symbol();
    if (!one.promise().isGenerated()
        || !other.promise().isGenerated()
        || name == null
        || !name.equals(other.linked().symbol())) {
      return false;
    }
    SymbolTable symbols = one.image().elf().symbols();
    int there = 0;
    for (Symbol symbol : symbols == null ? List.<Symbol>of() : symbols.named(name)) {
      if (symbol.section() >= 0 && symbol.value() == one.linked().address()) {
        there++;
      }
    }
    return there < 2;
  }

  /** Constants whose values are linked; a bound buffer without contents is filled at run time. */
  private static boolean isReadOnly(Asked asked) {
    Section section = asked.section();
    return asked.promise().holdsConstants()
        && (asked.promise().isGenerated() || (section != null && section.hasFileContents()));
  }

  private static boolean isScratch(Asked asked) {
    return asked.promise().arena().role() == Role.SCRATCH;
  }
}
