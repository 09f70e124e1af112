/* External mode: an arena in external RAM, known by its address only. */
#include "aot_model.h"
#include "app_init.h"

uint8_t *app_psram_arena;

void app_pointer_init(void) {
  app_psram_arena = (uint8_t *)0x60000000;
  aot_bind_arena(AOT_ARENA_SCRATCH, app_psram_arena);
}
