#ifndef AOT_PLATFORM_H
#define AOT_PLATFORM_H

#define AOT_PLAN_HASH "4a6d8d3c48c26038"

#endif
