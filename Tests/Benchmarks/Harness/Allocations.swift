import CAllocationCounter

/// Heap allocations of this process so far.
func allocationCount() -> Int {
  oriel_allocation_count()
}

/// Bytes of the heap that are in use.
func heapBytes() -> Int {
  oriel_heap_bytes()
}
