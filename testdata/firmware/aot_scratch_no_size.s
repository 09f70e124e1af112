@ The scratch arena as hand-written assembly: no .type, no .size.
        .syntax unified
        .thumb
        .section .bss.aot_arena_dtcm_buffer, "aw", %nobits
        .balign 16
aot_arena_dtcm_buffer:
        .space  1536

        .section .text.aot_tensors_bind_scratch, "ax", %progbits
        .global aot_tensors_bind_scratch
        .type   aot_tensors_bind_scratch, %function
        .thumb_func
aot_tensors_bind_scratch:
        ldr     r0, =aot_arena_dtcm_buffer
        ldr     r1, =aot_arena_table
        str     r0, [r1]
        bx      lr
        .ltorg
        .size   aot_tensors_bind_scratch, . - aot_tensors_bind_scratch
