import CAllocationCounter

/// Heap allocations of this process so far.
func allocationCount() -> Int {
  oriel_allocation_count()
}
