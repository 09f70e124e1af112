package arenacheck.render;

import arenacheck.check.ObjectResult;
import arenacheck.check.Subject;
import arenacheck.check.locate.Answer;
import arenacheck.check.locate.ArenaStorage;
import arenacheck.check.locate.Match;
import arenacheck.check.locate.Neighbour;
import arenacheck.check.locate.Part;
import arenacheck.check.locate.Surroundings;
import arenacheck.elf.Symbol;
import arenacheck.image.Evidence;
import arenacheck.image.LinkedObject;
import arenacheck.linkmap.InputSection;
import arenacheck.memory.Address;
import arenacheck.memory.AddressRange;
import arenacheck.residency.Tensor;

/** The answer to a query for people. */
public final class TextAnswer {
  private final StringBuilder out = new StringBuilder();

  private TextAnswer() {}

  /** All lines, ending with a newline. */
  public static String render(Answer answer) {
    TextAnswer text = new TextAnswer();
    boolean used = false;
    for (Match match : answer.matches()) {
      text.match(answer, match);
      used |= match.part() == Part.USED;
    }
    for (LinkedObject symbol : answer.symbols()) {
      text.symbol(symbol);
    }
    if (answer.address() != null) {
      if (answer.matches().isEmpty()) {
        text.head(Address.text(answer.address()) + " is in no storage object of the reports");
      }
      if (!used) {
        text.surroundings(answer);
      }
    } else if (answer.matches().isEmpty() && answer.symbols().isEmpty()) {
      text.head(
          "`"
              + answer.query()
              + "` is no tensor, arena or storage symbol of the reports, and no"
              + " symbol of the image");
    }
    return text.out.toString();
  }

  /** An address of no storage object in one line: what of the image lies there. */
  public static String brief(Answer answer) {
    Surroundings around = answer.surroundings();
    StringBuilder text = new StringBuilder(Address.text(answer.address()));
    text.append(" is in no storage object: ");
    text.append(around.memory() == null ? "no known memory" : around.memory());
    if (around.section() != null) {
      text.append(", section `").append(around.section()).append('`');
    }
    if (!around.symbols().isEmpty()) {
      Symbol symbol = around.symbols().get(0);
      text.append(", symbol `").append(symbol.name()).append('`');
    }
    return Printable.text(text.toString()) + "\n";
  }

  private void head(String text) {
    out.append(Printable.text(text)).append('\n');
  }

  private void line(String name, String text) {
    out.append("    ").append(name).append(" ".repeat(Math.max(1, 10 - name.length())));
    out.append(Printable.text(text)).append('\n');
  }

  private void match(Answer answer, Match match) {
    ObjectResult object = match.object();
    head(match.part() == null ? name(answer, match) : address(answer.address(), match));
    line("object", object(object));
    if (match.storage() == null) {
      line("linked", object.rules().isEmpty() ? "not located" : "not located: " + rules(object));
      return;
    }
    ArenaStorage storage = match.storage();
    line("range", range(storage.range()));
    line("usable", range(storage.usable()) + ", " + object.used() + " used");
    for (Tensor tensor : match.tensors()) {
      AddressRange there =
          AddressRange.clamped(storage.usableStart() + tensor.offset(), tensor.size());
      line("tensor", "`" + tensor.id() + "` " + range(there) + ", offset " + tensor.offset());
    }
    linked(object.linked(), object.linkedMemory());
    kept(object);
    if (!object.rules().isEmpty()) {
      line("status", object.status().text() + ": " + rules(object));
    }
  }

  private void kept(ObjectResult object) {
    if (object.copy() != null) {
      line("kept", "at " + Address.text(object.linked().loadAddress()));
      line("copied", CopyLabel.of(object.copy()));
    }
  }

  private static String arena(ObjectResult object) {
    Subject subject = object.subject();
    String name =
        subject.role().text() + "/" + subject.regionId() + " of module " + subject.module();
    return object.enumName() == null ? name : name + " (" + object.enumName() + ")";
  }

  private static String name(Answer answer, Match match) {
    String text =
        match.tensors().isEmpty()
            ? "arena "
            : "tensor `" + match.tensors().get(0).id() + "` in arena ";
    if (match.storage() == null) {
      return "`" + answer.query() + "`: " + text + arena(match.object());
    }
    long start = match.storage().usableStart() + (match.offset() == null ? 0 : match.offset());
    return Address.text(start) + ": " + text + arena(match.object());
  }

  private static String address(long address, Match match) {
    long offset = match.offset();
    String where =
        switch (match.part()) {
          case GUARD -> "in the guard, " + -offset + " before the usable start, of arena ";
          case USED -> "offset " + offset + " in arena ";
          case PADDING ->
              "in the padding, "
                  + (offset - match.object().used())
                  + " behind the used bytes, of arena ";
          case LOAD_IMAGE -> "in the load image, for offset " + offset + ", of arena ";
        };
    return Address.text(address) + ": " + where + arena(match.object());
  }

  private static String object(ObjectResult object) {
    String symbol = object.subject().symbol();
    String text = object.subject().object().text();
    return symbol == null ? text + " of the application" : text + " `" + symbol + "`";
  }

  private static String rules(ObjectResult object) {
    StringBuilder text = new StringBuilder();
    for (var rule : object.rules()) {
      text.append(text.length() == 0 ? "" : ", ").append(rule.text());
    }
    return text.toString();
  }

  private static String range(AddressRange range) {
    return range.text() + ", " + Address.count(range.length());
  }

  private void linked(LinkedObject linked, String memory) {
    line("memory", memory == null ? "in no single known memory" : memory);
    if (linked.symbol() != null) {
      boolean bound = linked.evidence() == Evidence.BINDING;
      line("symbol", "`" + linked.symbol() + "`" + (bound ? ", by --bind" : ""));
    }
    section(linked.section(), linked.inputSection(), linked.file(), linked.mapLine());
  }

  private void section(String section, String input, String file, Integer mapLine) {
    String text = section == null ? "none" : "`" + section + "`";
    if (input != null) {
      text += ", input section `" + input + "` of " + file + ", line " + mapLine + " of the map";
    }
    line("section", text);
  }

  private void symbol(LinkedObject symbol) {
    head(Address.text(symbol.address()) + ": symbol `" + symbol.symbol() + "`");
    line("range", symbol.size() == null ? "of unknown size" : range(symbol.range()));
    section(symbol.section(), symbol.inputSection(), symbol.file(), symbol.mapLine());
  }

  private void surroundings(Answer answer) {
    Surroundings around = answer.surroundings();
    if (!answer.matches().isEmpty()) {
      head("around " + Address.text(answer.address()));
    }
    line("memory", around.memory() == null ? "no known memory" : around.memory());
    InputSection input = around.input();
    section(
        around.section(),
        input == null ? null : input.name(),
        input == null ? null : input.file(),
        input == null ? null : (Integer) input.line());
    for (Symbol symbol : around.symbols()) {
      line(
          "symbol",
          "`"
              + symbol.name()
              + "` at "
              + Address.text(symbol.value())
              + ", "
              + Address.count(symbol.size()));
    }
    neighbour("below", around.below(), " behind the end of ");
    neighbour("above", around.above(), " before the start of ");
  }

  private void neighbour(String side, Neighbour neighbour, String where) {
    if (neighbour == null) {
      line(side, "no storage object in this memory");
      return;
    }
    ObjectResult object = neighbour.storage().object();
    line(
        side,
        Address.count(neighbour.distance())
            + where
            + object(object)
            + " "
            + neighbour.storage().range().text()
            + ", arena "
            + arena(object));
  }
}
