package arenacheck.render.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PanelTest {
  private static final Layout LAYOUT =
      new Layout(
          "options",
          List.of(
              memory("dtcm", 0x1000, 0x100, new AddressRange(0x1000, 0xc0)),
              memory("sram", 0x1100, 0x100, null)));

  private static Memory memory(String name, long start, long length, AddressRange extent) {
    return new Memory(name, List.of(new AddressRange(start, length)), extent, false, false, null);
  }

  private static Block block(String name, long start, long length) {
    AddressRange range = new AddressRange(start, length);
    return new Block("section", name, range, range, length > 0, -1, 0, false, "");
  }

  private static List<String> panels(Block... blocks) {
    List<String> texts = new ArrayList<>();
    for (Panel panel : Panel.of(LAYOUT, List.of(blocks))) {
      StringBuilder text = new StringBuilder(panel.name() + " " + panel.domain().text());
      for (Block block : panel.blocks()) {
        text.append(' ').append(block.name()).append(block.shown().text());
      }
      texts.add(text.toString());
    }
    return texts;
  }

  @Test
  void of_blockInOneMemory_leavesFreeAndUnusableSpace() {
    assertEquals(
        List.of(
            "dtcm [0x00001000, 0x00001100) free[0x00001000, 0x00001010) a[0x00001010, 0x00001020)"
                + " free[0x00001020, 0x000010c0) not usable[0x000010c0, 0x00001100)",
            "sram [0x00001100, 0x00001200) free[0x00001100, 0x00001200)"),
        panels(block("a", 0x1010, 0x10)));
  }

  @Test
  void of_blockOverTheBorder_isCutInTwo() {
    assertEquals(
        List.of(
            "dtcm [0x00001000, 0x00001100) free[0x00001000, 0x000010c0)"
                + " not usable[0x000010c0, 0x000010f0) a[0x000010f0, 0x00001100)",
            "sram [0x00001100, 0x00001200) a[0x00001100, 0x00001110)"
                + " free[0x00001110, 0x00001200)"),
        panels(block("a", 0x10f0, 0x20)));
  }

  @Test
  void of_bytesInNoMemory_getAPictureOfTheirOwn() {
    List<String> panels = panels(block("a", 0x11f0, 0x20), block("b", 0x4000, 4));
    assertEquals(3, panels.size());
    assertEquals(
        "(outside) [0x00001200, 0x00004004) a[0x00001200, 0x00001210) b[0x00004000, 0x00004004)",
        panels.get(2));
  }

  @Test
  void of_sizeUnknown_isThereAllTheSame() {
    assertEquals(
        "dtcm [0x00001000, 0x00001100) free[0x00001000, 0x000010c0) a[0x00001020, 0x00001020)"
            + " not usable[0x000010c0, 0x00001100)",
        panels(block("a", 0x1020, 0)).get(0));
  }
}
