package arenacheck.io;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.InputStream;

/** Jackson's streaming parser, set to be strict, with its complaints in our words. */
final class JsonSource implements AutoCloseable {
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(JsonCursor.DEPTH).build())
          .build();

  private final InputFile file;
  private final JsonParser parser;
  private final String help;

  JsonSource(InputFile file, InputStream bytes, String help) {
    byte[] head = file.read(0, (int) Math.min(4, file.size()));
    for (byte b : head) {
      // Jackson would guess UTF-16 or UTF-32 from these and complain about something else.
      if (b == 0 || b == (byte) 0xfe || b == (byte) 0xff) {
        throw new InputException(
            Place.of(file.name()), "the file is not UTF-8 text: it is binary or UTF-16", help);
      }
    }
    this.file = file;
    this.help = help;
    try {
      parser = FACTORY.createParser(bytes);
    } catch (IOException e) {
      throw new InputException(Place.of(file.name()), "cannot be read: " + e.getMessage(), help);
    }
  }

  JsonToken token() {
    return parser.currentToken();
  }

  /** The next token, or {@code null} at the end of the file. */
  JsonToken next() {
    try {
      return parser.nextToken();
    } catch (IOException | IllegalStateException e) {
      // Jackson throws the latter for keys that were made to collide in its name table.
      throw trouble(e);
    }
  }

  /** Passes over the object or list that starts here. */
  void skip() {
    try {
      parser.skipChildren();
    } catch (IOException | IllegalStateException e) {
      throw trouble(e);
    }
  }

  /** The key that the present value belongs to. */
  String key() {
    return parser.getParsingContext().getCurrentName();
  }

  /** The present token as it is written; a string without its quotes. */
  String text() {
    try {
      return parser.getText();
    } catch (IOException e) {
      throw trouble(e);
    }
  }

  /** Whether the present whole number is within 64 bits, signed. */
  boolean fits() {
    try {
      return parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER;
    } catch (IOException e) {
      throw trouble(e);
    }
  }

  long number() {
    try {
      return parser.getLongValue();
    } catch (IOException e) {
      throw trouble(e);
    }
  }

  private InputException trouble(Exception e) {
    return JsonTrouble.of(e, file, parser, help);
  }

  /** How the present value is called in a message: its key, or its place in a list. */
  String subject() {
    JsonStreamContext context = parser.getParsingContext();
    if (token().isStructStart()) {
      context = context.getParent();
    }
    if (context.inRoot()) {
      return "the top of the file";
    }
    return context.inArray()
        ? "item " + context.getCurrentIndex() + " of a list"
        : "`" + context.getCurrentName() + "`";
  }

  JsonCursor.Mark mark() {
    JsonLocation at = parser.currentTokenLocation();
    return new JsonCursor.Mark(at.getLineNr(), at.getColumnNr());
  }

  /** Where the parser has come to, which is behind the present token. */
  JsonCursor.Mark reached() {
    JsonLocation at = parser.currentLocation();
    return new JsonCursor.Mark(at.getLineNr(), at.getColumnNr());
  }

  String pointer() {
    return parser.getParsingContext().pathAsPointer().toString();
  }

  /** For a refusal at a place; the words of the file in it cannot disturb a terminal. */
  InputException refuse(JsonCursor.Mark at, String message, String advice) {
    Place place = new Place(file.name(), at.line(), at.column(), JsonTrouble.detail(pointer()));
    return new InputException(place, JsonTrouble.plain(message, 400), advice);
  }

  @Override
  public void close() {
    try {
      parser.close();
    } catch (IOException e) {
      // Nothing was written: a failed close loses nothing.
    }
  }
}
