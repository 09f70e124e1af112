/* An older copy of the generated storage, left in the application. */
#include <stdint.h>

#include "app_init.h"

static uint8_t aot_arena_dtcm_buffer[1536] __attribute__((aligned(16)));
uint8_t *app_legacy_arena;

void app_legacy_init(void) {
  app_legacy_arena = aot_arena_dtcm_buffer;
}
