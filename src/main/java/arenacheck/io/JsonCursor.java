package arenacheck.io;

import com.fasterxml.jackson.core.JsonToken;
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

  private final JsonSource source;
  private final String help;

  /**
   * Where a value starts.
   *
   * @param line 1-based
   * @param column 1-based, in bytes
   */
  public record Mark(int line, int column) {}

  private JsonCursor(JsonSource source, String help) {
    this.source = source;
    this.help = help;
  }

  /**
   * Starts at the top of the file.
   *
   * @param bytes the file's content, from its start
   * @param help what to do when the file is not as it should be
   * @throws InputException as all methods here do
   */
  public static JsonCursor open(InputFile file, InputStream bytes, String help) {
    JsonSource source = new JsonSource(file, bytes, help);
    if (source.next() == null) {
      throw new InputException(Place.of(file.name()), "the file holds no JSON", help);
    }
    return new JsonCursor(source, help);
  }

  /** Enters the object that is the present value. */
  public Mark enterObject() {
    expect(JsonToken.START_OBJECT, "an object");
    return mark();
  }

  /** Steps to the next value of the object; its key, or {@code null} at the object's end. */
  public String nextKey() {
    if (source.next() == JsonToken.END_OBJECT) {
      return null;
    }
    String key = source.key();
    source.next();
    return key;
  }

  /** Enters the list that is the present value. */
  public void enterList() {
    expect(JsonToken.START_ARRAY, "a list");
  }

  /** Steps to the next value of the list; false at its end. */
  public boolean nextItem() {
    return source.next() != JsonToken.END_ARRAY;
  }

  /** Passes over the present value, whatever it is. */
  public void skip() {
    source.skip();
  }

  /** Refuses anything but blanks behind the top object. */
  public void end() {
    boolean more;
    try {
      more = source.next() != null;
    } catch (InputException e) {
      more = true;
    }
    if (more) {
      throw source.refuse(
          source.reached(), "something stands behind the end of the top object", help);
    }
  }

  /** Whether the present value is {@code null}. */
  public boolean isNull() {
    return source.token() == JsonToken.VALUE_NULL;
  }

  /** Whether the present value is a string. */
  public boolean isText() {
    return source.token() == JsonToken.VALUE_STRING;
  }

  /** A string that is neither empty nor holds control characters. */
  public String text() {
    expect(JsonToken.VALUE_STRING, "a string");
    String text = source.text();
    if (text.isEmpty()) {
      throw refuse(source.subject() + " is an empty string");
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isISOControl(c)) {
        throw refuse(source.subject() + " holds the control character 0x" + Integer.toHexString(c));
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
    if (source.token() == JsonToken.VALUE_NUMBER_INT) {
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
    if (source.fits() && source.number() >= 0) {
      return source.number();
    }
    String text = source.text();
    throw refuse(
        source.subject()
            + (text.startsWith("-") ? " is negative: " : " is larger than 2^63 - 1: ")
            + JsonTrouble.shown(text));
  }

  /** As {@link #whole()}, or {@code null}. */
  public Long wholeOrNull() {
    return isNull() ? null : (Long) whole();
  }

  /** A whole number from 0 to 2^64 - 1, unsigned, or {@code null}. */
  public Long unsignedOrNull() {
    if (isNull()) {
      return null;
    }
    expect(JsonToken.VALUE_NUMBER_INT, "a whole number");
    try {
      String text = source.text();
      return text.startsWith("-") ? (Long) whole() : (Long) Long.parseUnsignedLong(text);
    } catch (NumberFormatException e) {
      throw refuse(source.subject() + " is larger than 2^64 - 1");
    }
  }

  /** A whole number within 64 bits, signed, or {@code null}. */
  public Long signedOrNull() {
    if (isNull()) {
      return null;
    }
    expect(JsonToken.VALUE_NUMBER_INT, "a whole number");
    if (!source.fits()) {
      throw refuse(source.subject() + " does not fit 64 bits");
    }
    return source.number();
  }

  /** A string, whatever it holds, or {@code null}. */
  public String anyTextOrNull() {
    if (!isNull() && !isText()) {
      throw wrong("a string or null");
    }
    return isNull() ? null : source.text();
  }

  /** {@code true} or {@code false}. */
  public boolean flag() {
    JsonToken token = source.token();
    if (token != JsonToken.VALUE_TRUE && token != JsonToken.VALUE_FALSE) {
      throw wrong("true or false");
    }
    return token == JsonToken.VALUE_TRUE;
  }

  private void expect(JsonToken token, String expected) {
    if (source.token() != token) {
      throw wrong(expected);
    }
  }

  private InputException wrong(String expected) {
    String found = JsonTrouble.describe(source.token(), source.text());
    return refuse(source.subject() + " is " + found + ", but " + expected + " is expected");
  }

  /**
   * The value, unless it is {@code null}: then the object that was just left lacks the key.
   *
   * @param object where that object starts
   */
  public <T> T required(Mark object, String key, T value) {
    if (value == null) {
      throw source.refuse(object, "`" + key + "` is missing", help);
    }
    return value;
  }

  /** For a refusal of the present value. */
  public InputException refuse(String message) {
    return refuse(message, help);
  }

  /** For a refusal of the present value with its own advice. */
  public InputException refuse(String message, String advice) {
    return source.refuse(mark(), message, advice);
  }

  /** Where the present value starts. */
  public Mark mark() {
    return source.mark();
  }

  /** JSON pointer (RFC 6901) of the present value, or of the object or list that was just left. */
  public String pointer() {
    return source.pointer();
  }

  @Override
  public void close() {
    source.close();
  }
}
