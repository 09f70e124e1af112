package arenacheck.check.locate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenacheck.check.ObjectKind;
import arenacheck.check.ObjectResult;
import arenacheck.check.Status;
import arenacheck.check.Subject;
import arenacheck.image.Evidence;
import arenacheck.image.LinkedObject;
import arenacheck.memory.AddressRange;
import arenacheck.residency.Owner;
import arenacheck.residency.Role;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArenaStorageTest {
  private static ObjectResult object(Owner owner, LinkedObject linked) {
    Subject subject =
        new Subject("r.json", "aot", Role.SCRATCH, "itcm", 0L, ObjectKind.RUNTIME, "a", "itcm");
    return new ObjectResult(
        subject, "e", owner, null, null, 128, 16, 100, 4096, 16, Status.OK, linked, "itcm", null,
        null, List.of());
  }

  private static LinkedObject linked(long address, Long size) {
    return new LinkedObject(
        "a", address, size, null, ".bss", 1, null, null, Evidence.ELF_SYMBOL, null, false);
  }

  @Test
  void of_generated_hasGuardUsedAndPadding() {
    ArenaStorage storage = ArenaStorage.of(object(Owner.GENERATED, linked(0, 128L)));
    assertEquals(new AddressRange(0, 128), storage.range());
    assertEquals(new AddressRange(16, 112), storage.usable());
    assertEquals(new AddressRange(16, 100), storage.used());
    assertNull(storage.loadImage());
  }

  @Test
  void of_application_hasNoGuardAndOnlyWhatTheArenaUses() {
    ArenaStorage storage = ArenaStorage.of(object(Owner.APPLICATION, linked(0x1000, 4096L)));
    assertEquals(new AddressRange(0x1000, 100), storage.range());
    assertEquals(0x1000, storage.usableStart());
  }

  @Test
  void of_sizeUnknown_takesThePromisedSize() {
    assertEquals(128, ArenaStorage.of(object(Owner.GENERATED, linked(0, null))).range().length());
  }

  @Test
  void of_notLinked_isNothing() {
    assertNull(ArenaStorage.of(object(Owner.GENERATED, null)));
  }
}
