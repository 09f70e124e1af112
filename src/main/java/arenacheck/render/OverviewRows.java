package arenacheck.render;

import arenacheck.account.MemoryRow;
import arenacheck.check.Level;
import arenacheck.check.Status;
import arenacheck.check.Verdict;
import arenacheck.compare.JudgedImage;
import arenacheck.compare.JudgedImage.RuleCount;
import arenacheck.compare.Overview;
import arenacheck.compare.Overview.Room;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The wording of an overview, for every document that people read. */
public final class OverviewRows {
  private static final String NONE = "-";

  private final List<Room> rooms = new ArrayList<>();
  private final List<String> untouched = new ArrayList<>();

  /** Sorts out the memories that no image uses. */
  public OverviewRows(Overview overview) {
    for (Map.Entry<String, List<Room>> memory : overview.memories().entrySet()) {
      if (isTouched(memory.getValue())) {
        rooms.addAll(memory.getValue());
      } else {
        untouched.add(memory.getKey());
      }
    }
  }

  private static boolean isTouched(List<Room> rooms) {
    for (Room room : rooms) {
      if (MemoryColumns.isTouched(room.row())) {
        return true;
      }
    }
    return false;
  }

  /** Memory by memory, in each the images in their order. */
  public List<Room> rooms() {
    return rooms;
  }

  /** The memories in which no image has anything. */
  public List<String> untouched() {
    return untouched;
  }

  /** The titles of {@link #figures}. */
  public static List<String> titles() {
    return List.of("CAPACITY", "TAKEN", "SHARE", "FREE", "OF IT HEAP");
  }

  /** In bytes; {@code -} where one is not known. */
  public static List<String> figures(MemoryRow row) {
    String share = MemoryColumns.share(row);
    return List.of(
        unsigned(row.capacity()),
        unsigned(row.taken()),
        share == null ? NONE : share,
        row.free() == null ? NONE : row.free().toString(),
        unsigned(row.heap()));
  }

  private static String unsigned(Long bytes) {
    return bytes == null ? NONE : Long.toUnsignedString(bytes);
  }

  /** {@code 2 of 3}: the storage objects that are as promised. */
  public static String objects(JudgedImage image) {
    return image.count(Status.OK) + " of " + image.count();
  }

  /**
   * {@code wrong-memory, symbol-discarded (2); unverified: size-unknown}; errors first, unverified
   * ones called so behind them; empty for none.
   */
  public static String rules(JudgedImage image) {
    StringBuilder text = new StringBuilder();
    Level level = Level.ERROR;
    for (RuleCount rule : image.rules()) {
      boolean next = rule.level() != level;
      if (text.length() > 0) {
        text.append(next ? "; " + rule.level().text() + ": " : ", ");
      }
      level = rule.level();
      text.append(rule.rule());
      if (rule.count() > 1) {
        text.append(" (").append(rule.count()).append(')');
      }
    }
    return text.toString();
  }

  /** {@code fail: 3 images: 1 pass, 2 fail, 0 incomplete}. */
  public static String summary(Overview overview) {
    StringBuilder text = new StringBuilder(overview.verdict().text());
    text.append(": ").append(Count.of(overview.images().size(), "image"));
    for (Verdict verdict : Verdict.values()) {
      text.append(verdict == Verdict.PASS ? ": " : ", ")
          .append(overview.count(verdict))
          .append(' ')
          .append(verdict.text());
    }
    return text.toString();
  }
}
