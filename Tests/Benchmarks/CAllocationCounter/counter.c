// Counts allocations by standing in front of glibc's own functions.
#include "allocation_counter.h"

#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_long allocations;
static _Thread_local long thread_allocations;
static _Thread_local long thread_bytes;

static void count(size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  thread_allocations += 1;
  thread_bytes += (long)size;
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count(size);
  return __libc_realloc(memory, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count(size);
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12;
}

long oriel_allocation_count(void) {
  return atomic_load_explicit(&allocations, memory_order_relaxed);
}

long oriel_thread_allocation_count(void) {
  return thread_allocations;
}

long oriel_thread_allocated_bytes(void) {
  return thread_bytes;
}

long oriel_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}
