package arenacheck.check.question;

/** The map of an armlink image whose only RW region is stored compressed. */
final class ArmlinkRegion {
  static final String COMPRESSED =
      """
      Component: Arm Compiler for Embedded 6.22 Tool: armlink [00000000]

      ==============================================================================

      Image Symbol Table

          Local Symbols

          Symbol Name                              Value     Ov Type        Size  Object(Section)

          arena                                    0x20000010   Data          64  aot.o(.data.arena)

          Global Symbols

          Symbol Name                              Value     Ov Type        Size  Object(Section)

          Reset_Handler                            0x00410009   Thumb Code     2  main.o(.text)

      ==============================================================================

      Memory Map of the image

        Image Entry point : 0x00410009

        Load Region LR_ROM (Base: 0x00410000, Size: 0x00000120, Max: 0x003f0000, ABSOLUTE, COMPRESSED[0x00000120])

          Execution Region .text (Exec base: 0x00410000, Load base: 0x00410000, Size: 0x00000010, Max: 0x003f0000, ABSOLUTE)

          Exec Addr    Load Addr    Size         Type   Attr      Idx    E Section Name        Object

          0x00410000   0x00410000   0x00000010   Code   RO            3    .text               main.o

          Execution Region MCU_TCM (Exec base: 0x20000000, Load base: 0x00410100, Size: 0x000000c0, Max: 0x0007b000, ABSOLUTE, COMPRESSED[0x00000020])

          Exec Addr    Load Addr    Size         Type   Attr      Idx    E Section Name        Object

          0x20000000   COMPRESSED   0x00000080   Data   RW            5    .data.arena         aot.o
          0x20000080        -       0x00000040   Zero   RW            6    .bss.other          aot.o

      ==============================================================================

      Image component sizes

          Code (inc. data)   RO Data    RW Data    ZI Data      Debug   Object Name

              16          0          0        128         64          0   Grand Totals

      ==============================================================================
      """;

  private ArmlinkRegion() {}
}
