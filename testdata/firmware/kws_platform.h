/* Placement of the arenas. The macros are empty unless a header that is included by force
 * (apollo510_attributes.h) gives them a section. _INIT is for preinitialised bytes. */
#ifndef KWS_PLATFORM_H
#define KWS_PLATFORM_H

#ifndef KWS_PUT_IN_DTCM
#define KWS_PUT_IN_DTCM
#endif
#ifndef KWS_PUT_IN_DTCM_INIT
#define KWS_PUT_IN_DTCM_INIT
#endif
#ifndef KWS_PUT_IN_SRAM
#define KWS_PUT_IN_SRAM
#endif
#ifndef KWS_PUT_IN_SRAM_INIT
#define KWS_PUT_IN_SRAM_INIT
#endif
#ifndef KWS_PUT_IN_PSRAM
#define KWS_PUT_IN_PSRAM
#endif
#ifndef KWS_PUT_IN_PSRAM_INIT
#define KWS_PUT_IN_PSRAM_INIT
#endif
#ifndef KWS_PUT_IN_ITCM
#define KWS_PUT_IN_ITCM
#endif
#ifndef KWS_PUT_IN_MRAM
#define KWS_PUT_IN_MRAM
#endif
#ifndef KWS_PUT_IN_MRAM_INIT
#define KWS_PUT_IN_MRAM_INIT
#endif

#endif
