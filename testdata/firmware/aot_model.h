#ifndef AOT_MODEL_H
#define AOT_MODEL_H
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Equal to the report's region_id: scratch, persistent, constant. */
enum aot_arena { AOT_ARENA_SCRATCH, AOT_ARENA_PERSISTENT, AOT_ARENA_CONST, AOT_ARENA_COUNT };

extern uint8_t *aot_arena_table[AOT_ARENA_COUNT];

void aot_model_init(void);
int aot_model_run(void);

/* External mode: the application hands over its own buffers before aot_model_init. */
void aot_bind_arena(enum aot_arena arena, void *buffer);

/* Each stores the usable start of one generated arena in the table. */
void aot_tensors_bind_scratch(void);
void aot_tensors_bind_persistent(void);
void aot_tensors_bind_constant(void);
int aot_tensors_probe(void);

#ifdef __cplusplus
}
#endif
#endif
