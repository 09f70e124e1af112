package arenacheck.compare;

import arenacheck.io.InputException;
import arenacheck.io.JsonCursor;
import arenacheck.memory.Address;

/** What a saved result says was linked for an object. */
final class SavedLinked {
  private SavedLinked() {}

  static LinkedState read(JsonCursor json) {
    String symbol = null;
    Long address = null;
    Long size = null;
    Long loadAddress = null;
    String section = null;
    String memory = null;
    JsonCursor.Mark mark = json.enterObject();
    String key;
    while ((key = json.nextKey()) != null) {
      switch (key) {
        case "symbol" -> symbol = json.anyTextOrNull();
        case "address" -> address = address(json);
        case "size" -> size = json.unsignedOrNull();
        case "load_address" -> loadAddress = json.isNull() ? null : address(json);
        case "section" -> section = json.anyTextOrNull();
        case "memory" -> memory = json.anyTextOrNull();
        default -> json.skip();
      }
    }
    json.required(mark, "address", address);
    return new LinkedState(symbol, address, size, loadAddress, section, memory);
  }

  private static Long address(JsonCursor json) {
    String text = json.text();
    try {
      return Address.parse(text);
    } catch (InputException e) {
      throw json.refuse("`" + text + "` is no address");
    }
  }
}
