@ The scratch arena with a .size that is larger than the space given to it.
        .syntax unified
        .thumb
        .section .short_arena, "aw", %nobits
        .balign 16
        .type   aot_arena_dtcm_buffer, %object
aot_arena_dtcm_buffer:
        .space  1024
        .size   aot_arena_dtcm_buffer, 1536

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
