package arenacheck.check;

import arenacheck.residency.Arena;
import arenacheck.residency.Owner;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Role;
import arenacheck.residency.Sidecar;
import arenacheck.residency.Storage;
import arenacheck.residency.StorageObject;
import arenacheck.residency.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Reports for tests, arena by arena; alignment 16 unless a test says otherwise. */
public final class Plan {
  private final String prefix;
  private final String path;
  private final List<Arena> arenas = new ArrayList<>();
  private final List<Tensor> tensors = new ArrayList<>();
  private String planHash;
  private int schema = 5;

  private Plan(String prefix, String path) {
    this.prefix = prefix;
    this.path = path;
  }

  public static Plan of(String prefix) {
    return new Plan(prefix, prefix + "_residency.json");
  }

  public static Plan at(String path, String prefix) {
    return new Plan(prefix, path);
  }

  /** One arena while it is described. */
  public final class One {
    private final Role role;
    private final String memory;
    private final String symbol;
    private final int line = 10 * (arenas.size() + 1);
    private long used;
    private long size;
    private long offset;
    private long alignment = 16;
    private long total;
    private String kind;
    private String sourceMemory;
    private Owner owner = Owner.GENERATED;
    private StorageObject source;
    private Sidecar sidecar;
    private Long tensorCount;
    private String runtimeMemory;
    private String enumName;
    private long regionId = arenas.size();

    private One(Role role, String memory, String symbol, long size) {
      this.role = role;
      this.memory = memory;
      this.runtimeMemory = memory;
      this.symbol = symbol;
      this.used = size;
      this.size = size;
      this.total = size;
      this.enumName = prefix + "_" + role.text() + "_" + memory;
      if (role == Role.CONSTANT) {
        kind = "cold";
        sourceMemory = memory;
      }
    }

    public One guard(long bytes) {
      offset = bytes;
      size = used + bytes;
      return this;
    }

    public One used(long bytes) {
      used = bytes;
      return this;
    }

    public One total(long bytes) {
      total = bytes;
      return this;
    }

    public One offset(long bytes) {
      offset = bytes;
      return this;
    }

    public One alignment(long bytes) {
      alignment = bytes;
      return this;
    }

    public One kind(String text, String from) {
      kind = text;
      sourceMemory = from;
      return this;
    }

    public One regionId(long id) {
      regionId = id;
      return this;
    }

    public One enumName(String name) {
      enumName = name;
      return this;
    }

    public One storageIn(String other) {
      runtimeMemory = other;
      return this;
    }

    public One application() {
      owner = Owner.APPLICATION;
      return this;
    }

    public One owner(Owner other) {
      owner = other;
      return this;
    }

    public One tensorCount(long count) {
      tensorCount = count;
      return this;
    }

    public One staged(String from, String sourceSymbol) {
      kind = "staged";
      sourceMemory = from;
      source = new StorageObject(Owner.GENERATED, sourceSymbol, from, size, 0, line + 5, "/source");
      return this;
    }

    public One source(String from, String sourceSymbol) {
      source = new StorageObject(Owner.GENERATED, sourceSymbol, from, size, 0, line + 5, "/source");
      return this;
    }

    public One applicationSource(String from) {
      source = new StorageObject(Owner.APPLICATION, null, from, size, 0, line + 5, "/source");
      return this;
    }

    public One sidecar(String filename, long bytes) {
      sidecar = new Sidecar(filename, bytes, line + 7, "/sidecar/" + arenas.size());
      return this;
    }

    public Plan done() {
      String name = owner == Owner.APPLICATION ? null : symbol;
      StorageObject runtime =
          new StorageObject(owner, name, runtimeMemory, size, offset, line + 2, "/runtime");
      Storage storage = schema < 5 ? null : new Storage(enumName, runtime, source, sidecar);
      arenas.add(
          new Arena(
              role,
              memory,
              regionId,
              alignment,
              used,
              total,
              kind,
              sourceMemory,
              tensorCount,
              null,
              null,
              storage,
              line,
              "/arenas/" + role.text() + "/" + arenas.size()));
      return Plan.this;
    }
  }

  public One scratch(String memory, String symbol, long size) {
    return new One(Role.SCRATCH, memory, symbol, size);
  }

  public One persistent(String memory, String symbol, long size) {
    return new One(Role.PERSISTENT, memory, symbol, size);
  }

  public One constant(String memory, String symbol, long size) {
    return new One(Role.CONSTANT, memory, symbol, size);
  }

  public Plan tensor(String id, Role role, String memory, long offset, long size) {
    String source = memory;
    for (Arena arena : arenas) {
      if (arena.role() == role && arena.memory().equals(memory) && arena.sourceMemory() != null) {
        source = arena.sourceMemory();
      }
    }
    return tensor(id, role, memory, source, offset, size);
  }

  public Plan tensor(String id, Role role, String memory, String source, long offset, long size) {
    tensors.add(new Tensor(id, role, memory, source, offset, size, 100 + tensors.size()));
    return this;
  }

  public Plan planHash(String hash) {
    planHash = hash;
    return this;
  }

  public Plan schema(int version) {
    schema = version;
    return this;
  }

  public ResidencyReport report() {
    return new ResidencyReport(
        path, "0".repeat(64), prefix, schema, "0.33.0", planHash, null, arenas, tensors);
  }
}
