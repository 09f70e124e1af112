/* The generated storage: one file-static array for each arena. Names, sizes and places can be
 * set from the command line, so that one source makes every variant. */
#include "aot_model.h"
#include "aot_platform.h"

#ifndef AOT_LINKAGE
#define AOT_LINKAGE static
#endif
#ifndef AOT_ALIGNED
#define AOT_ALIGNED __attribute__((aligned(16)))
#endif

#ifndef AOT_SCRATCH
#define AOT_SCRATCH aot_arena_dtcm_buffer
#endif
#ifndef AOT_SCRATCH_SIZE
#define AOT_SCRATCH_SIZE 1536
#endif
#ifndef AOT_SCRATCH_PLACE
#define AOT_SCRATCH_PLACE AOT_PUT_IN_DTCM
#endif
#ifndef AOT_SCRATCH_OFFSET
#define AOT_SCRATCH_OFFSET 0
#endif

#ifndef AOT_PERSISTENT
#define AOT_PERSISTENT aot_arena_persistent_dtcm_buffer
#endif
#ifndef AOT_PERSISTENT_SIZE
#define AOT_PERSISTENT_SIZE 128
#endif

#ifndef AOT_BLOB
#define AOT_BLOB aot_arena_const_dtcm__blob
#endif
#ifndef AOT_BLOB_SIZE
#define AOT_BLOB_SIZE 1024
#endif
#ifndef AOT_BLOB_PLACE
#define AOT_BLOB_PLACE AOT_PUT_IN_DTCM_INIT
#endif
#ifndef AOT_BLOB_CONST
#define AOT_BLOB_CONST
#endif

#ifndef AOT_SCRATCH_ELSEWHERE
#ifdef AOT_SCRATCH_IN_FUNCTION
void aot_tensors_bind_scratch(void) {
  static uint8_t AOT_SCRATCH[AOT_SCRATCH_SIZE] AOT_ALIGNED AOT_SCRATCH_PLACE;
  aot_arena_table[AOT_ARENA_SCRATCH] = AOT_SCRATCH + AOT_SCRATCH_OFFSET;
}
#else
AOT_LINKAGE uint8_t AOT_SCRATCH[AOT_SCRATCH_SIZE] AOT_ALIGNED AOT_SCRATCH_PLACE;

void aot_tensors_bind_scratch(void) {
  aot_arena_table[AOT_ARENA_SCRATCH] = AOT_SCRATCH + AOT_SCRATCH_OFFSET;
}

#ifdef AOT_SCRATCH_PROBE
/* A second user, so that link-time optimisation has to share the static between partitions. */
int aot_tensors_probe(void) {
  return AOT_SCRATCH[AOT_SCRATCH_SIZE - 1];
}
#endif
#endif
#endif

#ifndef AOT_WITHOUT_PERSISTENT
AOT_LINKAGE uint8_t AOT_PERSISTENT[AOT_PERSISTENT_SIZE] AOT_ALIGNED AOT_PUT_IN_DTCM;

void aot_tensors_bind_persistent(void) {
  aot_arena_table[AOT_ARENA_PERSISTENT] = AOT_PERSISTENT;
}
#endif

#ifndef AOT_WITHOUT_CONST
AOT_LINKAGE AOT_BLOB_CONST uint8_t AOT_BLOB[AOT_BLOB_SIZE] AOT_ALIGNED AOT_BLOB_PLACE = {
#include "weights.inc"
};

#ifdef AOT_STAGED
AOT_LINKAGE uint8_t AOT_STAGED[AOT_BLOB_SIZE] AOT_ALIGNED AOT_PUT_IN_DTCM;

/* Copies the constants to the memory that the model reads them from. */
__attribute__((weak)) void aot_hydrate_constants(void) {
  for (unsigned i = 0; i < AOT_BLOB_SIZE; i++) {
    AOT_STAGED[i] = AOT_BLOB[i];
  }
}

void aot_tensors_bind_constant(void) {
  aot_hydrate_constants();
  aot_arena_table[AOT_ARENA_CONST] = AOT_STAGED;
}
#else
void aot_tensors_bind_constant(void) {
  aot_arena_table[AOT_ARENA_CONST] = (uint8_t *)AOT_BLOB;
}
#endif
#endif
