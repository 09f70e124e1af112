package arenacheck.render;

import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Subject;
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
      table.row(row(object, result.reports().size() > 1));
    }
    table.print(out);
  }

  private List<String> row(ObjectResult object, boolean severalModules) {
    LinkedObject linked = object.linked();
    return List.of(
        Printable.text(arena(object.subject(), severalModules)),
        object.subject().object().text(),
        cell(symbol(object)),
        cell(object.subject().memory()),
        Long.toString(object.sizeBytes()),
        cell(object.linkedMemory()),
        cell(linked == null ? null : linked.section()),
        linked == null ? NONE : Address.text(linked.address()),
        linked == null || linked.size() == null ? NONE : Long.toUnsignedString(linked.size()),
        status(object));
  }

  private static String arena(Subject subject, boolean severalModules) {
    String arena = subject.role().text() + "/" + subject.regionId();
    return severalModules ? subject.module() + ":" + arena : arena;
  }

  /** The promised name; the bound one where the report names none. */
  private static String symbol(ObjectResult object) {
    if (object.subject().symbol() == null && object.linked() != null) {
      return object.linked().symbol();
    }
    return object.subject().symbol();
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
