package arenacheck.render.html;

import arenacheck.memory.Address;
import arenacheck.render.Printable;
import java.util.ArrayList;
import java.util.List;

/**
 * One picture as inline SVG: storage objects in the upper rows, sections and free space below. Only
 * lengths in percent, so that it fits every page; one stop for the tabulator key.
 */
final class Strip {
  private static final int OBJECT_HEIGHT = 26;
  private static final int OTHER_HEIGHT = 18;
  private static final int GAP = 2;

  /** Pixels that a character takes up, and the page's width that labels are made for. */
  private static final double CHARACTER = 6.7;

  private static final double PAGE = 10.5;

  /** Characters of a name that still say something. */
  private static final int SHORTEST = 12;

  private final Markup out;
  private final Scale scale;
  private boolean first = true;

  Strip(Markup out, Scale scale) {
    this.out = out;
    this.scale = scale;
  }

  void print(Panel panel, String look, String label) {
    List<Block> objects = new ArrayList<>();
    List<Block> others = new ArrayList<>();
    for (Block block : panel.blocks()) {
      (block.isObject() ? objects : others).add(block);
    }
    Lanes above = lanes(objects);
    Lanes below = lanes(others);
    int middle = above.count() * (OBJECT_HEIGHT + GAP);
    int height = middle + below.count() * (OTHER_HEIGHT + GAP);
    out.raw("<svg class=\"strip ").raw(look).raw("\" width=\"100%\" height=\"").raw(height);
    out.raw("\" role=\"group\"").attribute("aria-label", label).raw(">\n");
    out.raw("<rect class=\"track\" width=\"100%\" height=\"").raw(height).raw("\"/>\n");
    for (int i = 0; i < objects.size(); i++) {
      print(objects.get(i), above.of(i) * (OBJECT_HEIGHT + GAP), OBJECT_HEIGHT);
    }
    for (int i = 0; i < others.size(); i++) {
      print(others.get(i), middle + below.of(i) * (OTHER_HEIGHT + GAP), OTHER_HEIGHT);
    }
    out.raw("</svg>\n");
  }

  private static Lanes lanes(List<Block> blocks) {
    return new Lanes(blocks.stream().map(Block::shown).toList());
  }

  private void print(Block block, int y, int height) {
    double width = Math.max(Scale.NARROWEST, scale.width(block.shown()));
    double x = Math.min(scale.x(block.shown().start()), 100 - width);
    String link =
        block.isObject()
            ? "#object-" + block.object()
            : block.occupant() >= 0 ? "#use-" + block.occupant() : null;
    String size = block.sized() ? Address.bytes(block.whole().length()) : "size unknown";
    out.raw(link == null ? "<g" : "<a").attribute("href", link);
    out.raw(" class=\"block k-").raw(block.kind()).raw(block.wrong() ? " wrong\"" : "\"");
    out.raw(" tabindex=\"").raw(first ? "0" : "-1").raw("\"");
    if (link == null) {
      out.raw(" role=\"img\"");
    }
    if (block.isObject()) {
      out.raw(" data-object=\"").raw(block.object()).raw("\"");
    }
    out.attribute("data-name", block.name());
    out.attribute("data-address", Address.text(block.whole().start()));
    if (block.sized()) {
      out.attribute("data-size", Long.toUnsignedString(block.whole().length()));
    }
    out.attribute("data-range", block.whole().text()).attribute("data-bytes", size);
    out.attribute("data-about", block.about());
    out.attribute("aria-label", words(block, size)).raw(">");
    out.raw("<title>").text(words(block, size)).raw("</title>");
    out.raw("<svg").percent("x", x).percent("width", width);
    out.raw(" y=\"").raw(y).raw("\" height=\"").raw(height).raw("\">");
    out.raw("<rect class=\"fill\" width=\"100%\" height=\"100%\"/>");
    out.raw("<rect class=\"hatch\" width=\"100%\" height=\"100%\"/>");
    label(block, width, height);
    out.raw("</svg>").raw(link == null ? "</g>\n" : "</a>\n");
    first = false;
  }

  /** The end of a name tells more than its start, which all of a module's names share. */
  private void label(Block block, double width, int height) {
    String label = (block.wrong() ? "! " : "") + Printable.text(block.name());
    int room = (int) ((width * PAGE - 10) / CHARACTER);
    if (room < label.length()) {
      String mark = block.wrong() ? "! .." : "..";
      label = room < SHORTEST ? "" : mark + label.substring(label.length() - room + mark.length());
    }
    boolean sign = label.isEmpty() && block.wrong() && width * PAGE >= CHARACTER;
    if (!label.isEmpty() || sign) {
      out.raw("<text x=\"").raw(sign ? 2 : 5).raw("\" y=\"").raw(height / 2 + 4).raw("\">");
      out.text(sign ? "!" : label).raw("</text>");
    }
  }

  private static String words(Block block, String size) {
    return block.name() + ": " + block.whole().text() + ", " + size + ", " + block.about();
  }
}
