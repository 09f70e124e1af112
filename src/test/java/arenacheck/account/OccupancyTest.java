package arenacheck.account;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.elf.ElfBytes;
import arenacheck.image.LinkedImage;
import arenacheck.linkmap.GnuMapText;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OccupancyTest {
  private static final Layout LAYOUT =
      new Layout(
          "options",
          List.of(
              new Memory(
                  "dtcm",
                  List.of(new AddressRange(0x20000000L, 0x1000)),
                  null,
                  false,
                  false,
                  null)));

  private static List<String> occupants(ElfBytes elf) {
    List<String> texts = new ArrayList<>();
    for (Occupant occupant : Occupancy.occupants(LinkedImage.of(elf.image(), null), LAYOUT)) {
      texts.add(occupant.kind().text() + " " + occupant.name() + " " + occupant.range().text());
    }
    return texts;
  }

  private static ElfBytes firmware() {
    ElfBytes elf = ElfBytes.elf32();
    int text = elf.section(".text", ElfBytes.PROGBITS, ElfBytes.ALLOC, 0x410000, new byte[64]);
    elf.nobits(".stack", ElfBytes.ALLOC | ElfBytes.WRITE, 0x20000000L, 256);
    int data =
        elf.section(
            ".data", ElfBytes.PROGBITS, ElfBytes.ALLOC | ElfBytes.WRITE, 0x20000100L, new byte[16]);
    elf.section(".comment", ElfBytes.PROGBITS, 0, 0, new byte[8]);
    elf.nobits(".heap", ElfBytes.ALLOC | ElfBytes.WRITE, 0x20000110L, 0xef0);
    return elf.load(text, 0x410000).load(data, 0x410040);
  }

  @Test
  void occupants_firmware_areSectionsStackHeapAndLoadImages() {
    assertEquals(
        List.of(
            "section .text [0x00410000, 0x00410040)",
            "stack .stack [0x20000000, 0x20000100)",
            "section .data [0x20000100, 0x20000110)",
            "load-image .data [0x00410040, 0x00410050)",
            "heap .heap [0x20000110, 0x20001000)"),
        occupants(firmware()));
  }

  @Test
  void occupants_heapWithSomethingBehindIt_isASection() {
    ElfBytes elf = firmware();
    elf.nobits(".late", ElfBytes.ALLOC, 0x20000f00L, 16);
    assertEquals("section .heap [0x20000110, 0x20001000)", occupants(elf).get(4));
  }

  @Test
  void occupants_heapOfFixedSizeBehindEverything_isASection() {
    ElfBytes elf = ElfBytes.elf32();
    elf.nobits(".bss", ElfBytes.ALLOC | ElfBytes.WRITE, 0x20000000L, 0x110);
    elf.nobits(".heap", ElfBytes.ALLOC | ElfBytes.WRITE, 0x20000110L, 0x1000);
    assertEquals("section .heap [0x20000110, 0x20001110)", occupants(elf).get(1));
  }

  @Test
  void occupants_heapToTheEndOfTheSecondOfTwoRegions_isAHeap() {
    GnuMapText map = new GnuMapText().region("ALL", 0x20000000L, 0x10000);
    map.region("MCU_TCM", 0x20000000L, 0x1000).output(".heap", 0x20000110L, 0xef0, "*(.heap)");
    LinkedImage image = LinkedImage.of(firmware().image(), map.map());
    assertEquals(
        Occupant.Kind.HEAP,
        Occupancy.occupants(image, new Layout("options", List.of())).get(4).kind());
  }

  @Test
  void occupants_withoutSectionHeaders_areTheSegments() {
    assertEquals(
        List.of(
            "section segment 0 [0x00410000, 0x00410040)",
            "section segment 1 [0x20000100, 0x20000110)",
            "load-image segment 1 [0x00410040, 0x00410050)"),
        occupants(firmware().withoutSectionHeaders()));
  }
}
