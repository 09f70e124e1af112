package arenacheck.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PlaceTest {
  @Test
  void prefix_isAsProblemMatchersReadIt() {
    assertEquals("a.json", Place.of("a.json").prefix());
    assertEquals("a.json:3", Place.line("a.json", 3).prefix());
    assertEquals("a.json:3:7", new Place("a.json", 3, 7, "/x").prefix());
    assertEquals("a.json", new Place("a.json", 0, 7, null).prefix());
    assertEquals("offset 0xffffffffffffffff", Place.offset("a", -1).detail());
  }
}
