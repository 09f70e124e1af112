/* A log buffer that has nothing to do with the model. */
#include <stdint.h>

#include "app_init.h"

uint8_t app_log[1024] __attribute__((aligned(16)));
uint8_t *app_log_end;

void app_log_init(void) {
  app_log_end = app_log;
}
