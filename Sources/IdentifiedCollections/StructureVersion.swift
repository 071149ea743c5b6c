import Synchronization

private let lastStructureVersion = Atomic<UInt64>(0)

/// A number that no other change in this process has had.
func nextStructureVersion() -> UInt64 {
  lastStructureVersion.add(1, ordering: .relaxed).newValue
}
