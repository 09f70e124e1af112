/* What the board support defines for Apollo510: DTCM is the default of .data and .bss. */
#ifndef APOLLO510_ATTRIBUTES_H
#define APOLLO510_ATTRIBUTES_H

#define IN_SECTION(name) __attribute__((section(name)))

#define AOT_PUT_IN_SRAM IN_SECTION(".sram_bss")
#define AOT_PUT_IN_SRAM_INIT IN_SECTION(".shared")
#define AOT_PUT_IN_PSRAM IN_SECTION(".sram_bss")
#define AOT_PUT_IN_PSRAM_INIT IN_SECTION(".shared")
#define AOT_PUT_IN_ITCM IN_SECTION(".itcm_text")

#define KWS_PUT_IN_SRAM IN_SECTION(".sram_bss")
#define KWS_PUT_IN_SRAM_INIT IN_SECTION(".shared")

#endif
