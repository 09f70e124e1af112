/* The generated model: binds its arenas and "runs" by touching each of them. */
#include "aot_model.h"

uint8_t *aot_arena_table[AOT_ARENA_COUNT];

void aot_bind_arena(enum aot_arena arena, void *buffer) {
  aot_arena_table[arena] = buffer;
}

void aot_model_init(void) {
#ifndef AOT_EXTERNAL
#ifndef AOT_SKIP_SCRATCH
  aot_tensors_bind_scratch();
#endif
#ifndef AOT_SKIP_PERSISTENT
  aot_tensors_bind_persistent();
#endif
#ifndef AOT_SKIP_CONST
  aot_tensors_bind_constant();
#endif
#endif
}

int aot_model_run(void) {
  int sum = 0;
  for (int i = 0; i < AOT_ARENA_COUNT; i++) {
    if (aot_arena_table[i]) {
      sum += aot_arena_table[i][0];
    }
  }
  if (aot_arena_table[AOT_ARENA_SCRATCH]) {
    aot_arena_table[AOT_ARENA_SCRATCH][0] = (uint8_t)sum;
  }
#ifdef AOT_SCRATCH_PROBE
  sum += aot_tensors_probe();
#endif
  return sum;
}
