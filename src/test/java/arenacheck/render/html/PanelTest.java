package arenacheck.render.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Status;
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
    return new Block("section", name, range, range, length > 0, -1, 0, null, "");
  }

  private static List<String> panels(Block... blocks) {
    List<String> texts = new ArrayList<>();
    for (Panel panel : Panel.of(LAYOUT, List.of(blocks), memory -> List.of())) {
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

  private static Block ghost(String name, long size) {
    AddressRange range = new AddressRange(0, size);
    return new Block(Block.GHOST, name, range, range, true, 0, -1, Status.FAILED, "");
  }

  @Test
  void of_promisedButNotThere_leavesGhostsInThatMemoryThatTakeNoSpace() {
    List<Panel> panels =
        Panel.of(
            LAYOUT,
            List.of(),
            memory ->
                memory.name().equals("dtcm")
                    ? List.of(ghost("a", 0x80), ghost("b", 0x40), ghost("c", 0x40), ghost("d", 999))
                    : List.of());
    StringBuilder text = new StringBuilder();
    for (Block block : panels.get(0).blocks()) {
      if (block.isGhost()) {
        text.append(block.name()).append(block.shown().text());
      }
    }
    // Beside each other as far as the 0xc0 usable bytes go, then from the start again.
    assertEquals(
        "d[0x00001000, 0x000010c0)a[0x00001000, 0x00001080)c[0x00001000, 0x00001040)"
            + "b[0x00001080, 0x000010c0)",
        text.toString());
    assertEquals(0x80 + 0x40 + 0x40 + 999, panels.get(0).absent(Status.FAILED));
    assertEquals(0, panels.get(0).absent(Status.UNVERIFIED));
    assertTrue(panels.get(0).isUsed());
    assertFalse(panels.get(1).isUsed());
  }

  @Test
  void of_memoryOfTwoApertures_hasItsGhostsOnce() {
    Memory memory =
        new Memory(
            "mram",
            List.of(new AddressRange(0, 0x100), new AddressRange(0x1000, 0x100)),
            null,
            false,
            true,
            null);
    List<Panel> panels =
        Panel.of(new Layout("options", List.of(memory)), List.of(), any -> List.of(ghost("a", 8)));
    assertEquals(8, panels.get(0).absent(Status.FAILED));
    assertEquals(0, panels.get(1).absent(Status.FAILED));
  }

  /** 230 sections of 16 bytes with gaps of 16 in a megabyte. */
  private static Panel manySections() {
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < 230; i++) {
      blocks.add(block("s" + i, i * 32, 16));
    }
    Layout megabyte = new Layout("options", List.of(memory("dtcm", 0, 1 << 20, null)));
    return Panel.of(megabyte, blocks, memory -> List.of()).get(0);
  }

  private static String names(Panel panel) {
    StringBuilder text = new StringBuilder();
    for (Block block : panel.blocks()) {
      text.append(block.name()).append(block.shown().text()).append(' ');
    }
    return text.toString();
  }

  @Test
  void merged_narrowNeighboursOfOneKind_areOneBlockThatSaysHowMany() {
    Panel panel = manySections();
    Panel merged = panel.merged(Scale.linear(panel.domain()), Scale.NARROWEST);
    assertEquals(
        "230 sections[0x00000000, 0x00001cb0) free[0x00001cb0, 0x00100000) ", names(merged));
    Block sections = merged.blocks().get(0);
    assertEquals("s0, s1, s2 and 227 more; together 3680 bytes (0xe60)", sections.about());
  }

  @Test
  void merged_wideOrOtherKindOrObjectOrFarAway_standsAlone() {
    AddressRange middle = new AddressRange(0x30, 16);
    Block stack = new Block("stack", "stack", middle, middle, true, -1, 0, null, "");
    AddressRange over = new AddressRange(0x10, 16);
    Block object = new Block("scratch", "o", over, over, true, 0, -1, Status.OK, "");
    Panel panel =
        Panel.of(
                new Layout("options", List.of(memory("dtcm", 0, 1 << 20, null))),
                List.of(
                    block("a", 0, 16),
                    block("b", 0x10, 16),
                    object,
                    stack,
                    block("c", 0x40, 16),
                    block("d", 0x80000, 16),
                    block("e", 0x80010, 0x40000)),
                memory -> List.of())
            .get(0);
    String names = names(panel.merged(Scale.linear(panel.domain()), Scale.NARROWEST));
    assertEquals(
        "o[0x00000010, 0x00000020) 2 sections[0x00000000, 0x00000020) "
            + "free[0x00000020, 0x00000030) stack[0x00000030, 0x00000040) "
            + "c[0x00000040, 0x00000050) free[0x00000050, 0x00080000) "
            + "d[0x00080000, 0x00080010) e[0x00080010, 0x000c0010) "
            + "free[0x000c0010, 0x00100000) ",
        names);
  }

  /** As drawn: what is widened gets a row of its own rather than cover its neighbour. */
  @Test
  void placed_tinyNeighbours_coverNothing() {
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      blocks.add(block("o" + i, (1 << 20) - 5 * 16 + i * 16, 16));
    }
    blocks.add(0, block("wide", 0, (1 << 20) - 5 * 16));
    List<Placed> placed = Placed.of(blocks, Scale.linear(new AddressRange(0, 1 << 20)));
    Lanes lanes = Placed.lanes(placed);
    assertFalse(placed.get(0).widened());
    for (int i = 0; i < placed.size(); i++) {
      assertTrue(placed.get(i).x() + placed.get(i).width() <= 100 + 1e-9);
      for (int j = 0; j < i; j++) {
        boolean apart = placed.get(j).x() + placed.get(j).width() <= placed.get(i).x() + 1e-6;
        assertTrue(apart || lanes.of(i) != lanes.of(j), i + " over " + j);
      }
    }
  }

  @Test
  void placed_neighboursThatAreWideEnough_shareARow() {
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      blocks.add(block("o" + i, i * 0x1249, 0x1249));
    }
    List<Placed> placed = Placed.of(blocks, Scale.linear(new AddressRange(0, 0x9000)));
    assertEquals(1, Placed.lanes(placed).count());
  }
}
