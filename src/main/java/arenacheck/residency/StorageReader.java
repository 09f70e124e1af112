package arenacheck.residency;

import arenacheck.io.JsonCursor;

/** Reads the {@code storage} of one arena (schema 5). */
final class StorageReader {
  private final JsonCursor json;

  StorageReader(JsonCursor json) {
    this.json = json;
  }

  /** A value that has to be there, but may be {@code null}. */
  private record Nullable<T>(T value) {}

  Storage storage() {
    JsonCursor.Mark mark = json.enterObject();
    String enumName = null;
    StorageObject runtime = null;
    Nullable<StorageObject> source = null;
    Nullable<Sidecar> sidecar = null;
    String key;
    while ((key = json.nextKey()) != null) {
      switch (key) {
        case "enum_name" -> enumName = json.text();
        case "runtime" -> runtime = object();
        case "source" -> source = new Nullable<>(json.isNull() ? null : object());
        case "sidecar" -> sidecar = new Nullable<>(json.isNull() ? null : sidecar());
        default -> json.skip();
      }
    }
    return new Storage(
        json.required(mark, "enum_name", enumName),
        json.required(mark, "runtime", runtime),
        json.required(mark, "source", source).value,
        json.required(mark, "sidecar", sidecar).value);
  }

  private StorageObject object() {
    JsonCursor.Mark mark = json.enterObject();
    String pointer = json.pointer();
    int line = mark.line();
    Owner owner = null;
    Nullable<String> symbol = null;
    String memory = null;
    Long sizeBytes = null;
    Long dataOffsetBytes = null;
    String key;
    while ((key = json.nextKey()) != null) {
      switch (key) {
        case "owner" -> owner = owner();
        case "symbol" -> {
          symbol = new Nullable<>(json.textOrNull());
          line = json.mark().line();
        }
        case "memory" -> memory = json.text();
        case "size_bytes" -> sizeBytes = json.whole();
        case "data_offset_bytes" -> dataOffsetBytes = json.whole();
        default -> json.skip();
      }
    }
    return new StorageObject(
        json.required(mark, "owner", owner),
        json.required(mark, "symbol", symbol).value,
        json.required(mark, "memory", memory),
        json.required(mark, "size_bytes", sizeBytes),
        json.required(mark, "data_offset_bytes", dataOffsetBytes),
        line,
        pointer);
  }

  private Owner owner() {
    String text = json.text();
    Owner owner = Owner.find(text);
    if (owner == null) {
      throw json.refuse(
          "the owner `" + text + "` is not known; `generated` and `application` are read",
          "this object could not be checked: a newer arenacheck may read it");
    }
    return owner;
  }

  private Sidecar sidecar() {
    JsonCursor.Mark mark = json.enterObject();
    String pointer = json.pointer();
    int line = mark.line();
    String filename = null;
    Long sizeBytes = null;
    String key;
    while ((key = json.nextKey()) != null) {
      switch (key) {
        case "filename" -> {
          filename = json.text();
          line = json.mark().line();
        }
        case "size_bytes" -> sizeBytes = json.whole();
        default -> json.skip();
      }
    }
    return new Sidecar(
        json.required(mark, "filename", filename),
        json.required(mark, "size_bytes", sizeBytes),
        line,
        pointer);
  }
}
