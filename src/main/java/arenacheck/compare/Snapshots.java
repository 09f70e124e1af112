package arenacheck.compare;

import arenacheck.check.Finding;
import arenacheck.check.ObjectKind;
import arenacheck.check.ObjectResult;
import arenacheck.check.Promise;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.residency.Arena;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Snapshots of what is in memory already. */
final class Snapshots {
  private Snapshots() {}

  static Snapshot of(ResidencyReport report) {
    String module = report.modulePrefix();
    List<ArenaState> arenas = new ArrayList<>();
    for (Arena arena : report.arenas()) {
      arenas.add(ArenaState.of(module, arena));
    }
    List<ObjectState> objects = new ArrayList<>();
    for (Promise promise : Promise.of(report)) {
      boolean sidecar = promise.storage() == null;
      objects.add(
          new ObjectState(
              promise.subject(),
              sidecar ? null : promise.storage().owner().text(),
              promise.sizeBytes(),
              sidecar ? 0 : promise.storage().dataOffsetBytes(),
              null,
              null,
              null));
    }
    List<TensorState> tensors = new ArrayList<>();
    for (Tensor tensor : report.tensors()) {
      tensors.add(new TensorState(module, tensor));
    }
    return new Snapshot(
        report.path(),
        null,
        null,
        null,
        List.of(ModuleState.of(report)),
        arenas,
        objects,
        tensors,
        null,
        null);
  }

  static Snapshot of(Result result) {
    List<ModuleState> modules = new ArrayList<>();
    for (ResidencyReport report : result.inputs().reports()) {
      modules.add(ModuleState.of(report));
    }
    List<ArenaState> arenas = new ArrayList<>();
    List<ObjectState> objects = new ArrayList<>();
    for (ObjectResult object : result.objects()) {
      if (object.subject().object() == ObjectKind.RUNTIME) {
        arenas.add(arena(object));
      }
      objects.add(
          new ObjectState(
              object.subject(),
              object.owner() == null ? null : object.owner().text(),
              object.sizeBytes(),
              object.dataOffsetBytes(),
              object.status().text(),
              LinkedState.of(object),
              object.sha256()));
    }
    List<FindingState> findings = new ArrayList<>();
    for (Finding finding : result.findings()) {
      if (finding.rule() != Rule.MOVED) {
        findings.add(FindingState.of(finding));
      }
    }
    return new Snapshot(
        result.inputs().elf().path(),
        result.inputs().elf().path(),
        result.accounts().layout().source(),
        result.verdict().text(),
        modules,
        arenas,
        objects,
        null,
        findings,
        result.accounts().rows());
  }

  private static ArenaState arena(ObjectResult object) {
    return new ArenaState(
        object.subject().module(),
        object.subject().role(),
        object.subject().arenaMemory(),
        object.subject().regionId(),
        object.enumName(),
        object.used(),
        object.totalSize(),
        object.alignment(),
        object.kind(),
        object.sourceMemory());
  }
}
