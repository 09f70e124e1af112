package arenacheck.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class MemoryTest {
  /** Three banks of which two touch, given in another order than their addresses. */
  private static final Memory SRAM =
      memory(
          "sram",
          new AddressRange(0x1000, 0x1000),
          new AddressRange(0x4000, 0x1000),
          new AddressRange(0, 0x1000));

  private static Memory memory(String name, AddressRange... apertures) {
    return new Memory(name, List.of(apertures), null, false, false, null);
  }

  @Test
  void range_acrossNeighbours_isInside() {
    assertTrue(SRAM.contains(new AddressRange(0xff0, 0x20)));
    assertTrue(SRAM.contains(new AddressRange(0, 0x2000)));
    assertFalse(SRAM.contains(new AddressRange(0, 0x2001)));
    assertFalse(SRAM.contains(new AddressRange(0x1ff0, 0x2020)));
    assertFalse(SRAM.contains(new AddressRange(0x3fff, 2)));
    assertTrue(SRAM.contains(new AddressRange(0x4000, 0x1000)));
  }

  @Test
  void emptyRange_isAskedForItsStart() {
    assertTrue(SRAM.contains(new AddressRange(0, 0)));
    assertFalse(SRAM.contains(new AddressRange(0x2000, 0)));
  }

  @Test
  void aperturesThatOverlap_coverTheirUnion() {
    Memory memory = memory("m", new AddressRange(0, 0x20), new AddressRange(0x10, 0x20));
    assertTrue(memory.contains(new AddressRange(0, 0x30)));
    assertFalse(memory.contains(new AddressRange(0, 0x31)));
  }

  @Test
  void apertureToTheTop_holdsTheLastByte() {
    Memory memory = memory("m", new AddressRange(-16, 8), new AddressRange(-8, 8));
    assertTrue(memory.contains(new AddressRange(-16, 16)));
    assertFalse(memory.contains(new AddressRange(0, 1)));
  }

  @Test
  void emptyAperture_isPassedOver() {
    Memory memory = memory("m", new AddressRange(8, 0), new AddressRange(0, 16));
    assertTimeoutPreemptively(
        Duration.ofSeconds(5), () -> assertTrue(memory.contains(new AddressRange(0, 16))));
  }

  @Test
  void layout_findsByNameAddressAndRange() {
    Memory dtcm = memory("dtcm", new AddressRange(0x20000000L, 0x80000));
    Layout layout = new Layout("options", List.of(SRAM, dtcm));
    assertSame(dtcm, layout.find("dtcm"));
    assertNull(layout.find("DTCM"));
    assertSame(dtcm, layout.at(0x2007ffffL));
    assertNull(layout.at(0x20080000L));
    assertSame(SRAM, layout.holding(new AddressRange(0, 0x2000)));
    assertNull(layout.holding(new AddressRange(0x2007fff0L, 0x20)));
    assertEquals("options", layout.source());
  }
}
