package arenacheck.image;

import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import arenacheck.memory.AddressRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What start-up code copies to run addresses, by the words that such code cannot do without: the
 * load address that it starts from, and, where it has one, the run address or the length that it
 * ends at. Only exact starts count: small addresses of flash occur as numbers of all kinds.
 */
final class InitialCopies {
  /** How far the operands of one copy stand apart: in a table or literal pool, and in code. */
  private static final int NEAR_WORDS = 8;

  private static final int TABLE_WORDS = 3;
  private static final int NEAR_INSTRUCTIONS = 48;

  /** Of sections in a run, of starts in front of a section, of names: damaged files have more. */
  private static final int MOST = 256;

  private static final int MOST_STARTS = 8;

  private final LinkedImage image;
  private final Map<Integer, CopyRun> runs = new HashMap<>();
  private final long[] zeroStarts;
  private final long[] emptyStarts;
  private final ValueScan scan;

  // By section index, each found out once.
  private final Map<Integer, List<ValueScan.Place>> endPlaces = new HashMap<>();
  private final Map<Integer, List<Long>> lengths = new HashMap<>();
  private final Map<Integer, InitialCopy.Source> sources = new HashMap<>();

  private InitialCopies(LinkedImage image, List<CopyRun> all) {
    this.image = image;
    List<Long> starts = new ArrayList<>();
    List<Long> ends = new ArrayList<>();
    for (CopyRun run : all) {
      for (Section section : run.sections()) {
        runs.put(section.index(), run);
        starts.add(run.load(section));
        ends.add(end(section));
      }
    }
    List<Long> zeroes = new ArrayList<>();
    List<Long> empty = new ArrayList<>();
    for (Section section : image.elf().sections()) {
      if (LinkedImage.occupies(section) && section.isNobits()) {
        zeroes.add(section.address());
      }
      if (section.size() == 0 && section.address() != 0 && section.type() != 0) {
        empty.add(section.address());
      }
    }
    this.zeroStarts = sorted(zeroes);
    this.emptyStarts = sorted(empty);
    this.scan = ValueScan.of(image, sorted(starts), sorted(ends));
  }

  private static long[] sorted(List<Long> values) {
    long[] array = new long[values.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = values.get(i);
    }
    Arrays.sort(array);
    return array;
  }

  static InitialCopies of(LinkedImage image) {
    List<Section> stored = new ArrayList<>();
    Map<Integer, Long> loads = new HashMap<>();
    for (Section section : image.elf().sections()) {
      Long load = image.elf().loadAddress(section);
      if (load != null && load != section.address()) {
        stored.add(section);
        loads.put(section.index(), load);
      }
    }
    stored.sort((a, b) -> Long.compareUnsigned(loads.get(a.index()), loads.get(b.index())));
    List<CopyRun> all = new ArrayList<>();
    List<Section> run = new ArrayList<>();
    long distance = 0;
    long end = 0;
    for (Section section : stored) {
      long load = loads.get(section.index());
      long gap = load - end;
      boolean follows = section.address() - load == distance && gap >= 0 && gap < CopyRun.GAP;
      if (!run.isEmpty() && !follows) {
        all.add(new CopyRun(run, distance));
        run.clear();
      }
      run.add(section);
      distance = section.address() - load;
      end = load + section.size();
    }
    if (!run.isEmpty()) {
      all.add(new CopyRun(run, distance));
    }
    return new InitialCopies(image, all);
  }

  /** Run address behind the last byte, decompressed where the image holds it compressed. */
  private long end(Section section) {
    return image.runRange(section).end();
  }

  /**
   * Who copies an object.
   *
   * @param section its section
   * @param end where it ends at run time
   * @return {@code null} for a section that is stored where it runs
   */
  InitialCopy of(Section section, long end) {
    CopyRun run = runs.get(section.index());
    if (run == null) {
      return null;
    }
    int own = run.position(section);
    InitialCopy.EndsEarly early = null;
    InitialCopy.Source other = null;
    int starts = 0;
    for (int i = own; i >= 0 && own - i < MOST && starts < MOST_STARTS; i--) {
      Section first = run.sections().get(i);
      List<ValueScan.Place> all = scan.places(run.load(first));
      List<ValueScan.Place> places = ofThisSection(first, run.load(first), all);
      if (all.isEmpty()) {
        continue;
      }
      starts++;
      if (places.isEmpty()) {
        other = source(first, all.get(0));
        continue;
      }
      Long stop = stop(run, i, end, places, i == own);
      if (stop == null) {
        return new InitialCopy.Copied(run, source(first, places.get(0)));
      }
      if (early == null || Long.compareUnsigned(stop, early.end()) > 0) {
        early = new InitialCopy.EndsEarly(run, source(first, places.get(0)), stop);
      }
    }
    return early != null ? early : new InitialCopy.Missing(run, other);
  }

  /**
   * The places of a load address without those that belong to an empty section, which shares its
   * load address with the section that is stored behind it: the empty one's run address stands
   * beside them, and not this one's.
   */
  private List<ValueScan.Place> ofThisSection(
      Section first, long load, List<ValueScan.Place> places) {
    List<ValueScan.Place> own = new ArrayList<>();
    for (ValueScan.Place place : places) {
      List<Long> beside = scan.around(place, TABLE_WORDS, NEAR_INSTRUCTIONS);
      boolean empty = false;
      for (long value : beside) {
        empty |= value != load && Arrays.binarySearch(emptyStarts, value) >= 0;
      }
      if (!empty || beside.contains(first.address())) {
        own.add(place);
      }
    }
    return own;
  }

