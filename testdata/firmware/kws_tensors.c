#include "kws_model.h"
#include "kws_platform.h"

#ifndef KWS_ALIGNED
#define KWS_ALIGNED __attribute__((aligned(16)))
#endif
#ifndef KWS_SCRATCH
#define KWS_SCRATCH kws_arena_dtcm_buffer
#endif
#ifndef KWS_SCRATCH_SIZE
#define KWS_SCRATCH_SIZE 1024
#endif
#ifndef KWS_BLOB_SIZE
#define KWS_BLOB_SIZE 512
#endif

static uint8_t KWS_SCRATCH[KWS_SCRATCH_SIZE] KWS_ALIGNED KWS_PUT_IN_DTCM;
static const uint8_t kws_arena_const_mram__blob[KWS_BLOB_SIZE] KWS_ALIGNED KWS_PUT_IN_MRAM_INIT = {
#include "kws_weights.inc"
};

void kws_tensors_bind(void) {
  kws_arena_table[KWS_ARENA_SCRATCH] = KWS_SCRATCH;
  kws_arena_table[KWS_ARENA_CONST] = kws_arena_const_mram__blob;
}
