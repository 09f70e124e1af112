package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Difference;
import arenacheck.check.Findings;
import arenacheck.check.wording.FlashWording;
import arenacheck.flash.FlashMemory;
import arenacheck.image.LinkedImage;
import arenacheck.image.LoadImage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Do the files that are written to the device hold what the image loads? */
public final class FlashContents {
  private static final int BLOCK = 1 << 16;

  private final FlashMemory flash;
  private final LinkedImage image;
  private final LoadImage load;
  private final boolean[] given = new boolean[BLOCK];
  private final byte[] bytes = new byte[BLOCK];

  /** Bytes of a part: {@code [from, to)}, offsets in it. */
  private record Span(LoadImage.Part part, long from, long to) {}

  public FlashContents(FlashMemory flash, LinkedImage image) {
    this.flash = flash;
    this.image = image;
    this.load = LoadImage.of(image.elf());
  }

  /**
   * Every constant for itself, all other contents as one.
   *
   * @param asked objects that have an address
   */
  public void ask(List<Asked> asked, Findings findings) {
    List<Span> constants = new ArrayList<>();
    for (Asked each : asked) {
      Span span = each.promise().holdsConstants() ? span(each) : null;
      if (span == null) {
        continue;
      }
      constants.add(span);
      Difference difference = compare(span);
      boolean stored = span.part.section() != null && image.isStoredSize(span.part.section());
      if (difference.missing() > 0) {
        findings.add(FlashWording.missing(each, difference, flash.files(), stored));
      } else if (difference.differing() > 0) {
        findings.add(FlashWording.contents(each, difference, flash.files(), stored));
      }
    }
    askRest(constants, findings);
  }

  /**
   * The contents of an object; {@code null} where the image loads none. Of a compressed section it
   * is not known which bytes are the object's: it needs them all.
   */
  private Span span(Asked asked) {
    LoadImage.Part part = load.of(asked.linked());
    if (part == null) {
      return null;
    }
    if (part.section() != null && image.isStoredSize(part.section())) {
      return new Span(part, 0, part.length());
    }
    long from = asked.linked().loadAddress() - part.load();
    long length = Math.min(asked.range().length(), part.length() - from);
    return length <= 0 ? null : new Span(part, from, from + length);
  }

  private void askRest(List<Span> constants, Findings findings) {
    Difference all = Difference.NONE;
    Map<String, Difference> places = new LinkedHashMap<>();
    for (LoadImage.Part part : load.parts()) {
      Difference own = Difference.NONE;
      for (Span rest : without(part, constants)) {
        own = own.and(compare(rest));
      }
      if (!own.isNone()) {
        places.merge(part.name(), own, Difference::and);
      }
      all = all.and(own);
    }
    if (!all.isNone()) {
      findings.add(FlashWording.differs(image.elf().path(), all, places, flash.files()));
    }
  }

  /** What of a part no constant has. */
  private static List<Span> without(LoadImage.Part part, List<Span> constants) {
    List<Span> taken = new ArrayList<>();
    for (Span span : constants) {
      if (span.part == part) {
        taken.add(span);
      }
    }
    taken.sort((a, b) -> Long.compare(a.from, b.from));
    List<Span> rest = new ArrayList<>();
    long reached = 0;
    for (Span span : taken) {
      if (span.from > reached) {
        rest.add(new Span(part, reached, span.from));
      }
      reached = Math.max(reached, span.to);
    }
    if (reached < part.length()) {
      rest.add(new Span(part, reached, part.length()));
    }
    return rest;
  }

  private Difference compare(Span span) {
    Difference all = Difference.NONE;
    for (long at = span.from; at < span.to; at += BLOCK) {
      int length = (int) Math.min(BLOCK, span.to - at);
      all = all.and(compare(span.part.load() + at, load.bytes(span.part, at, length)));
    }
    return all;
  }

  private Difference compare(long address, byte[] wanted) {
    flash.read(address, bytes, given, wanted.length);
    int missing = 0;
    int differing = 0;
    int firstMissing = 0;
    int first = 0;
    for (int i = 0; i < wanted.length; i++) {
      if (!given[i]) {
        firstMissing = missing == 0 ? i : firstMissing;
        missing++;
      } else if (bytes[i] != wanted[i]) {
        first = differing == 0 ? i : first;
        differing++;
      }
    }
    return new Difference(
        wanted.length,
        missing,
        address + firstMissing,
        differing,
        address + first,
        wanted[first] & 0xff,
        bytes[first] & 0xff);
  }
}
