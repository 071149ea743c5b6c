import Glibc

/// What one operation costs: the median of several rounds, with their spread.
struct Measurement {
  /// Microseconds for one operation.
  let median: Double
  /// The lowest and the highest round.
  let range: ClosedRange<Double>
  /// Heap allocations for one operation.
  let allocations: Double

  /// The same for one of several parts of the operation.
  func divided(by count: Int) -> Measurement {
    let parts = Double(count)
    return Measurement(
      median: median / parts,
      range: (range.lowerBound / parts)...(range.upperBound / parts),
      allocations: allocations / parts)
  }
}

/// Runs an operation often enough to time it, several times over.
///
/// - Parameters:
///   - count: Operations in one round.
///   - rounds: Rounds after one that only warms up.
@MainActor
func measure(count: Int, rounds: Int = 9, _ operation: @MainActor () -> Void) -> Measurement {
  for _ in 0..<max(1, count / 10) { operation() }
  var times: [Double] = []
  for _ in 0..<rounds {
    let start = microseconds()
    for _ in 0..<count { operation() }
    times.append((microseconds() - start) / Double(count))
  }
  times.sort()
  let before = allocationCount()
  for _ in 0..<count { operation() }
  let allocations = Double(allocationCount() - before) / Double(count)
  return Measurement(
    median: times[times.count / 2], range: times[0]...times[times.count - 1],
    allocations: allocations)
}

/// Like ``measure(count:rounds:_:)`` for an operation that suspends.
@MainActor
func measure(
  count: Int, rounds: Int = 9, _ operation: @MainActor () async -> Void
) async -> Measurement {
  for _ in 0..<max(1, count / 10) { await operation() }
  var times: [Double] = []
  for _ in 0..<rounds {
    let start = microseconds()
    for _ in 0..<count { await operation() }
    times.append((microseconds() - start) / Double(count))
  }
  times.sort()
  let before = allocationCount()
  for _ in 0..<count { await operation() }
  let allocations = Double(allocationCount() - before) / Double(count)
  return Measurement(
    median: times[times.count / 2], range: times[0]...times[times.count - 1],
    allocations: allocations)
}

func microseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1_000_000 + Double(time.tv_nsec) / 1_000
}
