package arenacheck.compare;

import arenacheck.memory.Address;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What differs between two states of one thing. */
final class Fields {
  private final List<FieldChange> changes = new ArrayList<>();

  private Fields add(String name, Object before, Object after) {
    if (!Objects.equals(before, after)) {
      changes.add(new FieldChange(name, before, after));
    }
    return this;
  }

  static List<FieldChange> of(ModuleState before, ModuleState after) {
    return new Fields()
        .add("schema_version", before.schemaVersion(), after.schemaVersion())
        .add("compiler_version", before.compilerVersion(), after.compilerVersion())
        .changes;
  }

  static List<FieldChange> of(ArenaState before, ArenaState after) {
    Fields fields =
        new Fields()
            .add("memory", before.memory(), after.memory())
            .add("used", before.used(), after.used())
            .add("alignment", before.alignment(), after.alignment())
            .add("kind", before.kind(), after.kind())
            .add("source_memory", before.sourceMemory(), after.sourceMemory())
            .add("total_size", before.totalSize(), after.totalSize())
            .add("region_id", before.regionId(), after.regionId());
    // Schema 4 does not have it: its absence is no difference of the plan.
    if (before.enumName() != null && after.enumName() != null) {
      fields.add("enum_name", before.enumName(), after.enumName());
    }
    return fields.changes;
  }

  /**
   * @param linked whether both sides say what was linked
   */
  static List<FieldChange> of(ObjectState before, ObjectState after, boolean linked) {
    Fields fields =
        new Fields()
            .add("memory", before.subject().memory(), after.subject().memory())
            .add("size_bytes", before.sizeBytes(), after.sizeBytes())
            .add("data_offset_bytes", before.dataOffsetBytes(), after.dataOffsetBytes())
            .add("owner", before.owner(), after.owner())
            .add("symbol", before.subject().symbol(), after.subject().symbol());
    if (linked) {
      fields.add("status", before.status(), after.status());
      fields.add("sha256", before.sha256(), after.sha256());
      fields.changes.addAll(of(before.linked(), after.linked()));
    }
    return fields.changes;
  }

  private static List<FieldChange> of(LinkedState before, LinkedState after) {
    Fields fields = new Fields();
    if (before == null || after == null) {
      return fields.add("linked.address", address(before), address(after)).changes;
    }
    return fields
        .add("linked.address", address(before), address(after))
        .add("linked.size", before.size(), after.size())
        .add("linked.section", before.section(), after.section())
        .add("linked.memory", before.memory(), after.memory())
        .add("linked.load_address", text(before.loadAddress()), text(after.loadAddress()))
        .add("linked.symbol", before.symbol(), after.symbol())
        .changes;
  }

  private static String address(LinkedState linked) {
    return linked == null ? null : Address.text(linked.address());
  }

  private static String text(Long address) {
    return address == null ? null : Address.text(address);
  }

  static List<FieldChange> of(TensorState before, TensorState after) {
    return new Fields()
        .add("arena", before.arena(), after.arena())
        .add("offset", before.tensor().offset(), after.tensor().offset())
        .add("size", before.tensor().size(), after.tensor().size())
        .add("source_memory", before.tensor().sourceMemory(), after.tensor().sourceMemory())
        .changes;
  }
}
