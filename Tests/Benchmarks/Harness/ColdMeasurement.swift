/// Times something that is done once in its life: each round prepares afresh, outside of the time.
///
/// The first round counts like the others, so the spread shows what a cold start adds.
///
/// - Parameters:
///   - parts: Parts of the operation, to give figures for one of them.
///   - prepare: Makes what the operation needs.
@MainActor
func measureCold<Subject>(
  parts: Int, rounds: Int = 5, prepare: @MainActor () -> Subject,
  _ operation: @MainActor (Subject) -> Void
) -> Measurement {
  var times: [Double] = []
  var allocations: [Int] = []
  for _ in 0..<rounds {
    let subject = prepare()
    let before = allocationCount()
    let start = microseconds()
    operation(subject)
    times.append(microseconds() - start)
    allocations.append(allocationCount() - before)
  }
  times.sort()
  allocations.sort()
  return Measurement(
    median: times[times.count / 2], range: times[0]...times[times.count - 1],
    allocations: Double(allocations[allocations.count / 2])
  ).divided(by: parts)
}
