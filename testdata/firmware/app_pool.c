/* External mode: one pool for all arenas. */
#include "aot_model.h"
#include "app_init.h"

uint8_t app_pool[4096] __attribute__((aligned(16)));

void app_pool_init(void) {
  aot_bind_arena(AOT_ARENA_SCRATCH, app_pool);
  aot_bind_arena(AOT_ARENA_PERSISTENT, app_pool + 1536);
}
