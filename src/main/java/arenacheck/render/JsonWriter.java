package arenacheck.render;

import arenacheck.memory.Address;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/**
 * Writes one JSON document in the contract's spelling: addresses as hex strings, sizes as integers,
 * absent values as {@code null}, two spaces of indentation. Streaming, because building a tree with
 * databind costs 45 ms and more at every start.
 */
final class JsonWriter {
  private final Writer text;
  private final JsonGenerator json;

  JsonWriter() throws IOException {
    this(new StringWriter(8192));
  }

  /** Writes it piece by piece; {@code text} stays open. */
  JsonWriter(Writer text) throws IOException {
    this.text = text;
    Separators separators =
        Separators.createDefaultInstance()
            .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
            .withObjectEmptySeparator("")
            .withArrayEmptySeparator("")
            .withRootSeparator("");
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter(separators);
    printer.indentObjectsWith(indenter);
    printer.indentArraysWith(indenter);
    json = new JsonFactory().createGenerator(text).setPrettyPrinter(printer);
    json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
  }

  void open() throws IOException {
    json.writeStartObject();
  }

  void open(String name) throws IOException {
    json.writeObjectFieldStart(name);
  }

  void close() throws IOException {
    json.writeEndObject();
  }

  void openList(String name) throws IOException {
    json.writeArrayFieldStart(name);
  }

  void closeList() throws IOException {
    json.writeEndArray();
  }

  void none(String name) throws IOException {
    json.writeNullField(name);
  }

  /** A string or {@code null}. */
  void text(String name, String value) throws IOException {
    json.writeStringField(name, value == null ? null : Printable.unicode(value));
  }

  void flag(String name, boolean value) throws IOException {
    json.writeBooleanField(name, value);
  }

  /** A signed number. */
  void number(String name, long value) throws IOException {
    json.writeNumberField(name, value);
  }

  /** A signed number or {@code null}. */
  void number(String name, Long value) throws IOException {
    if (value == null) {
      none(name);
    } else {
      number(name, value.longValue());
    }
  }

  /** Bytes, unsigned, or {@code null}. */
  void size(String name, Long value) throws IOException {
    if (value == null || value >= 0) {
      number(name, value);
    } else {
      json.writeFieldName(name);
      json.writeNumber(new BigInteger(Long.toUnsignedString(value)));
    }
  }

  /** An unsigned address or {@code null}. */
  void address(String name, Long value) throws IOException {
    text(name, value == null ? null : Address.text(value));
  }

  /** A string element of a list. */
  void element(String value) throws IOException {
    json.writeString(Printable.unicode(value));
  }

  /** A finding's detail: numbers, strings, flags, lists and maps of these, {@code null}. */
  void any(String name, Object value) throws IOException {
    json.writeFieldName(Printable.unicode(name));
    any(value);
  }

  private void any(Object value) throws IOException {
    if (value == null) {
      json.writeNull();
    } else if (value instanceof String string) {
      element(string);
    } else if (value instanceof Long || value instanceof Integer) {
      json.writeNumber(((Number) value).longValue());
    } else if (value instanceof Boolean flag) {
      json.writeBoolean(flag);
    } else if (value instanceof List<?> list) {
      json.writeStartArray();
      for (Object inner : list) {
        any(inner);
      }
      json.writeEndArray();
    } else if (value instanceof Map<?, ?> map) {
      open();
      for (Map.Entry<?, ?> inner : map.entrySet()) {
        any((String) inner.getKey(), inner.getValue());
      }
      close();
    } else {
      throw new IllegalArgumentException("no JSON for " + value.getClass());
    }
  }

  /** Ends the document with a newline, and returns what is to be had of it as text. */
  String finish() throws IOException {
    json.close();
    return text.append('\n').toString();
  }
}
