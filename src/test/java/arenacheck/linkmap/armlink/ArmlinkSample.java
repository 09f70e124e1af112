package arenacheck.linkmap.armlink;

/** Maps as armlink lays them out, with names and numbers of our own. */
public final class ArmlinkSample {
  private static final String RULE = "=".repeat(78) + "\n";

  /** Update 5 of 5.06 and later: with load addresses. */
  public static final String NEW =
      "Component: Arm Compiler for Embedded 6.22 Tool: armlink [00000000]\n\n"
          + RULE
          + """
          Section Cross References

              main.o(.text.main) refers (Weak) to pool.o(.text) for Image Symbol Table

          """
          + RULE
          + """
          Removing Unused input sections from the image.

              Removing main.o(.text), (0 bytes).
              Removing po (1).o(.bss.pool(2)), (512 bytes).

          2 unused section(s) (total 512 bytes) removed from the image.

          """
          + RULE
          + """
          Image Symbol Table

              Local Symbols

              Symbol Name                              Value     Ov Type        Size  Object(Section)

              main.c                                   0x00000000   Number         0  main.o ABSOLUTE
              step(MOTOR, int (*)(int))                0x0041004f   Thumb Code     2  main.o(.text.main)
              arena                                    0x20000410   Data          16  main.o(.bss.arena)
              .bss.arena                               0x20000410   Section        0  main.o(.bss.arena)
              [Anonymous Symbol]                       0x20000410   Section        0  main.o(.bss.arena)
              Global Symbols
              Symbol Name                              Value     Ov Type        Size  Object(Section)
              __Vectors_Size                           0x00000040   Number         0  startup.o ABSOLUTE
              __preinit                                 - Undefined Weak Reference
              __main                                   0x00410041   Thumb Code     8  __main.o(!!!main)
              main                                     0x00410049   Thumb Code     8  main.o(.text.main)
              Region$$Table$$Limit                     0x00410080   Number         0  anon$$obj.o(Region$$Table)
              aot_arena_buffer                         0x20000010   Data        1024  pool.o(.bss.aot_arena_buffer)
              a_name_of_more_than_forty_bytes_of_which_none_is_cut 0x20000010   Data        1024  pool.o(.bss.aot_arena_buffer)
              dma                                      0x20080000   Data        4096  pool.o(.ARM.__AT_0x20080000)
          """
          + RULE
          + """
          Memory Map of the image
            Image Entry point : 0x00410041
            Load Region LR_ROM (Base: 0x00410000, Size: 0x00000088, Max: 0x003f0000, ABSOLUTE, COMPRESSED[0x00000088])

              Execution Region MCU_MRAM (Exec base: 0x00410000, Load base: 0x00410000, Size: 0x00000080, Max: 0x003f0000, ABSOLUTE)

              Exec Addr    Load Addr    Size         Type   Attr      Idx    E Section Name        Object

              0x00410000   0x00410000   0x00000040   Data   RO            3    RESET               startup.o
              0x00410040   0x00410040   0x00000008   Code   RO          140  * !!!main             c_w.l(__main.o)
              0x00410048   0x00410048   0x00000016   Code   RO           12    .text.main          main.o
              0x0041005e   0x0041005e   0x00000002   PAD
              0x00410060   0x00410060   0x00000020   Data   RO          295    Region$$Table       anon$$obj.o


              Execution Region MCU_TCM (Exec base: 0x20000000, Load base: 0x00410080, Size: 0x00000430, Max: 0x0007b000, ABSOLUTE, COMPRESSED[0x00000008])

              Exec Addr    Load Addr    Size         Type   Attr      Idx    E Section Name        Object

              0x20000000   COMPRESSED   0x00000009   Data   RW           21    .data.ini           pool.o
              0x20000009   COMPRESSED   0x00000007   PAD
              0x20000010        -       0x00000400   Zero   RW           22    .bss.aot_arena_buffer  pool.o
              0x20000410        -       0x00000020   Zero   RW           13    .bss.arena          main.o

              Execution Region ARM_LIB_HEAP (Exec base: 0x20001000, Load base: 0x00410088, Size: 0x00000000, Max: 0x00000000, ABSOLUTE, OVERLAY)

              **** No section assigned to this execution region ****

            Load Region LR$$.ARM.__AT_0x20080000 (Base: 0x20080000, Size: 0x00000000, Max: 0x00001000, ABSOLUTE)

              Execution Region ER$$.ARM.__AT_0x20080000 (Exec base: 0x20080000, Load base: 0x20080000, Size: 0x00001000, Max: 0x00001000, ABSOLUTE, UNINIT)

              Exec Addr    Load Addr    Size         Type   Attr      Idx    E Section Name        Object

              0x20080000        -       0x00001000   Zero   RW           30    .ARM.__AT_0x20080000  pool.o

          """
          + RULE
          + """
          Image component sizes

                Code (inc. data)   RO Data    RW Data    ZI Data      Debug   Object Name
                  24          0          0          0       5136        900   pool.o
          """
          + RULE
          + "    Total RO  Size (Code + RO Data)                  128 (   0.13kB)\n"
          + RULE;

  /** 5.03: another first line, no load addresses; here without the optional parts. */
  public static final String OLD =
      "ARM Linker, 5.03 [Build 24] [MDK-ARM Standard]\n\n"
          + RULE
          + """
          Memory Map of the image

            Image Entry point : 0x08000189

            Load Region LR_IROM1 (Base: 0x20000000, Size: 0x00000008, Max: 0x00100000, ABSOLUTE)
              Execution Region RW_IRAM1 (Base: 0x20000000, Size: 0x00000108, Max: 0x00020000, ABSOLUTE)
              Base Addr    Size         Type   Attr      Idx    E Section Name        Object

              0x20000000   0x00000008   Data   RW          284    .data               system.o
              0x20000008   0x00000100   Zero   RW          317    .bss                delay.o

          """
          + RULE;

  private ArmlinkSample() {}

  /** A map of one empty region. */
  static String region(String base, String max) {
    return "Memory Map of the image\n    Execution Region MCU_TCM (Exec base: "
        + base
        + ", Load base: 0x00410080, Size: 0x00000000, Max: "
        + max
        + ", ABSOLUTE)\n"
        + RULE;
  }

  /** The line of {@link #NEW} that begins like this, or nothing. */
  static String line(String beginning) {
    int at = NEW.indexOf("\n" + beginning) + 1;
    return at == 0 ? "" : NEW.substring(at, NEW.indexOf('\n', at) + 1);
  }

  /** The number of the first line of {@link #NEW} that begins like this, blanks aside. */
  static int number(String beginning) {
    String[] lines = NEW.split("\n");
    int number = 1;
    while (!lines[number - 1].strip().startsWith(beginning)) {
      number++;
    }
    return number;
  }
}
