package arenacheck.memory;

import java.util.Locale;

/**
 * What names tell by themselves: the memory that a well-known linker region stands for, and whether
 * a memory keeps its contents without power. Only names whose meaning is the same in all linker
 * scripts that are known to use them: {@code FLASH} or {@code RAM} may be anything.
 */
public final class RegionNames {
  private RegionNames() {}

  /**
   * The report's name of the memory that a linker MEMORY region stands for, or {@code null} where
   * the name does not tell. The Ambiq regions are those of the nsx-core linker scripts.
   */
  public static String memory(String region) {
    return switch (region.toUpperCase(Locale.ROOT)) {
      case "ITCM", "MCU_ITCM" -> "itcm";
      case "DTCM", "TCM", "MCU_TCM" -> "dtcm";
      case "SRAM", "SHARED_SRAM", "RWMEM" -> "sram";
      case "MRAM", "MCU_MRAM", "ROMEM" -> "mram";
      case "PSRAM" -> "psram";
      default -> null;
    };
  }

  /**
   * Whether a memory of that name keeps its contents without power. One word of the name decides,
   * digits at its end apart: {@code mram}, {@code flash0}, {@code ext_flash}; {@code sram1}. A name
   * without such a word says nothing: {@code xip}.
   */
  public static Volatility volatility(String memory) {
    Volatility found = Volatility.UNKNOWN;
    String name = memory.toLowerCase(Locale.ROOT);
    int start = 0;
    for (int i = 0; i <= name.length(); i++) {
      if (i == name.length() || !Character.isLetterOrDigit(name.charAt(i))) {
        Volatility told = ofWord(name.substring(start, i));
        if (told == Volatility.NON_VOLATILE) {
          return told;
        }
        found = told == Volatility.UNKNOWN ? found : told;
        start = i + 1;
      }
    }
    return found;
  }

  private static Volatility ofWord(String word) {
    int end = word.length();
    while (end > 0 && Character.isDigit(word.charAt(end - 1))) {
      end--;
    }
    return switch (word.substring(0, end)) {
      case "mram", "flash", "rom", "nvm", "nvram", "eeprom", "fram" -> Volatility.NON_VOLATILE;
      case "itcm", "dtcm", "tcm", "ram", "sram", "psram", "dram", "sdram" -> Volatility.VOLATILE;
      default -> Volatility.UNKNOWN;
    };
  }
}
