/* A static buffer, a hidden and a global variable, a hidden symbol of the script. */
static int arena[16];
static const int table[4] = {1, 2, 3, 4};
__attribute__((visibility("hidden"))) int hidden_count = 5;
int global_count = 3;
extern char end_of_code[];

__attribute__((noinline)) static int first(int i) { return table[i & 3] + arena[i & 15]; }

void _start(void) {
  arena[1] = first(global_count) + hidden_count + (int)(long)end_of_code;
}
