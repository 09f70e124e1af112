/* Entry point of the program for the host. */
extern int main(void);

__attribute__((noreturn)) void _start(void) {
  main();
  for (;;) {
  }
}
