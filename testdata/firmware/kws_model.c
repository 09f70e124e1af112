/* A second, smaller model: scratch in DTCM, cold constants in MRAM. */
#include "kws_model.h"

const uint8_t *kws_arena_table[KWS_ARENA_COUNT];

void kws_model_init(void) {
  kws_tensors_bind();
}

int kws_model_run(void) {
  return kws_arena_table[KWS_ARENA_SCRATCH][0] + kws_arena_table[KWS_ARENA_CONST][0];
}
