/* What an application does before it starts its models; each image uses one of these. */
#ifndef APP_INIT_H
#define APP_INIT_H

void app_legacy_init(void);
void app_buffers_init(void);
void app_log_init(void);
void app_pool_init(void);
void app_pointer_init(void);

#endif
