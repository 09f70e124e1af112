package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.Level;
import arenacheck.check.wording.OverlapWording;
import arenacheck.elf.Section;
import arenacheck.memory.AddressRange;
import arenacheck.residency.Role;
import java.util.ArrayList;
import java.util.List;

/** Do two storage objects share bytes? Asked once for all of them. */
public final class ObjectsOverlap {
  private final List<Asked> byStart = new ArrayList<>();

  public void ask(List<Asked> objects, Findings findings) {
    for (Asked asked : objects) {
      if (!asked.range().isEmpty()) {
        byStart.add(asked);
      }
    }
    byStart.sort((a, b) -> Long.compareUnsigned(a.range().start(), b.range().start()));
    for (Asked asked : objects) {
      List<Asked> others = others(asked);
      if (!others.isEmpty()) {
        findings.add(OverlapWording.objectsOverlap(asked, others, level(asked, others)));
      }
    }
  }

  /** Those that share bytes with it, by address. */
  private List<Asked> others(Asked asked) {
    List<Asked> others = new ArrayList<>();
    for (Asked other : byStart) {
      if (Long.compareUnsigned(
              other.range().start(), asked.range().start() + asked.range().length() - 1)
          > 0) {
        break;
      }
      if (other != asked && other.range().overlaps(asked.range()) && !isSamePromise(asked, other)) {
        others.add(other);
      }
    }
    return others;
  }

  /**
   * One symbol promised twice by one module is the reports' contradiction, not an overlap. Two
   * modules may each have a static of that name: then both must not be the same object.
   */
  private static boolean isSamePromise(Asked one, Asked other) {
    return one.promise().report().modulePrefix().equals(other.promise().report().modulePrefix())
        && one.promise().isGenerated()
        && other.promise().isGenerated()
        && one.promise().name().equals(other.promise().name())
        && one.linked().address() == other.linked().address();
  }

  private static Level level(Asked asked, List<Asked> others) {
    Level worst = Level.NOTE;
    for (Asked other : others) {
      Level level = level(asked, other);
      if (level.compareTo(worst) < 0) {
        worst = level;
      }
    }
    return worst;
  }

  private static Level level(Asked one, Asked other) {
    if (isScratch(one) && isScratch(other) && one.promise().report() != other.promise().report()) {
      return Level.WARNING;
    }
    AddressRange range = one.range();
    boolean folded = range.equals(other.range()) && isReadOnly(one) && isReadOnly(other);
    return folded ? Level.NOTE : Level.ERROR;
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
