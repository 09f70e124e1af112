/* The application replaces the module's weak scratch arena, too small. */
#include <stdint.h>

uint8_t aot_arena_dtcm_buffer[1024] __attribute__((aligned(16)));
