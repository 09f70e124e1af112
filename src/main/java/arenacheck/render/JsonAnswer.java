package arenacheck.render;

import arenacheck.check.ObjectResult;
import arenacheck.check.locate.Answer;
import arenacheck.check.locate.ArenaStorage;
import arenacheck.check.locate.Match;
import arenacheck.check.locate.Neighbour;
import arenacheck.check.locate.Surroundings;
import arenacheck.elf.Symbol;
import arenacheck.image.LinkedObject;
import arenacheck.memory.AddressRange;
import arenacheck.residency.Tensor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** The answer to a query for machines: {@code arenacheck-locate/1}. */
public final class JsonAnswer {
  /** Name and version of the format. */
  public static final String FORMAT = "arenacheck-locate/1";

  private static final String LIST_FORMAT = "arenacheck-locate-list/1";

  private JsonAnswer() {}

  /** The whole document, ending with a newline. */
  public static String render(Answer answer) {
    try {
      JsonWriter json = new JsonWriter();
      json.open();
      json.text("format", FORMAT);
      answer(json, answer);
      json.close();
      return json.finish();
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory failed", e);
    }
  }

  /** The answers to several queries, {@code arenacheck-locate-list/1}, in their order. */
  public static String renderAll(List<Answer> answers) {
    try {
      JsonWriter json = new JsonWriter();
      json.open();
      json.text("format", LIST_FORMAT);
      json.openList("answers");
      for (Answer answer : answers) {
        json.open();
        answer(json, answer);
        json.close();
      }
      json.closeList();
      json.close();
      return json.finish();
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory failed", e);
    }
  }

  private static void answer(JsonWriter json, Answer answer) throws IOException {
    json.text("query", answer.query());
    json.flag("found", answer.isFound());
    json.address("address", answer.address());
    json.openList("matches");
    for (Match match : answer.matches()) {
      match(json, match);
    }
    json.closeList();
    json.openList("symbols");
    for (LinkedObject symbol : answer.symbols()) {
      json.open();
      json.text("symbol", symbol.symbol());
      linked(json, symbol);
      json.close();
    }
    json.closeList();
    surroundings(json, answer.surroundings());
  }

  private static void match(JsonWriter json, Match match) throws IOException {
    ObjectResult object = match.object();
    json.open();
    identity(json, object);
    json.text("status", object.status().text());
    json.text("memory", object.linkedMemory());
    json.text("part", match.part() == null ? null : match.part().text());
    json.number("offset", match.offset());
    json.openList("tensors");
    for (Tensor tensor : match.tensors()) {
      json.open();
      json.text("id", tensor.id());
      json.number("offset", tensor.offset());
      json.number("size", tensor.size());
      ArenaStorage storage = match.storage();
      json.address("address", storage == null ? null : storage.usableStart() + tensor.offset());
      json.close();
    }
    json.closeList();
    if (match.storage() == null) {
      json.none("linked");
    } else {
      AddressRange usable = match.storage().usable();
      json.open("linked");
      json.text("symbol", object.linked().symbol());
      linked(json, object.linked());
      json.address("usable_start", usable.start());
      json.size("usable_size", usable.length());
      json.number("used", object.used());
      json.close();
    }
    json.close();
  }

  private static void identity(JsonWriter json, ObjectResult object) throws IOException {
    JsonObjects.arena(json, object.subject());
    json.text("enum_name", object.enumName());
    json.text("object", object.subject().object().text());
    json.text("symbol", object.subject().symbol());
  }

  private static void linked(JsonWriter json, LinkedObject linked) throws IOException {
    json.address("address", linked.address());
    json.size("size", linked.size());
    json.address("load_address", linked.loadAddress());
    json.text("section", linked.section());
    json.text("input_section", linked.inputSection());
    json.text("file", linked.file());
    json.number("map_line", linked.mapLine() == null ? null : (long) linked.mapLine());
  }

  private static void surroundings(JsonWriter json, Surroundings around) throws IOException {
    if (around == null) {
      json.none("surroundings");
      return;
    }
    json.open("surroundings");
    json.text("memory", around.memory());
    json.text("section", around.section());
    json.text("input_section", around.input() == null ? null : around.input().name());
    json.text("file", around.input() == null ? null : around.input().file());
    json.openList("symbols");
    for (Symbol symbol : around.symbols()) {
      json.open();
      json.text("symbol", symbol.name());
      json.address("address", symbol.value());
      json.size("size", symbol.size());
      json.close();
    }
    json.closeList();
    neighbour(json, "below", around.below());
    neighbour(json, "above", around.above());
    json.close();
  }

  private static void neighbour(JsonWriter json, String side, Neighbour neighbour)
      throws IOException {
    if (neighbour == null) {
      json.none(side);
      return;
    }
    json.open(side);
    identity(json, neighbour.storage().object());
    json.address("address", neighbour.storage().range().start());
    json.size("size", neighbour.storage().range().length());
    json.size("distance", neighbour.distance());
    json.close();
  }
}
