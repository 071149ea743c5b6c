#pragma once

/// The number of heap allocations of this process so far.
long oriel_allocation_count(void);

/// Bytes of the heap that are in use, with what the allocator adds to each block.
long oriel_heap_bytes(void);

/// The number of heap allocations of this thread so far, which other threads don't disturb.
long oriel_thread_allocation_count(void);

/// How many bytes this thread has asked for so far, whether or not it has given them back.
long oriel_thread_allocated_bytes(void);
