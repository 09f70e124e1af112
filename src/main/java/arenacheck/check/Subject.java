package arenacheck.check;

import arenacheck.residency.Role;

/**
 * Who a finding or a row is about; absent parts are {@code null}.
 *
 * @param report path of the report
 * @param module its module prefix
 * @param role the arena's role
 * @param arenaMemory the arena's runtime memory; with the role it names the arena
 * @param regionId the report's region_id
 * @param object what kind of thing it is
 * @param symbol C name, a tensor's id, or {@code null}
 * @param memory the storage object's own memory; a budget finding's kind
 */
public record Subject(
    String report,
    String module,
    Role role,
    String arenaMemory,
    Long regionId,
    ObjectKind object,
    String symbol,
    String memory) {

  /** The map, the image or another input as a whole. */
  public static Subject of(ObjectKind object) {
    return new Subject(null, null, null, null, null, object, null, null);
  }
}
