#!/bin/sh
# Rebuilds the images of this folder. Needs arm-none-eabi binutils and gcc, clang and lld.
set -eu
cd "$(dirname "$0")"
objects=$(mktemp -d)
trap 'rm -rf "$objects"' EXIT

cc() {
  arm-none-eabi-gcc -mcpu=cortex-m4 -mthumb -O1 -ffreestanding -ffile-prefix-map="$PWD=." "$@"
}

cc -g -c locals.c -o "$objects/locals.o"
arm-none-eabi-ld -z max-page-size=256 -T image.ld --build-id=sha1 "$objects/locals.o" -o gnu.elf

# Four ways in which local symbols go, one in which all symbols go, one in which contents go.
arm-none-eabi-strip -x gnu.elf -o gnu-strip-x.elf
arm-none-eabi-ld -z max-page-size=256 -x -T image.ld "$objects/locals.o" -o gnu-ld-x.elf
arm-none-eabi-strip -g gnu.elf -o gnu-strip-g.elf
arm-none-eabi-strip gnu.elf -o gnu-stripped.elf
arm-none-eabi-objcopy --only-keep-debug gnu.elf gnu-debug-only.elf

arm-none-eabi-objcopy --compress-debug-sections=zlib-gabi gnu.elf gnu-compressed-debug.elf
cc -mbig-endian -c locals.c -o "$objects/big.o"
arm-none-eabi-ld -z max-page-size=256 -EB -T image.ld "$objects/big.o" -o gnu-big-endian.elf

ld.lld -z max-page-size=256 -T image.ld "$objects/locals.o" -o lld.elf
ld.lld -z max-page-size=256 -x -T image.ld "$objects/locals.o" -o lld-x.elf
clang --target=x86_64-none-elf -O1 -ffreestanding -fno-pic -mcmodel=large \
  -fno-asynchronous-unwind-tables -c locals.c -o "$objects/wide.o"
ld.lld -z max-page-size=256 -T image.ld "$objects/wide.o" -o lld-x86-64.elf
chmod -x ./*.elf
