package arenacheck.check.question;

import arenacheck.check.Findings;
import arenacheck.check.wording.ReportWording;
import arenacheck.residency.Arena;
import arenacheck.residency.Owner;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Role;
import arenacheck.residency.Storage;
import arenacheck.residency.StorageObject;

/** Do the fields of an arena and its storage agree with each other? */
public final class ArenaConsistency {
  public void ask(ResidencyReport report, Findings findings) {
    for (Arena arena : report.arenas()) {
      String numbers = numbers(arena);
      if (numbers != null) {
        findings.add(ReportWording.arena(report, arena, arena.line(), numbers));
      }
      if (arena.storage() != null) {
        askStorage(report, arena, findings);
      }
    }
  }

  private static String numbers(Arena arena) {
    if (arena.alignment() <= 0 || (arena.alignment() & (arena.alignment() - 1)) != 0) {
      return "`alignment` " + arena.alignment() + " is no power of two";
    }
    if (arena.used() > arena.totalSize()) {
      return "`used` " + arena.used() + " is more than `total_size` " + arena.totalSize();
    }
    return null;
  }

  private static void askStorage(ResidencyReport report, Arena arena, Findings findings) {
    Storage storage = arena.storage();
    askObject(report, arena, storage.runtime(), findings);
    if (!storage.runtime().memory().equals(arena.memory())) {
      String text =
          "the arena is in `"
              + arena.memory()
              + "`, its storage in `"
              + storage.runtime().memory()
              + "`";
      findings.add(ReportWording.arena(report, arena, storage.runtime().line(), text));
    }
    if (storage.source() != null) {
      askObject(report, arena, storage.source(), findings);
    }
    String staging = arena.role() == Role.CONSTANT ? staging(arena) : payload(arena);
    if (staging == null && isInternalWithSidecar(storage)) {
      staging = "the generated code owns the storage, but the arena has a sidecar for it";
    }
    if (staging != null) {
      findings.add(ReportWording.arena(report, arena, arena.line(), staging));
    }
    if (storage.sidecar() != null && !isPadded(storage.sidecar().sizeBytes(), arena)) {
      String text =
          "the sidecar has "
              + storage.sidecar().sizeBytes()
              + " bytes, the arena uses "
              + arena.used();
      findings.add(ReportWording.arena(report, arena, storage.sidecar().line(), text));
    }
  }

  /** Whether a payload has the planned bytes, and behind them less than the alignment. */
  private static boolean isPadded(long size, Arena arena) {
    return size >= arena.used() && size - arena.used() < Math.max(1, arena.alignment());
  }

  private static void askObject(
      ResidencyReport report, Arena arena, StorageObject object, Findings findings) {
    if (object.owner() == Owner.GENERATED && object.symbol() == null) {
      findings.add(
          ReportWording.arena(
              report, arena, object.line(), "the storage is generated, but has no symbol"));
    }
    if (object.owner() == Owner.APPLICATION && object.symbol() != null) {
      String text =
          "the application owns the storage, but it has the symbol `" + object.symbol() + "`";
      findings.add(ReportWording.arena(report, arena, object.line(), text));
    }
    long needed = arena.used() + object.dataOffsetBytes();
    long slack = object.sizeBytes() - needed;
    if (needed >= 0 && arena.alignment() > 0 && slack >= arena.alignment()) {
      String text =
          "`size_bytes` "
              + object.sizeBytes()
              + " is more than `used` "
              + arena.used()
              + " and `data_offset_bytes` "
              + object.dataOffsetBytes()
              + " together, by "
              + slack;
      findings.add(ReportWording.arena(report, arena, object.line(), text));
    }
  }

  /**
   * Only constants have values to start with: a source that they are staged from, or a sidecar file
   * for the application to load (the report's documentation, {@code storage}).
   */
  private static String payload(Arena arena) {
    String role = arena.role() == Role.SCRATCH ? "a scratch" : "a persistent";
    if (arena.storage().source() != null) {
      return role + " arena is never staged, but it has a source to copy from";
    }
    return arena.storage().sidecar() == null
        ? null
        : role + " arena has no values, but it has a sidecar with some";
  }

  private static boolean isInternalWithSidecar(Storage storage) {
    return storage.sidecar() != null
        && storage.runtime().owner() == Owner.GENERATED
        && (storage.source() == null || storage.source().owner() == Owner.GENERATED);
  }

  /** How {@code kind}, {@code source_memory} and {@code storage.source} contradict each other. */
  private static String staging(Arena arena) {
    StorageObject source = arena.storage().source();
    boolean elsewhere =
        arena.sourceMemory() != null && !arena.sourceMemory().equals(arena.memory());
    if (source != null
        && arena.sourceMemory() != null
        && !source.memory().equals(arena.sourceMemory())) {
      return "`source_memory` is `"
          + arena.sourceMemory()
          + "`, the source is in `"
          + source.memory()
          + "`";
    }
    if ("cold".equals(arena.kind()) && source != null) {
      return "the arena is cold, but has a source to copy from";
    }
    if ("cold".equals(arena.kind()) && elsewhere) {
      return "the arena is cold, but its `source_memory` is `" + arena.sourceMemory() + "`";
    }
    if (source != null || arena.storage().runtime().owner() == Owner.APPLICATION) {
      return null;
    }
    if ("staged".equals(arena.kind())) {
      return "the arena is staged, but has no source to copy from";
    }
    return elsewhere
        ? "its `source_memory` is `" + arena.sourceMemory() + "`, but it has no source to copy from"
        : null;
  }
}
