package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.Intruder;
import arenacheck.check.wording.OverlapWording;
import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import arenacheck.image.LinkedImage;
import arenacheck.image.Reserved;
import arenacheck.memory.AddressRange;
import java.util.ArrayList;
import java.util.List;

/**
 * Does anything else that was linked share bytes with a storage object? Its container and its
 * aliases may; at a bound address nothing may. Asked once for all objects, in one pass over the
 * symbols.
 */
public final class ForeignOverlap {
  private final LinkedImage image;
  private final ElfImage elf;
  private final Reserved reserved;
  private final List<Asked> byStart = new ArrayList<>();
  private final List<AddressRange> known = new ArrayList<>();
  private final Intruder[] intruders;

  /** Sections of which only a map could tell that a bound range in them is free. */
  private final Intruder[] possible;

  /** First addresses of {@link #byStart}: millions of symbols are compared with them. */
  private final long[] starts;

  private long longest;
  private long last;

  public ForeignOverlap(LinkedImage image, List<Asked> objects) {
    this.image = image;
    this.elf = image.elf();
    this.reserved = image.reserved();
    for (Asked asked : objects) {
      known.add(asked.linked().range());
      if (!range(asked).isEmpty()) {
        byStart.add(asked);
        if (Long.compareUnsigned(range(asked).length(), longest) > 0) {
          longest = range(asked).length();
        }
      }
    }
    byStart.sort((a, b) -> Long.compareUnsigned(range(a).start(), range(b).start()));
    intruders = new Intruder[byStart.size()];
    possible = new Intruder[byStart.size()];
    starts = new long[byStart.size()];
    for (int i = 0; i < starts.length; i++) {
      AddressRange range = range(byStart.get(i));
      long end = range.start() + (range.length() - 1);
      starts[i] = range.start();
      last = Long.compareUnsigned(end, last) > 0 ? end : last;
    }
  }

  /** The arena's bytes; of a bound address all that the application says is its buffer. */
  private static AddressRange range(Asked asked) {
    return asked.linked().symbol() == null ? asked.linked().range() : asked.range();
  }

  public void ask(Findings findings) {
    askSections();
    askSymbols();
    for (int i = 0; i < intruders.length; i++) {
      if (intruders[i] != null) {
        findings.add(OverlapWording.foreignOverlap(byStart.get(i), intruders[i]));
      } else if (possible[i] != null) {
        findings.add(OverlapWording.perhapsForeign(byStart.get(i), possible[i]));
      }
    }
  }

  private void askSections() {
    for (Section section : elf.sections()) {
      if (LinkedImage.occupies(section)) {
        ask(new Intruder("section", section.name(), image.runRange(section)), section.index());
      }
    }
  }

  private void askSymbols() {
    SymbolTable symbols = elf.symbols();
    for (int i = 0; symbols != null && i < symbols.count(); i++) {
      long size = symbols.size(i);
      if (size != 0 && symbols.section(i) >= 0 && mayHit(symbols.value(i), size)) {
        ask(symbols.at(i));
      }
    }
  }

  private void ask(Symbol symbol) {
    Section section = elf.sections().get(symbol.section());
    if (symbol.type() == Symbol.TLS || !LinkedImage.occupies(section)) {
      return;
    }
    long start = symbol.isFunction() ? symbol.value() & ~1L : symbol.value();
    AddressRange range = AddressRange.clamped(start, symbol.size());
    if (!known.contains(range)) {
      ask(new Intruder("symbol", symbol.name(), range), -1);
    }
  }

  /** A cheap first test, without making a symbol. */
  private boolean mayHit(long start, long size) {
    if (starts.length == 0 || Long.compareUnsigned(start, last) > 0) {
      return false;
    }
    long end = AddressRange.fits(start, size) ? start + (size - 1) : -1;
    int i = first(start);
    return i < starts.length && Long.compareUnsigned(starts[i], end) <= 0;
  }

  private void ask(Intruder intruder, int sectionIndex) {
    for (int i = first(intruder.range().start()); i < byStart.size(); i++) {
      Asked asked = byStart.get(i);
      if (isBehind(asked, intruder.range())) {
        return;
      }
      if (intruders[i] == null && isForeign(asked, intruder.range(), sectionIndex)) {
        if (asked.linked().symbol() != null || sectionIndex < 0) {
          intruders[i] = intruder;
        } else {
          askReserved(i, intruder, elf.sections().get(sectionIndex));
        }
      }
    }
  }

  /** A bound range in a section: the linker script may have reserved it for this. */
  private void askReserved(int i, Intruder intruder, Section section) {
    AddressRange range = range(byStart.get(i));
    if (image.map() == null && reserved.mayBeFree(section, range)) {
      possible[i] = intruder;
    } else if (!reserved.isFree(section, range)) {
      intruders[i] = intruder;
    }
  }

  private boolean isForeign(Asked asked, AddressRange range, int sectionIndex) {
    if (!range.overlaps(range(asked))) {
      return false;
    }
    if (asked.linked().symbol() == null) {
      return true;
    }
    boolean own =
        sectionIndex >= 0
            && (sectionIndex == asked.linked().sectionIndex() || holdsOther(sectionIndex, asked));
    // A symbol may hold the object, as a pool does; of sections only the object's own can.
    boolean container =
        range.contains(range(asked)) && (sectionIndex < 0 || asked.linked().sectionIndex() < 0);
    return !own && !container;
  }

  /** The section of a storage object that overlaps this one: told as that already. */
  private boolean holdsOther(int sectionIndex, Asked asked) {
    for (Asked other : byStart) {
      if (other != asked
          && other.linked().sectionIndex() == sectionIndex
          && range(other).overlaps(range(asked))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBehind(Asked asked, AddressRange range) {
    return Long.compareUnsigned(range(asked).start(), range.start() + (range.length() - 1)) > 0;
  }

  /** Position of the first object that could reach an address. */
  private int first(long address) {
    long from = Long.compareUnsigned(address, longest) < 0 ? 0 : address - longest;
    int low = 0;
    int high = starts.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (Long.compareUnsigned(starts[middle], from) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
