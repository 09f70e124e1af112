/* Vector table, stack and reset handler of an Apollo510 application. */
#include <stdint.h>

extern uint32_t _init_data[], _sdata[], _edata[], _sbss[], _ebss[];
extern uint32_t _init_shared[], _sshared[], _eshared[], _ssram_bss[], _esram_bss[];
extern int main(void);

#ifndef STACK_WORDS
#define STACK_WORDS 4096
#endif
#ifndef INITIAL_SP
#define INITIAL_SP (&g_stack[STACK_WORDS])
#endif

/* Only the script's patterns keep it: nothing but the vector table names it. */
static uint32_t g_stack[STACK_WORDS] __attribute__((section(".stack"), aligned(8)));
extern uint32_t fw_stack_top[];

void Reset_Handler(void);

struct vectors {
  void *initial_sp;
  void (*handlers[3])(void);
};

static void hang(void) {
  for (;;) {
  }
}

const struct vectors g_vectors __attribute__((section(".isr_vector"), used)) = {
    INITIAL_SP, {Reset_Handler, hang, hang}};

static void copy(uint32_t *to, const uint32_t *end, const uint32_t *from) {
  while (to < end) {
    *to++ = *from++;
  }
}

static void zero(uint32_t *to, const uint32_t *end) {
  while (to < end) {
    *to++ = 0;
  }
}

void Reset_Handler(void) {
  copy(_sdata, _edata, _init_data);
#ifndef FORGET_SHARED
  copy(_sshared, _eshared, _init_shared);
#endif
  zero(_sbss, _ebss);
  zero(_ssram_bss, _esram_bss);
  main();
  hang();
}
