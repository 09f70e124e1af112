package arenacheck.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
    assertTrue(RegionNames.nonVolatile(memory));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"sram", "dtcm", "itcm", "psram", "ram", "promised", "flashy", "dram", "", "0"})
  void otherMemory_isVolatile(String memory) {
    assertFalse(RegionNames.nonVolatile(memory));
  }
}
