package arenacheck.render;

import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.image.LinkedObject;
import arenacheck.memory.Address;
import java.util.List;

/** The table of every storage object that the reports promise. */
final class TextObjects {
  private static final String NONE = "-";

  private final Colour colour;

  TextObjects(Colour colour) {
    this.colour = colour;
  }

  void print(StringBuilder out, Result result) {
    if (result.objects().isEmpty()) {
      out.append("the reports name no storage object\n");
      return;
    }
    Table table =
        new Table()
            .left("ARENA")
            .left("OBJECT")
            .left("SYMBOL")
            .left("PROMISED")
            .right("BYTES")
            .left("LINKED")
            .left("SECTION")
            .left("ADDRESS")
            .right("BYTES")
            .left("STATUS");
    for (ObjectResult object : result.objects()) {
      table.row(row(object, result.inputs().reports().size() > 1));
    }
    table.print(out);
  }

  private List<String> row(ObjectResult object, boolean severalModules) {
    LinkedObject linked = object.linked();
    return List.of(
        Printable.text(ObjectLabel.arena(object.subject(), severalModules)),
        object.subject().object().text(),
        cell(ObjectLabel.symbol(object)),
        cell(object.subject().memory()),
        Long.toString(object.sizeBytes()),
        cell(object.linkedMemory()),
        cell(linked == null ? null : linked.section()),
        linked == null ? NONE : Address.text(linked.address()),
        linked == null || linked.size() == null ? NONE : Long.toUnsignedString(linked.size()),
        status(object));
  }

  private String status(ObjectResult object) {
    StringBuilder text = new StringBuilder(colour.status(object.status(), object.status().text()));
    for (Rule rule : object.rules()) {
      text.append(' ').append(rule.text());
    }
    return text.toString();
  }

  private static String cell(String name) {
    return name == null || name.isEmpty() ? NONE : Printable.text(name);
  }
}
