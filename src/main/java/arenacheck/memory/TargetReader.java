package arenacheck.memory;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.JsonCursor;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a target file: a JSON object with {@code name}, optionally {@code soc}, {@code elf_class}
 * (32), {@code byte_order} ({@code little}) and {@code notes}, and {@code memories}; see {@link
 * TargetMemoryReader} for those. Such files are written by hand, so that a key that is not known is
 * a slip of the pen and refused.
 */
public final class TargetReader {
  /** Larger files are refused by name: 1 MiB. */
  public static final int LIMIT = 1 << 20;

  static final String HELP =
      "compare it with a built-in target: `arenacheck targets apollo510_evb`";

  private final JsonCursor json;
  private String name;
  private String soc;
  private int elfClass = 32;
  private boolean bigEndian;
  private List<TargetMemory> memories;
  private List<String> notes = List.of();

  private TargetReader(JsonCursor json) {
    this.json = json;
  }

  /**
   * Reads a target.
   *
   * @throws InputException if it is no target file, or says what no board can have
   */
  public static Target read(InputFile file) {
    file.refuseLarger(LIMIT);
    try (JsonCursor json = JsonCursor.open(file, file.stream(), HELP)) {
      return new TargetReader(json).target();
    }
  }

  private Target target() {
    JsonCursor.Mark top = json.enterObject();
    String key;
    while ((key = json.nextKey()) != null) {
      field(key);
    }
    json.required(top, "name", name);
    json.required(top, "memories", memories);
    json.end();
    return new Target(name, soc, elfClass, bigEndian, memories, notes);
  }

  private void field(String key) {
    switch (key) {
      case "name" -> name = json.text();
      case "soc" -> soc = json.textOrNull();
      case "elf_class" -> elfClass = elfClass();
      case "byte_order" -> bigEndian = bigEndian();
      case "memories" -> memories = memories();
      case "notes" -> notes = texts(json);
      default -> throw unknown(json, key);
    }
  }

  private int elfClass() {
    long bits = json.whole();
    if (bits != 32 && bits != 64) {
      throw json.refuse("`elf_class` is " + bits + ", but 32 or 64 is expected");
    }
    return (int) bits;
  }

  private boolean bigEndian() {
    String order = json.text();
    if (!order.equals("little") && !order.equals("big")) {
      throw json.refuse("`byte_order` is `" + order + "`, but `little` or `big` is expected");
    }
    return order.equals("big");
  }

  private List<TargetMemory> memories() {
    List<TargetMemory> list = new ArrayList<>();
    json.enterList();
    while (json.nextItem()) {
      TargetMemory memory = new TargetMemoryReader(json).read();
      for (TargetMemory other : list) {
        if (other.name().equals(memory.name())) {
          throw json.refuse("the memory `" + memory.name() + "` stands twice");
        }
      }
      list.add(memory);
    }
    if (list.isEmpty()) {
      throw json.refuse("`memories` is empty: a target without memories can check nothing");
    }
    return list;
  }

  static List<String> texts(JsonCursor json) {
    List<String> list = new ArrayList<>();
    json.enterList();
    while (json.nextItem()) {
      list.add(json.text());
    }
    return list;
  }

  static InputException unknown(JsonCursor json, String key) {
    return json.refuse("the key `" + key + "` is not known here");
  }
}
