package arenacheck.check;

import arenacheck.io.Place;
import arenacheck.residency.Arena;
import arenacheck.residency.Owner;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Role;
import arenacheck.residency.Sidecar;
import arenacheck.residency.Storage;
import arenacheck.residency.StorageObject;
import java.util.ArrayList;
import java.util.List;

/**
 * One storage object that a report promises.
 *
 * @param kind runtime, source or sidecar
 * @param storage the C object; {@code null} for a sidecar
 * @param sidecar the file; {@code null} for C objects
 * @param subject how findings name it
 */
public record Promise(
    ResidencyReport report,
    Arena arena,
    ObjectKind kind,
    StorageObject storage,
    Sidecar sidecar,
    Subject subject) {

  /** Every storage object of a report: per arena runtime, source, sidecar. */
  public static List<Promise> of(ResidencyReport report) {
    List<Promise> promises = new ArrayList<>();
    for (Arena arena : report.arenas()) {
      Storage storage = arena.storage();
      if (storage == null) {
        continue;
      }
      promises.add(of(report, arena, ObjectKind.RUNTIME, storage.runtime()));
      if (storage.source() != null) {
        promises.add(of(report, arena, ObjectKind.SOURCE, storage.source()));
      }
      if (storage.sidecar() != null) {
        promises.add(
            new Promise(
                report,
                arena,
                ObjectKind.SIDECAR,
                null,
                storage.sidecar(),
                subject(report, arena, ObjectKind.SIDECAR, null, null)));
      }
    }
    return promises;
  }

  private static Promise of(
      ResidencyReport report, Arena arena, ObjectKind kind, StorageObject storage) {
    Subject subject = subject(report, arena, kind, storage.symbol(), storage.memory());
    return new Promise(report, arena, kind, storage, null, subject);
  }

  /** A subject inside a report's arena. */
  public static Subject subject(
      ResidencyReport report, Arena arena, ObjectKind kind, String symbol, String memory) {
    return new Subject(
        report.path(),
        report.modulePrefix(),
        arena.role(),
        arena.memory(),
        arena.regionId(),
        kind,
        symbol,
        memory);
  }

  /** Where the report makes the promise. */
  public Place place() {
    return Place.line(report.path(), storage == null ? sidecar.line() : storage.line());
  }

  public boolean isGenerated() {
    return storage != null && storage.owner() == Owner.GENERATED;
  }

  public boolean isBound() {
    return storage != null && storage.owner() == Owner.APPLICATION;
  }

  /** Whether its initial contents are the model's values: a cold constant or a staged source. */
  public boolean holdsConstants() {
    return kind == ObjectKind.SOURCE
        || (kind == ObjectKind.RUNTIME
            && arena.role() == Role.CONSTANT
            && arena.storage().source() == null);
  }

  /** Whether the model writes it while it runs: scratch, persistent, a staged destination. */
  public boolean isWritten() {
    return kind == ObjectKind.RUNTIME && !holdsConstants();
  }

  /** Promised size in bytes. */
  public long sizeBytes() {
    return storage == null ? sidecar.sizeBytes() : storage.sizeBytes();
  }

  /** The C name in messages, or what the report calls the object. */
  public String name() {
    if (storage == null) {
      return sidecar.filename();
    }
    return storage.symbol() != null ? storage.symbol() : arena.storage().enumName();
  }
}
