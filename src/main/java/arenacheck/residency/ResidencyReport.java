package arenacheck.residency;

import java.util.ArrayList;
import java.util.List;

/**
 * A heliaAOT residency report, as it stands in the file. Sizes and offsets are 0 to 2^63 - 1.
 *
 * @param path as the user gave it
 * @param sha256 of the file's bytes, lower-case hex
 * @param modulePrefix report field {@code module_prefix}
 * @param schemaVersion 4 or 5
 * @param compilerVersion or {@code null} (schema 4)
 * @param planHash or {@code null}
 * @param tensorLayoutHash or {@code null}
 * @param arenas in the order of roles, then of the file
 * @param tensors in the order of the file
 */
public record ResidencyReport(
    String path,
    String sha256,
    String modulePrefix,
    int schemaVersion,
    String compilerVersion,
    String planHash,
    String tensorLayoutHash,
    List<Arena> arenas,
    List<Tensor> tensors) {
  public ResidencyReport {
    arenas = List.copyOf(arenas);
    tensors = List.copyOf(tensors);
  }

  /** The C names that storage objects are promised under, in the order of the arenas. */
  public List<String> symbols() {
    List<String> symbols = new ArrayList<>();
    for (Arena arena : arenas) {
      Storage storage = arena.storage();
      if (storage != null && storage.runtime().symbol() != null) {
        symbols.add(storage.runtime().symbol());
      }
      if (storage != null && storage.source() != null && storage.source().symbol() != null) {
        symbols.add(storage.source().symbol());
      }
    }
    return symbols;
  }
}
