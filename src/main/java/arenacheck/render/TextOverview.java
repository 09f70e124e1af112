package arenacheck.render;

import arenacheck.compare.JudgedImage;
import arenacheck.compare.Overview;
import arenacheck.compare.Overview.Room;
import java.util.ArrayList;
import java.util.List;

/** An overview for people; its last line counts the verdicts. */
public final class TextOverview {
  private TextOverview() {}

  /**
   * The whole document, ending with a newline.
   *
   * @param coloured for a terminal
   */
  public static String render(Overview overview, boolean coloured) {
    Colour colour = coloured ? Colour.ANSI : Colour.NONE;
    StringBuilder out = new StringBuilder(4096);
    images(out, overview, colour);
    memories(out, new OverviewRows(overview));
    String summary = OverviewRows.summary(overview);
    String verdict = overview.verdict().text();
    return out.append('\n')
        .append(colour.verdict(overview.verdict(), verdict))
        .append(summary, verdict.length(), summary.length())
        .append('\n')
        .toString();
  }

  private static void images(StringBuilder out, Overview overview, Colour colour) {
    Table table =
        new Table()
            .left("IMAGE")
            .left("RESULT")
            .left("LAYOUT")
            .right("OBJECTS OK")
            // The last one: a colour has no width.
            .left("VERDICT");
    for (JudgedImage image : overview.images()) {
      String rules = Printable.text(OverviewRows.rules(image));
      table.row(
          List.of(
              Printable.text(image.name()),
              Printable.text(image.result()),
              Printable.text(image.layout()),
              OverviewRows.objects(image),
              colour.verdict(image.verdict(), image.verdict().text())
                  + (rules.isEmpty() ? "" : " " + rules)));
    }
    table.print(out);
  }

  private static void memories(StringBuilder out, OverviewRows rows) {
    Table table = new Table().left("MEMORY").left("IMAGE");
    for (String title : OverviewRows.titles()) {
      table.right(title);
    }
    for (Room room : rows.rooms()) {
      List<String> cells = new ArrayList<>();
      cells.add(Printable.text(room.row().memory()));
      cells.add(Printable.text(room.image().name()));
      cells.addAll(OverviewRows.figures(room.row()));
      table.row(cells);
    }
    if (!rows.rooms().isEmpty()) {
      table.print(out.append('\n'));
    }
    if (!rows.untouched().isEmpty()) {
      out.append(rows.rooms().isEmpty() ? "\n" : "")
          .append("nothing in: ")
          .append(Printable.text(String.join(" ", rows.untouched())))
          .append('\n');
    }
  }
}
