package arenacheck.render;

import arenacheck.memory.AddressRange;
import arenacheck.memory.Target;
import arenacheck.memory.TargetMemory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** A board as the target file that {@code --target FILE} takes: the start of one's own. */
public final class JsonTarget {
  private JsonTarget() {}

  /** The whole document, ending with a newline. */
  public static String render(Target target) {
    try {
      JsonWriter json = new JsonWriter();
      json.open();
      json.text("name", target.name());
      json.text("soc", target.soc());
      json.number("elf_class", target.elfClass());
      json.text("byte_order", target.bigEndian() ? "big" : "little");
      json.openList("memories");
      for (TargetMemory memory : target.memories()) {
        memory(json, memory);
      }
      json.closeList();
      texts(json, "notes", target.notes());
      json.close();
      return json.finish();
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory failed", e);
    }
  }

  private static void memory(JsonWriter json, TargetMemory memory) throws IOException {
    json.open();
    json.text("memory", memory.name());
    json.flag("non_volatile", memory.nonVolatile());
    json.flag("reachable_by_linker", memory.reachableByLinker());
    texts(json, "regions", memory.regions());
    json.openList("apertures");
    for (TargetMemory.Aperture aperture : memory.apertures()) {
      json.open();
      range(json, aperture.range(), aperture.source());
    }
    json.closeList();
    json.openList("extents");
    for (TargetMemory.Extent extent : memory.extents()) {
      json.open();
      texts(json, "linkers", extent.linkers());
      range(json, extent.range(), extent.source());
    }
    json.closeList();
    texts(json, "notes", memory.notes());
    json.close();
  }

  private static void range(JsonWriter json, AddressRange range, String source) throws IOException {
    json.address("start", range.start());
    json.text("length", "0x" + Long.toHexString(range.length()));
    json.text("source", source);
    json.close();
  }

  private static void texts(JsonWriter json, String name, List<String> texts) throws IOException {
    json.openList(name);
    for (String text : texts) {
      json.element(text);
    }
    json.closeList();
  }
}
