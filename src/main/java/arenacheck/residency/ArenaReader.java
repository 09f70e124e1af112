package arenacheck.residency;

import arenacheck.io.JsonCursor;
import java.util.ArrayList;
import java.util.List;

/** Reads the report's {@code arenas}: one list per role. */
final class ArenaReader {
  private final JsonCursor json;
  private final boolean withStorage;

  ArenaReader(JsonCursor json, int version) {
    this.json = json;
    this.withStorage = version >= SchemaVersion.STORAGE;
  }

  /** All arenas, in the order of roles, then of the file. */
  List<Arena> arenas() {
    JsonCursor.Mark mark = json.enterObject();
    List<List<Arena>> lists = new ArrayList<>();
    for (int i = 0; i < Role.values().length; i++) {
      lists.add(null);
    }
    String key;
    while ((key = json.nextKey()) != null) {
      Role role = Role.find(key);
      if (role == null) {
        throw json.refuse(
            "the role `" + key + "` is not known; `constant`, `persistent` and `scratch` are read",
            "arenas of this role could not be checked: a newer arenacheck may read them");
      }
      lists.set(role.ordinal(), list(role));
    }
    List<Arena> arenas = new ArrayList<>();
    for (Role role : Role.values()) {
      arenas.addAll(json.required(mark, role.text(), lists.get(role.ordinal())));
    }
    return arenas;
  }

  private List<Arena> list(Role role) {
    List<Arena> arenas = new ArrayList<>();
    json.enterList();
    while (json.nextItem()) {
      arenas.add(new One(role).read());
    }
    return arenas;
  }

  /** The fields of one arena, while they are read. */
  private final class One {
    private final Role role;
    private String memory;
    private Long regionId;
    private Long alignment;
    private Long used;
    private Long totalSize;
    private String kind;
    private String sourceMemory;
    private Long tensorCount;
    private Long fragmentation;
    private Long peakLive;
    private Storage storage;

    One(Role role) {
      this.role = role;
    }

    Arena read() {
      JsonCursor.Mark mark = json.enterObject();
      String pointer = json.pointer();
      String key;
      while ((key = json.nextKey()) != null) {
        field(key);
      }
      if (role == Role.CONSTANT) {
        json.required(mark, "kind", kind);
        json.required(mark, "source_memory", sourceMemory);
      }
      if (withStorage) {
        json.required(mark, "storage", storage);
      }
      return new Arena(
          role,
          json.required(mark, "memory", memory),
          json.required(mark, "region_id", regionId),
          json.required(mark, "alignment", alignment),
          json.required(mark, "used", used),
          json.required(mark, "total_size", totalSize),
          kind,
          sourceMemory,
          tensorCount,
          fragmentation,
          peakLive,
          storage,
          mark.line(),
          pointer);
    }

    private void field(String key) {
      switch (key) {
        case "memory" -> memory = json.text();
        case "region_id" -> regionId = json.whole();
        case "alignment" -> alignment = json.whole();
        case "used" -> used = json.whole();
        case "total_size" -> totalSize = json.whole();
        case "kind" -> kind = json.textOrNull();
        case "source_memory" -> sourceMemory = json.textOrNull();
        case "tensor_count" -> tensorCount = json.wholeOrNull();
        case "fragmentation" -> fragmentation = json.wholeOrNull();
        case "peak_live" -> peakLive = json.wholeOrNull();
        case "storage" -> {
          if (withStorage) {
            storage = new StorageReader(json).storage();
          } else {
            json.skip();
          }
        }
        default -> json.skip();
      }
    }
  }
}
