package arenacheck.render.html;

import arenacheck.check.ObjectKind;
import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Subject;
import arenacheck.memory.AddressRange;
import arenacheck.residency.Arena;
import arenacheck.residency.Owner;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Role;
import arenacheck.residency.Tensor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The tensors of one arena.
 *
 * @param module the report's module prefix
 * @param object the index of the arena's runtime object in the result, or -1 (schema 4)
 * @param base address of the usable start, or {@code null} where it has none
 * @param tensors by offset; of two at one place the longer first
 * @param lanes one row for each tensor, so that those of one row share no byte
 */
record ArenaTensors(
    String module, Arena arena, int object, Long base, List<Tensor> tensors, Lanes lanes) {
  /** Of a page's width: a few characters. */
  private static final int SMALL_PART = 40;

  static List<ArenaTensors> of(Result result) {
    Map<String, Integer> objects = objects(result);
    List<ArenaTensors> all = new ArrayList<>();
    for (ResidencyReport report : result.inputs().reports()) {
      Map<String, List<Tensor>> byArena = new HashMap<>();
      for (Tensor tensor : report.tensors()) {
        String key = tensor.role().text() + "/" + tensor.memory();
        byArena.computeIfAbsent(key, name -> new ArrayList<>()).add(tensor);
      }
      for (Arena arena : report.arenas()) {
        List<Tensor> tensors =
            byArena.getOrDefault(arena.role().text() + "/" + arena.memory(), List.of());
        String key = key(report.path(), arena.role(), arena.memory(), arena.regionId());
        all.add(of(result, report, arena, objects.getOrDefault(key, -1), tensors));
      }
    }
    return all;
  }

  private static ArenaTensors of(
      Result result, ResidencyReport report, Arena arena, int object, List<Tensor> tensors) {
    List<Tensor> sorted = new ArrayList<>(tensors);
    sorted.sort(ArenaTensors::compare);
    List<AddressRange> ranges = new ArrayList<>();
    for (Tensor tensor : sorted) {
      ranges.add(AddressRange.clamped(tensor.offset(), tensor.size()));
    }
    Long base = object < 0 ? null : base(result.objects().get(object));
    return new ArenaTensors(report.modulePrefix(), arena, object, base, sorted, new Lanes(ranges));
  }

  /** Whether some tensor is too narrow in the whole arena's picture to read or to point at. */
  boolean hasSmall() {
    long end = arena.used();
    long smallest = Long.MAX_VALUE;
    for (Tensor tensor : tensors) {
      end = Math.max(end, tensor.offset() + tensor.size());
      smallest = Math.min(smallest, tensor.size());
    }
    return !tensors.isEmpty() && smallest < end / SMALL_PART;
  }

  private static int compare(Tensor a, Tensor b) {
    int order = Long.compare(a.offset(), b.offset());
    return order != 0 ? order : Long.compare(b.size(), a.size());
  }

  /** The runtime objects by their arenas. */
  private static Map<String, Integer> objects(Result result) {
    Map<String, Integer> objects = new HashMap<>();
    for (int i = 0; i < result.objects().size(); i++) {
      Subject subject = result.objects().get(i).subject();
      if (subject.object() == ObjectKind.RUNTIME && subject.regionId() != null) {
        objects.putIfAbsent(
            key(subject.report(), subject.role(), subject.arenaMemory(), subject.regionId()), i);
      }
    }
    return objects;
  }

  private static String key(String report, Role role, String memory, long regionId) {
    return report + "\0" + role + "\0" + memory + "\0" + regionId;
  }

  /** Behind the guard; a bound buffer has none. */
  private static Long base(ObjectResult object) {
    if (object.linked() == null) {
      return null;
    }
    long guard = object.owner() == Owner.APPLICATION ? 0 : object.dataOffsetBytes();
    return object.linked().address() + guard;
  }
}
