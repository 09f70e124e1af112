package arenacheck.render.html;

import arenacheck.memory.Address;
import arenacheck.render.Printable;
import arenacheck.residency.Tensor;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * What the script draws: per arena {@code base}, {@code used}, {@code lanes} and the tensors as
 * {@code [id, offset, size, lane]}. It stands inside a script element, so every {@code <} is
 * written as an escape: nothing in it can end the element or start a comment.
 */
final class TensorJson {
  private TensorJson() {}

  static String of(List<ArenaTensors> arenas) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartArray();
      for (ArenaTensors arena : arenas) {
        write(json, arena);
      }
      json.writeEndArray();
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory failed", e);
    }
    return text.toString().replace("<", "\\u003c");
  }

  private static void write(JsonGenerator json, ArenaTensors arena) throws IOException {
    json.writeStartObject();
    json.writeStringField("base", arena.base() == null ? null : Address.text(arena.base()));
    json.writeNumberField("used", arena.arena().used());
    json.writeNumberField("lanes", arena.lanes().count());
    json.writeArrayFieldStart("tensors");
    List<Tensor> tensors = arena.tensors();
    for (int i = 0; i < tensors.size(); i++) {
      Tensor tensor = tensors.get(i);
      json.writeStartArray();
      json.writeString(Printable.text(tensor.id()));
      json.writeNumber(tensor.offset());
      json.writeNumber(tensor.size());
      json.writeNumber(arena.lanes().of(i));
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
