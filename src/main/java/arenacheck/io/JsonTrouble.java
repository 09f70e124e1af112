package arenacheck.io;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;

/** Says in our words what the JSON parser complains about. */
final class JsonTrouble {
  private JsonTrouble() {}

  static InputException of(Exception e, InputFile file, JsonParser parser, String help) {
    JsonLocation at = parser.currentLocation();
    String reason = e.getMessage();
    if (e instanceof JsonProcessingException json) {
      reason = json.getOriginalMessage();
      at = json.getLocation() == null ? at : json.getLocation();
    }
    String pointer = parser.getParsingContext().pathAsPointer().toString();
    Place place = new Place(file.name(), at.getLineNr(), at.getColumnNr(), detail(pointer));
    return new InputException(
        place, message(e, reason == null ? "" : reason, pointer, file, parser), help);
  }

  private static String message(
      Exception e, String reason, String pointer, InputFile file, JsonParser parser) {
    if (reason.startsWith("Unexpected end-of-input") || cutWord(reason, file, parser)) {
      return "the JSON ends in the middle of "
          + (pointer.isEmpty() ? "the top object" : "`" + detail(pointer) + "`");
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
      return "the text is not UTF-8: " + reason(reason);
    }
    return "the JSON is damaged: " + reason(reason);
  }

  /** A cut inside {@code true}, {@code false} or {@code null} is no end of input to Jackson. */
  private static boolean cutWord(String reason, InputFile file, JsonParser parser) {
    return reason.startsWith("Unrecognized token")
        && parser.currentLocation().getByteOffset() >= file.size();
  }

  /** A JSON pointer as the detail of a place: none for the top, and no file can flood it. */
  static String detail(String pointer) {
    return pointer.isEmpty() ? null : plain(pointer, 200);
  }

  /** One line without control characters, cut to a length. */
  static String plain(String text, int limit) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length() && i < limit; i++) {
      char c = text.charAt(i);
      plain.append(Character.isISOControl(c) ? '?' : c);
    }
    return text.length() > limit ? plain.append("...").toString() : plain.toString();
  }

  /** Jackson's own reason, beginning in lower case as our messages do. */
  private static String reason(String text) {
    String plain = plain(text, 160);
    return plain.isEmpty() ? plain : Character.toLowerCase(plain.charAt(0)) + plain.substring(1);
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

  /** The start of a text of the file, for a message. */
  static String shown(String text) {
    return plain(text, 40);
  }
}