  /**
   * Whether a copy ends where it starts, as that of an empty section does which lies in front of
   * this one: for each load address the run address stands there twice.
   */
  private boolean isOfNothing(Section first, long load, List<ValueScan.Place> places) {
    if (Arrays.binarySearch(emptyStarts, first.address()) < 0) {
      return false;
    }
    for (ValueScan.Place place : places) {
      int loads = 0;
      int starts = 0;
      for (long value : scan.around(place, TABLE_WORDS, NEAR_INSTRUCTIONS)) {
        loads += value == load ? 1 : 0;
        starts += value == first.address() ? 1 : 0;
      }
      if (starts < 2 * loads) {
        return false;
      }
    }
    return true;
  }

  /**
   * Where a copy that starts with a section of the run ends, if that is before the object's end;
   * {@code null} where it goes on, or nothing tells.
   */
  private Long stop(CopyRun run, int from, long end, List<ValueScan.Place> places, boolean own) {
    Section first = run.sections().get(from);
    boolean ofNothing = isOfNothing(first, run.load(first), places);
    if (own && !ofNothing) {
      return null;
    }
    Long early = ofNothing ? first.address() : null;
    boolean earlyIsNear = ofNothing;
    boolean late = false;
    List<Long> byLength = lengths(first, places);
    for (int i = from; i < run.sections().size() && i - from < MOST; i++) {
      Section section = run.sections().get(i);
      long sectionEnd = end(section);
      List<ValueScan.Place> ends = endPlaces(section);
      boolean length = byLength.contains(sectionEnd);
      if (Long.compareUnsigned(sectionEnd, end) >= 0) {
        if (length || !ends.isEmpty() && !startsZeroes(sectionEnd)) {
          return null;
        }
        late |= !ends.isEmpty();
      } else if (length || !ends.isEmpty()) {
        early = sectionEnd;
        earlyIsNear |= length || isNear(ends, places);
      }
    }
    // Where zeroed memory follows the run, its start is the same number as the run's end: that
    // number is no end of this copy if another one stands beside the copy's start.
    return late && !earlyIsNear ? null : early;
  }

  private List<ValueScan.Place> endPlaces(Section section) {
    List<ValueScan.Place> places = endPlaces.get(section.index());
    if (places == null) {
      places = scan.endPlaces(end(section));
      endPlaces.put(section.index(), places);
    }
    return places;
  }

  private boolean startsZeroes(long end) {
    int at = Arrays.binarySearch(zeroStarts, end);
    at = at >= 0 ? at : -at - 1;
    return at < zeroStarts.length && zeroStarts[at] - end <= ValueScan.ROUNDING;
  }

  private static boolean isNear(List<ValueScan.Place> ends, List<ValueScan.Place> starts) {
    for (ValueScan.Place end : ends) {
      for (ValueScan.Place start : starts) {
        long apart = Math.abs(end.offset() - start.offset());
        int reach = end.pair() || start.pair() ? NEAR_INSTRUCTIONS * 4 : NEAR_WORDS * 4;
        if (end.section() == start.section() && apart <= reach) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Section ends that lengths in bytes or words stand for, beside the load and the run address of a
   * copy's first section, as copy tables and calls of memcpy have them.
   */
  private List<Long> lengths(Section first, List<ValueScan.Place> places) {
    List<Long> known = lengths.get(first.index());
    if (known != null) {
      return known;
    }
    List<Long> ends = new ArrayList<>();
    CopyRun run = runs.get(first.index());
    for (ValueScan.Place place : places) {
      List<Long> values = scan.around(place, TABLE_WORDS, NEAR_INSTRUCTIONS);
      if (values.contains(first.address())) {
        for (long value : values) {
          addEnd(ends, run, first.address(), value);
          addEnd(ends, run, first.address(), value << 2);
        }
      }
    }
    lengths.put(first.index(), ends);
    return ends;
  }

  private void addEnd(List<Long> ends, CopyRun run, long start, long length) {
    if (length <= 0 || length > run.range().length() + ValueScan.ROUNDING) {
      return;
    }
    for (int i = 0; i < run.sections().size() && i < MOST; i++) {
      long end = end(run.sections().get(i));
      long beyond = start + length - end;
      if (end > start && beyond >= 0 && beyond <= ValueScan.ROUNDING) {
        ends.add(end);
      }
    }
  }

  private InitialCopy.Source source(Section first, ValueScan.Place place) {
    InitialCopy.Source source = sources.get(first.index());
    if (source == null) {
      // Thousands of sections with a copy each are no firmware; the symbols are not searched for
      // all of them.
      String holder = sources.size() < MOST_STARTS ? holder(place) : null;
      source = new InitialCopy.Source(first, place.address(), place.section(), holder);
      sources.put(first.index(), source);
    }
    return source;
  }

  /** The function or object whose bytes hold the place, or {@code null}. */
  private String holder(ValueScan.Place place) {
    SymbolTable table = image.elf().symbols();
    for (int i = 0; table != null && i < table.count(); i++) {
      int type = table.type(i);
      if (table.section(i) == place.section().index()
          && (type == Symbol.FUNC || type == Symbol.OBJECT)) {
        long start = type == Symbol.FUNC ? table.value(i) & ~1L : table.value(i);
        if (AddressRange.clamped(start, table.size(i)).contains(place.address())) {
          return table.at(i).name();
        }
      }
    }
    return null;
  }
}
