/* External mode: the application's own buffers, one for each arena. */
#include "aot_model.h"
#include "app_init.h"

uint8_t app_scratch[1536] __attribute__((aligned(16)));
static const uint8_t app_weights[1024] __attribute__((aligned(16))) = {
#include "app_weights.inc"
};

void app_buffers_init(void) {
  aot_bind_arena(AOT_ARENA_SCRATCH, app_scratch);
  aot_bind_arena(AOT_ARENA_CONST, (void *)app_weights);
}
