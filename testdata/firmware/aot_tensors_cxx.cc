// The generated storage in a C++ project that compiles everything as C++.
#include "aot_tensors.c"
