/* The application: runs the models that it was built with. */
#include "aot_model.h"
#include "kws_model.h"

#ifdef APP_HEADER
#include APP_HEADER
#endif

int main(void) {
#ifdef APP_INIT
  APP_INIT();
#endif
#ifndef WITHOUT_AOT
  aot_model_init();
  aot_model_run();
#endif
#ifdef WITH_KWS
  kws_model_init();
  kws_model_run();
#endif
  return 0;
}
