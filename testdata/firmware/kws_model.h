#ifndef KWS_MODEL_H
#define KWS_MODEL_H
#include <stdint.h>

enum kws_arena { KWS_ARENA_SCRATCH, KWS_ARENA_CONST, KWS_ARENA_COUNT };

extern const uint8_t *kws_arena_table[KWS_ARENA_COUNT];

void kws_model_init(void);
int kws_model_run(void);
void kws_tensors_bind(void);

#endif
