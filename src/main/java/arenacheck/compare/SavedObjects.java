package arenacheck.compare;

import arenacheck.check.ObjectKind;
import arenacheck.check.Subject;
import arenacheck.io.JsonCursor;
import java.util.ArrayList;
import java.util.List;

/** The list {@code objects} of a saved result: storage objects, and the arenas that they back. */
record SavedObjects(List<ArenaState> arenas, List<ObjectState> objects) {

  static SavedObjects read(JsonCursor json) {
    SavedObjects read = new SavedObjects(new ArrayList<>(), new ArrayList<>());
    json.enterList();
    while (json.nextItem()) {
      new One(json).read(read);
    }
    return read;
  }

  /** The fields of one object, while they are read. */
  private static final class One {
    private final JsonCursor json;
    private final SavedSubject subject = new SavedSubject();
    private String enumName;
    private String owner;
    private String sourceMemory;
    private String kind;
    private Long sizeBytes;
    private Long dataOffset;
    private Long used;
    private Long totalSize;
    private Long alignment;
    private String sha256;
    private String status;
    private LinkedState linked;

    One(JsonCursor json) {
      this.json = json;
    }

    void read(SavedObjects into) {
      JsonCursor.Mark mark = json.enterObject();
      String key;
      while ((key = json.nextKey()) != null) {
        if (!subject.take(key, json)) {
          field(key);
        }
      }
      Subject who = subject.storage(json, mark);
      into.objects.add(
          new ObjectState(
              who,
              owner,
              json.required(mark, "size_bytes", sizeBytes),
              json.required(mark, "data_offset_bytes", dataOffset),
              json.required(mark, "status", status),
              linked,
              sha256));
      ArenaState arena =
          new ArenaState(
              who.module(),
              who.role(),
              who.arenaMemory(),
              who.regionId(),
              enumName,
              json.required(mark, "used", used),
              json.required(mark, "total_size", totalSize),
              json.required(mark, "alignment", alignment),
              kind,
              sourceMemory);
      if (who.object() == ObjectKind.RUNTIME) {
        into.arenas.add(arena);
      }
    }

    private void field(String key) {
      switch (key) {
        case "enum_name" -> enumName = json.anyTextOrNull();
        case "owner" -> owner = json.anyTextOrNull();
        case "source_memory" -> sourceMemory = json.anyTextOrNull();
        case "kind" -> kind = json.anyTextOrNull();
        case "size_bytes" -> sizeBytes = json.whole();
        case "data_offset_bytes" -> dataOffset = json.whole();
        case "used" -> used = json.whole();
        case "total_size" -> totalSize = json.whole();
        case "alignment" -> alignment = json.whole();
        case "sha256" -> sha256 = json.anyTextOrNull();
        case "status" -> status = json.text();
        case "linked" -> linked = json.isNull() ? null : SavedLinked.read(json);
        default -> json.skip();
      }
    }
  }
}
