package arenacheck.io;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.InputStream;

/**
 * Walks through a JSON file (RFC 8259, UTF-8) value by value, in constant memory, and refuses what
 * is damaged or of another type than asked, with line, column and JSON pointer. Keys that stand
 * twice in one object are refused. {@link #nextKey()} and {@link #nextItem()} step to the next
 * value; the other methods take it.
 */
public final class JsonCursor implements AutoCloseable {
  /** Objects and lists inside one another; deeper files are refused. */
  public static final int DEPTH = 100;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(com.fasterxml.jackson.core.StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEPTH).build())
          .build();

  private final InputFile file;
  private final JsonParser parser;
  private final String help;

  /**
   * Where an object starts.
   *
   * @param line 1-based
   * @param column 1-based, in bytes
   */
  public record Mark(int line, int column) {}

  private JsonCursor(InputFile file, JsonParser parser, String help) {
    this.file = file;
    this.parser = parser;
    this.help = help;
  }

  /**
   * Starts at the top, which has to be an object.
   *
   * @param bytes the file's content, from its start
   * @param help what to do when the file is not as it should be
   * @throws InputException as all methods here do
   */
  public static JsonCursor open(InputFile file, InputStream bytes, String help) {
    byte[] head = file.read(0, (int) Math.min(4, file.size()));
    for (byte b : head) {
      // Jackson would guess UTF-16 or UTF-32 from these and complain about something else.
      if (b == 0 || b == (byte) 0xfe || b == (byte) 0xff) {
        throw new InputException(
            Place.of(file.name()), "the file is not UTF-8 text: it is binary or UTF-16", help);
      }
    }
    try {
      JsonCursor cursor = new JsonCursor(file, FACTORY.createParser(bytes), help);
      if (cursor.advance() == null) {
        throw new InputException(Place.of(file.name()), "the file holds no JSON", help);
      }
      return cursor;
    } catch (IOException e) {
      throw new InputException(Place.of(file.name()), "cannot be read: " + e.getMessage(), help);
    }
  }

  private JsonToken advance() {
    try {
      return parser.nextToken();
    } catch (IOException | IllegalStateException e) {
      throw JsonTrouble.of(e, file, parser, help);
    }
  }

  /** Enters the object that is the present value. */
  public Mark enterObject() {
    expect(JsonToken.START_OBJECT, "an object");
    return mark();
  }

  /** Steps to the next value of the object; its key, or {@code null} at the object's end. */
  public String nextKey() {
    if (advance() == JsonToken.END_OBJECT) {
      return null;
    }
    String key = name();
    advance();
    return key;
  }

  private String name() {
    return parser.getParsingContext().getCurrentName();
  }

  /** Enters the list that is the present value. */
  public void enterList() {
    expect(JsonToken.START_ARRAY, "a list");
  }

  /** Steps to the next value of the list; false at its end. */
  public boolean nextItem() {
    return advance() != JsonToken.END_ARRAY;
  }

  /** Passes over the present value, whatever it is. */
  public void skip() {
    try {
      parser.skipChildren();
    } catch (IOException | IllegalStateException e) {
      throw JsonTrouble.of(e, file, parser, help);
    }
  }

  /** Refuses anything but blanks behind the top object. */
  public void end() {
    JsonToken behind;
    try {
      behind = parser.nextToken();
    } catch (IOException | IllegalStateException e) {
      behind = JsonToken.NOT_AVAILABLE;
    }
    if (behind != null) {
      JsonLocation at = parser.currentLocation();
      throw new InputException(
          new Place(file.name(), at.getLineNr(), at.getColumnNr(), null),
          "something stands behind the end of the top object",
          help);
    }
  }

  /** Whether the present value is {@code null}. */
  public boolean isNull() {
    return parser.currentToken() == JsonToken.VALUE_NULL;
  }

  /** Whether the present value is a string. */
  public boolean isText() {
    return parser.currentToken() == JsonToken.VALUE_STRING;
  }

  /** A string that is neither empty nor holds control characters. */
  public String text() {
    expect(JsonToken.VALUE_STRING, "a string");
    String text = raw();
    if (text.isEmpty()) {
      throw refuse(subject() + " is an empty string");
    }
    for (int i = 0; i < text.length(); i++) {
      if (Character.isISOControl(text.charAt(i))) {
        throw refuse(
            subject() + " holds the control character 0x" + Integer.toHexString(text.charAt(i)));
      }
    }
    return text;
  }

  /** As {@link #text()}, or {@code null}. */
  public String textOrNull() {
    if (!isNull() && !isText()) {
      throw wrong("a string or null");
    }
    return isNull() ? null : text();
  }

  /** As {@link #text()}, or a whole number's decimal text. */
  public String textOrWhole() {
    if (parser.currentToken() == JsonToken.VALUE_NUMBER_INT) {
      return Long.toString(whole());
    }
    if (!isText()) {
      throw wrong("a string or a whole number");
    }
    return text();
  }

  /** A whole number from 0 to 2^63 - 1, written with digits only. */
  public long whole() {
    expect(JsonToken.VALUE_NUMBER_INT, "a whole number");
    try {
      if (parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER) {
        String larger = raw().startsWith("-") ? " is negative: " : " is larger than 2^63 - 1: ";
        throw refuse(subject() + larger + JsonTrouble.shown(raw()));
      }
      long value = parser.getLongValue();
      if (value < 0) {
        throw refuse(subject() + " is negative: " + value);
      }
      return value;
    } catch (IOException e) {
      throw JsonTrouble.of(e, file, parser, help);
    }
  }

  /** As {@link #whole()}, or {@code null}. */
  public Long wholeOrNull() {
    return isNull() ? null : (Long) whole();
  }

  /** {@code true} or {@code false}. */
  public boolean flag() {
    JsonToken token = parser.currentToken();
    if (token != JsonToken.VALUE_TRUE && token != JsonToken.VALUE_FALSE) {
      throw wrong("true or false");
    }
    return token == JsonToken.VALUE_TRUE;
  }

  /** The value, unless it is {@code null}: then the object that was just left lacks the key. */
  public <T> T required(Mark object, String key, T value) {
    if (value == null) {
      throw new InputException(
          new Place(file.name(), object.line, object.column, pointer()),
          "`" + key + "` is missing",
          help);
    }
    return value;
  }

  /** For a refusal of the present value. */
  public InputException refuse(String message) {
    return refuse(message, help);
  }

  /** For a refusal of the present value with its own advice. */
  public InputException refuse(String message, String advice) {
    Mark at = mark();
    return new InputException(
        new Place(file.name(), at.line, at.column, pointer()), message, advice);
  }

  private InputException wrong(String expected) {
    return refuse(
        subject()
            + " is "
            + JsonTrouble.describe(parser.currentToken(), raw())
            + ", but "
            + expected
            + " is expected");
  }

  private void expect(JsonToken token, String expected) {
    if (parser.currentToken() != token) {
      throw wrong(expected);
    }
  }

  /** How the present value is called in a message: its key, or its place in a list. */
  public String subject() {
    JsonStreamContext context = parser.getParsingContext();
    if (parser.currentToken().isStructStart()) {
      context = context.getParent();
    }
    if (context.inRoot()) {
      return "the top of the file";
    }
    return context.inArray()
        ? "item " + context.getCurrentIndex() + " of a list"
        : "`" + context.getCurrentName() + "`";
  }

  /** Where the present value starts. */
  public Mark mark() {
    JsonLocation at = parser.currentTokenLocation();
    return new Mark(at.getLineNr(), at.getColumnNr());
  }

  /** JSON pointer (RFC 6901) of the present value, or of the object or list that was just left. */
  public String pointer() {
    return parser.getParsingContext().pathAsPointer().toString();
  }

  private String raw() {
    try {
      return parser.getText();
    } catch (IOException e) {
      throw JsonTrouble.of(e, file, parser, help);
    }
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
