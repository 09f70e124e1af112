package arenacheck.render;

import arenacheck.check.Verdict;
import arenacheck.compare.JudgedImage;
import arenacheck.compare.Overview;
import arenacheck.compare.Overview.Room;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An overview for a pull request's comment. Its length is bounded: images that pass are left out
 * first, and what is left out is counted.
 */
public final class MarkdownOverview {
  private static final int MOST_IMAGES = 75;
  private static final int MOST_ROOMS = 200;

  private MarkdownOverview() {}

  /** The whole document, ending with a newline. */
  public static String render(Overview overview) {
    Overview shown = new Overview(gravest(overview.images()));
    StringBuilder out = new StringBuilder(4096);
    out.append("### arenacheck: ").append(OverviewRows.summary(overview)).append("\n\n");
    out.append("| image | result | layout | objects ok | verdict | rules |\n");
    out.append("| --- | --- | --- | ---: | --- | --- |\n");
    for (JudgedImage image : shown.images()) {
      out.append("| ").append(Markdown.code(image.name()));
      out.append(" | ").append(Markdown.code(image.result()));
      out.append(" | ").append(Markdown.text(image.layout()));
      out.append(" | ").append(OverviewRows.objects(image));
      String verdict = image.verdict().text();
      out.append(" | ").append(image.verdict() == Verdict.PASS ? verdict : "**" + verdict + "**");
      out.append(" | ").append(Markdown.text(OverviewRows.rules(image))).append(" |\n");
    }
    left(out, overview.images().size() - shown.images().size(), "more image");
    rooms(out, new OverviewRows(shown));
    return out.toString();
  }

  /** Those that do not pass before those that do, but in the order given. */
  private static List<JudgedImage> gravest(List<JudgedImage> images) {
    int passing = MOST_IMAGES;
    for (JudgedImage image : images) {
      passing -= image.verdict() == Verdict.PASS ? 0 : 1;
    }
    List<JudgedImage> kept = new ArrayList<>();
    for (JudgedImage image : images) {
      boolean passes = image.verdict() == Verdict.PASS;
      if (kept.size() < MOST_IMAGES && (!passes || passing > 0)) {
        passing -= passes ? 1 : 0;
        kept.add(image);
      }
    }
    return kept;
  }

  private static void rooms(StringBuilder out, OverviewRows rows) {
    List<Room> rooms = rows.rooms();
    if (!rooms.isEmpty()) {
      out.append("\n| memory | image |");
      for (String title : OverviewRows.titles()) {
        out.append(' ').append(title.toLowerCase(Locale.ROOT)).append(" |");
      }
      out.append("\n| --- | --- |").append(" ---: |".repeat(OverviewRows.titles().size()));
      out.append('\n');
    }
    for (Room room : rooms.subList(0, Math.min(rooms.size(), MOST_ROOMS))) {
      out.append("| ").append(Markdown.text(room.row().memory()));
      out.append(" | ").append(Markdown.code(room.image().name())).append(" |");
      for (String figure : OverviewRows.figures(room.row())) {
        out.append(' ').append(figure).append(" |");
      }
      out.append('\n');
    }
    left(out, rooms.size() - MOST_ROOMS, "more row");
  }

  private static void left(StringBuilder out, int left, String what) {
    if (left > 0) {
      out.append('\n').append(Count.of(left, what)).append(" not shown here\n");
    }
  }
}
