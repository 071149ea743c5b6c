import Clocks
import ConcurrencyExtras
import IssueReporting
import Testing

@Suite struct TestClockTests {
  let clock = TestClock()
  let log = LockIsolated<[String]>([])

  private func sleeper(_ name: String, _ seconds: Int) -> Task<Void, any Error> {
    Task { [clock, log] in
      try await clock.sleep(for: .seconds(seconds))
      log.withValue { $0.append(name) }
    }
  }

  @Test func sleepersWakeInTheOrderOfTheirDeadlines() async throws {
    let tasks = [sleeper("c", 3), sleeper("a", 1), sleeper("b", 2)]
    await clock.advance(by: .seconds(2))
    #expect(log.value == ["a", "b"])
    await clock.advance(by: .milliseconds(999))
    #expect(log.value == ["a", "b"])
    await clock.advance(by: .milliseconds(1))
    #expect(log.value == ["a", "b", "c"])
    for task in tasks { try await task.value }
    #expect(clock.now == TestClock.Instant(offset: .seconds(3)))
  }

  @Test func oneAdvanceCoversManySleepsInARow() async {
    let task = Task { [clock, log] in
      for second in 1...5 {
        try await clock.sleep(for: .seconds(1))
        log.withValue { $0.append("\(second) \(clock.now.duration(to: .init()))") }
      }
    }
    await clock.advance(by: .seconds(3))
    #expect(log.value == ["1 -1.0 seconds", "2 -2.0 seconds", "3 -3.0 seconds"])
    await clock.run()
    #expect(log.value.count == 5)
    #expect((try? await task.value) != nil)
  }

  @Test func aCancelledSleeperThrowsAndIsForgotten() async throws {
    let task = sleeper("a", 1)
    await clock.advance()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await clock.checkSuspension()

    let cancelledBefore = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await cancelledBefore.value }
    #expect(log.value == [])
  }

  @Test func aPastDeadlineDoesNotSuspend() async throws {
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: .init(offset: .seconds(5)))
    try await clock.sleep(for: .zero)
  }

  @Test func aSleeperFailsTheCheck() async {
    let recorder = Recorder()
    let task = sleeper("a", 2)
    let error = await withIssueReporters([recorder]) {
      await #expect(throws: SuspensionError.self) {
        try await clock.checkSuspension(fileID: "A/B.swift", line: 5)
      }
    }
    let message = """
      Nobody was expected to sleep on a test clock, but 1 task sleeps, the next one until 2.0 seconds.

      This can happen because:

      • A task that sleeps or runs a timer was not cancelled. Cancel it and await its end before the \
      check.
      • The time was not advanced far enough. Use 'advance(by:)' or 'run()'.
      """
    #expect(error?.description == message)
    #expect(recorder.issues.value == ["A/B.swift:5 \(message)"])
    task.cancel()
  }

  @Test func anEndlessTimerFailsRun() async {
    let recorder = Recorder()
    let task = Task { [clock] in
      for await _ in clock.timer(interval: .seconds(1)) {}
    }
    await withIssueReporters([recorder]) {
      await clock.run(timeout: .milliseconds(20), fileID: "A/B.swift", line: 6)
    }
    task.cancel()
    #expect(recorder.issues.value.count == 1)
    #expect(
      recorder.issues.value.first?.hasPrefix(
        """
        A/B.swift:6 A test clock was told to run until nobody sleeps on it, but after 0.02 seconds of \
        real time 1 task sleeps, the next one until
        """) == true)
  }

  @Test(arguments: 1...200)
  func parallelTestsDoNotDisturbEachOther(number: Int) async {
    let ticks = LockIsolated(0)
    let task = Task { [clock] in
      for await _ in clock.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
    }
    let seconds = number % 5 + 1
    await clock.advance(by: .seconds(seconds))
    #expect(ticks.value == seconds)
    task.cancel()
    await task.value
  }

  @Test func aTimerTicksOnAClockOfWhichOnlyTheDurationsAreKnown() async {
    let unknown: any Clock<Duration> = clock
    let ticks = LockIsolated(0)
    let task = Task {
      for await _ in unknown.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
    }
    await clock.advance(by: .seconds(3))
    #expect(ticks.value == 3)
    task.cancel()
    await task.value
  }
}
