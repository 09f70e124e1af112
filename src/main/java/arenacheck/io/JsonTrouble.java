package arenacheck.io;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;

/** Says in our words what the JSON parser complains about. */
final class JsonTrouble {
  private static final int SHOWN = 40;
  private static final int REASON = 160;

  private JsonTrouble() {}

  static InputException of(Exception e, InputFile file, JsonParser parser, String help) {
    JsonLocation at = parser.currentLocation();
    String reason = e.getMessage();
    if (e instanceof JsonProcessingException json) {
      reason = json.getOriginalMessage();
      at = json.getLocation() == null ? at : json.getLocation();
    }
    String pointer = parser.getParsingContext().pathAsPointer().toString();
    String detail = pointer.isEmpty() ? null : pointer;
    Place place = new Place(file.name(), at.getLineNr(), at.getColumnNr(), detail);
    return new InputException(
        place, message(e, reason == null ? "" : reason, pointer, file, parser), help);
  }

  private static String message(
      Exception e, String reason, String pointer, InputFile file, JsonParser parser) {
    if (reason.startsWith("Unexpected end-of-input") || cutWord(reason, file, parser)) {
      return "the JSON ends in the middle of "
          + (pointer.isEmpty() ? "the top object" : "`" + pointer + "`");
    }
    if (e instanceof StreamConstraintsException) {
      return reason.contains("nesting")
          ? "the JSON is nested deeper than " + JsonCursor.DEPTH + " levels"
          : "a name, string or number in the JSON is too long";
    }
    if (reason.startsWith("Duplicate")) {
      return "the key `"
          + shown(parser.getParsingContext().getCurrentName())
          + "` stands twice in one object";
    }
    if (reason.startsWith("Invalid UTF-8")) {
      return "the text is not UTF-8: " + plain(reason);
    }
    return "the JSON is damaged: " + plain(reason);
  }

  /** A cut inside {@code true}, {@code false} or {@code null} is no end of input to Jackson. */
  private static boolean cutWord(String reason, InputFile file, JsonParser parser) {
    return reason.startsWith("Unrecognized token")
        && parser.currentLocation().getByteOffset() >= file.size();
  }

  /** Jackson's own reason: one line of plain text, lower case, no full stop. */
  private static String plain(String reason) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < reason.length() && i < REASON; i++) {
      char c = reason.charAt(i);
      text.append(c < ' ' || c > '~' ? '?' : i == 0 ? Character.toLowerCase(c) : c);
    }
    return text.toString();
  }

  /** What stands there, for a message. */
  static String describe(JsonToken token, String text) {
    return switch (token) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "a list";
      case VALUE_STRING -> "the string \"" + shown(text) + "\"";
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> "the number " + shown(text);
      default -> text;
    };
  }

  /** The start of a text, without anything that could disturb a terminal. */
  static String shown(String text) {
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < text.length() && i < SHOWN; i++) {
      char c = text.charAt(i);
      shown.append(Character.isISOControl(c) ? '?' : c);
    }
    return text.length() > SHOWN ? shown.append("...").toString() : shown.toString();
  }
}
