/* Placement of the arenas. The macros are empty unless a header that is included by force
 * (apollo510_attributes.h) gives them a section. _INIT is for preinitialised bytes. */
#ifndef AOT_PLATFORM_H
#define AOT_PLATFORM_H

#ifndef AOT_PUT_IN_DTCM
#define AOT_PUT_IN_DTCM
#endif
#ifndef AOT_PUT_IN_DTCM_INIT
#define AOT_PUT_IN_DTCM_INIT
#endif
#ifndef AOT_PUT_IN_SRAM
#define AOT_PUT_IN_SRAM
#endif
#ifndef AOT_PUT_IN_SRAM_INIT
#define AOT_PUT_IN_SRAM_INIT
#endif
#ifndef AOT_PUT_IN_PSRAM
#define AOT_PUT_IN_PSRAM
#endif
#ifndef AOT_PUT_IN_PSRAM_INIT
#define AOT_PUT_IN_PSRAM_INIT
#endif
#ifndef AOT_PUT_IN_ITCM
#define AOT_PUT_IN_ITCM
#endif
#ifndef AOT_PUT_IN_MRAM
#define AOT_PUT_IN_MRAM
#endif
#ifndef AOT_PUT_IN_MRAM_INIT
#define AOT_PUT_IN_MRAM_INIT
#endif

#endif
