#ifndef AOT_PLATFORM_H
#define AOT_PLATFORM_H

#define AOT_PLAN_HASH "9ca6a6503dedaa48"

#endif
