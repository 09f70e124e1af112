package arenacheck.render.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.memory.AddressRange;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScaleTest {
  private static Block object(long start, long length) {
    AddressRange range = new AddressRange(start, length);
    return new Block("scratch", "a", range, range, true, 0, -1, null, "");
  }

  @Test
  void linear_quarter_isAQuarterOfTheWidth() {
    Scale scale = Scale.linear(new AddressRange(0x20000000L, 0x1000));
    assertEquals(25, scale.x(0x20000400L), 1e-9);
    assertEquals(50, scale.width(new AddressRange(0x20000400L, 0x800)), 1e-9);
  }

  @Test
  void linear_upperHalfOfTheAddressSpace_isUnsigned() {
    Scale scale = Scale.linear(new AddressRange(0x7fffffffffffff00L, 0x200));
    assertEquals(75, scale.x(0x8000000000000080L), 1e-9);
    assertEquals(100, scale.x(0x8000000000000100L), 1e-9);
  }

  @Test
  void linear_wholeAddressSpace_endsAtTheRightEdge() {
    assertEquals(50, Scale.linear(new AddressRange(0, -1)).x(1L << 63), 1e-6);
  }

  @Test
  void enlarged_oneByteInAGigabyte_isWideEnoughToPointAt() {
    AddressRange domain = new AddressRange(0x60000000L, 1L << 30);
    List<Block> blocks = List.of(object(0x60000000L, 1), object(0x70000000L, 64));
    Scale scale = Scale.enlarged(domain, blocks);
    assertEquals(0, scale.x(0x60000000L), 1e-9);
    assertEquals(100, scale.x(0x60000000L + (1L << 30)), 1e-9);
    double small = scale.width(new AddressRange(0x60000000L, 1));
    double large = scale.width(new AddressRange(0x70000000L, 64));
    assertTrue(small > 15 && large > small, small + " and " + large);
  }

  @Test
  void enlarged_edges_keepTheirOrder() {
    AddressRange domain = new AddressRange(-0x1000, 0x1000);
    List<Block> blocks =
        List.of(object(-0x1000, 16), object(-0xff8, 16), object(-0x800, 0), object(-16, 16));
    Scale scale = Scale.enlarged(domain, blocks);
    long[] edges = {-0x1000, -0xff8, -0xff0, -0xfe8, -0x800, -16, 0};
    for (int i = 1; i < edges.length; i++) {
      assertTrue(scale.x(edges[i - 1]) < scale.x(edges[i]), "edge " + i);
    }
    assertEquals(100, scale.x(0), 1e-9);
  }
}
