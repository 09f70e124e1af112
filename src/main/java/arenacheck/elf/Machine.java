package arenacheck.elf;

/** Names of e_machine values, as {@code readelf -h} prints them. */
final class Machine {
  private Machine() {}

  static String name(int machine) {
    return switch (machine) {
      case 2 -> "Sparc";
      case 3 -> "Intel 80386";
      case 4 -> "MC68000";
      case 8 -> "MIPS R3000";
      case 20 -> "PowerPC";
      case 21 -> "PowerPC64";
      case 22 -> "IBM S/390";
      case 40 -> "ARM";
      case 42 -> "Renesas / SuperH SH";
      case 44 -> "Siemens Tricore";
      case 45 -> "ARC";
      case 46 -> "Renesas H8/300";
      case 62 -> "Advanced Micro Devices X86-64";
      case 83 -> "Atmel AVR 8-bit microcontroller";
      case 87 -> "Renesas V850";
      case 92 -> "OpenRISC 1000";
      case 93 -> "ARCompact";
      case 94 -> "Tensilica Xtensa Processor";
      case 105 -> "Texas Instruments msp430 microcontroller";
      case 106 -> "Analog Devices Blackfin";
      case 113 -> "Altera Nios II";
      case 164 -> "QUALCOMM DSP6 Processor";
      case 173 -> "Renesas RX";
      case 183 -> "AArch64";
      case 189 -> "Xilinx MicroBlaze";
      case 195 -> "ARCv2";
      case 197 -> "Renesas RL78";
      case 243 -> "RISC-V";
      case 252 -> "C-SKY";
      case 258 -> "LoongArch";
      default -> "machine 0x" + Integer.toHexString(machine);
    };
  }
}
