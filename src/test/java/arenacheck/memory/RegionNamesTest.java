package arenacheck.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RegionNamesTest {
  @ParameterizedTest
  @CsvSource({
    "MCU_ITCM, itcm",
    "ITCM, itcm",
    "itcm, itcm",
    "MCU_TCM, dtcm",
    "TCM, dtcm",
    "DTCM, dtcm",
    "dtcm, dtcm",
    "SHARED_SRAM, sram",
    "RWMEM, sram",
    "Sram, sram",
    "MCU_MRAM, mram",
    "ROMEM, mram",
    "MRAM, mram",
    "PSRAM, psram"
  })
  void knownRegion_standsForAMemory(String region, String memory) {
    assertEquals(memory, RegionNames.memory(region));
  }

  @ParameterizedTest
  @ValueSource(strings = {"FLASH", "ROM", "RAM", "STACKMEM", "DDR", "", "MCU_", "ITCM2", "XTCM"})
  void otherRegion_tellsNothing(String region) {
    assertNull(RegionNames.memory(region));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mram",
        "MRAM",
        "flash",
        "rom",
        "nvm",
        "nvram",
        "flash0",
        "ext_flash",
        "qspi-flash1"
      })
  void lastingMemory_isNonVolatile(String memory) {
    assertEquals(Volatility.NON_VOLATILE, RegionNames.volatility(memory));
  }

  @ParameterizedTest
  @ValueSource(strings = {"sram", "dtcm", "itcm", "PSRAM", "ram", "sram1", "ext_sdram", "dram"})
  void ram_isVolatile(String memory) {
    assertEquals(Volatility.VOLATILE, RegionNames.volatility(memory));
  }

  @ParameterizedTest
  @ValueSource(strings = {"xip", "hbm", "promised", "flashy", "", "0", "qspi"})
  void otherMemory_isNotKnown(String memory) {
    assertEquals(Volatility.UNKNOWN, RegionNames.volatility(memory));
  }
}
