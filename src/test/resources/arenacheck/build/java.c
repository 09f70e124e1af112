/* Stands for java.exe: prints its arguments, one a line, and ends with what FAKE_CODE says. */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
    const char *code = getenv("FAKE_CODE");
    for (int i = 1; i < argc; i++) {
        printf("[%s]\n", argv[i]);
    }
    return code ? atoi(code) : 32;
}
