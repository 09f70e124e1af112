package arenacheck.render;

import arenacheck.check.Rule;
import java.util.ArrayList;
import java.util.List;

/**
 * The long text about a rule, taken apart, for outputs that have a form for headings and lists.
 *
 * @param parts in the order of the text
 */
public record Explanation(List<Part> parts) {
  public Explanation {
    parts = List.copyOf(parts);
  }

  /** What a block of a part is. */
  public enum Form {
    PARAGRAPH,
    NUMBERED,
    BULLET
  }

  /** A paragraph or an item of a list, on one line. */
  public record Block(Form form, String text) {}

  /** A heading and what stands under it. */
  public record Part(String title, List<Block> blocks) {}

  /** The text as `arenacheck explain` prints it, but for its head. */
  public static String text(Rule rule) {
    return Shipped.text("explain/" + rule.text() + ".txt");
  }

  public static Explanation of(Rule rule) {
    return parse(text(rule));
  }

  /** Headings start at the margin, all else is indented; an empty line ends a paragraph. */
  static Explanation parse(String text) {
    List<Part> parts = new ArrayList<>();
    List<Block> blocks = new ArrayList<>();
    boolean open = false;
    for (String line : text.split("\n")) {
      String words = line.strip();
      if (words.isEmpty()) {
        open = false;
      } else if (line.charAt(0) != ' ') {
        blocks = new ArrayList<>();
        parts.add(new Part(words, blocks));
        open = false;
      } else if (open && form(words) == Form.PARAGRAPH) {
        Block last = blocks.remove(blocks.size() - 1);
        blocks.add(new Block(last.form(), last.text() + " " + words));
      } else {
        Form form = form(words);
        blocks.add(new Block(form, form == Form.PARAGRAPH ? words : behindMark(words)));
        open = true;
      }
    }
    return new Explanation(parts);
  }

  /** The first paragraph: what the rule means. */
  public String meaning() {
    return parts.get(0).blocks().get(0).text();
  }

  private static Form form(String words) {
    if (words.startsWith("- ")) {
      return Form.BULLET;
    }
    int dot = words.indexOf(". ");
    boolean numbered = dot > 0 && dot < 3;
    for (int i = 0; numbered && i < dot; i++) {
      numbered = Character.isDigit(words.charAt(i));
    }
    return numbered ? Form.NUMBERED : Form.PARAGRAPH;
  }

  private static String behindMark(String words) {
    return words.substring(words.indexOf(' ') + 1);
  }
}
