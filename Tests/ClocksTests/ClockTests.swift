import Clocks
import ConcurrencyExtras
import IssueReporting
import Testing

@Suite struct ClockTests {
  @Test func anImmediateClockSkipsEverySleep() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(1_000_000))
    #expect(clock.now == ImmediateClock.Instant(offset: .seconds(1_000_000)))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func anUnimplementedClockReportsItsUse() async throws {
    let recorder = Recorder()
    let clock = UnimplementedClock(name: "Poll.clock", fileID: "A/B.swift", line: 3)
    try await withIssueReporters([recorder]) {
      let start = clock.now
      try await clock.sleep(until: start.advanced(by: .seconds(1)))
    }
    #expect(recorder.issues.value.count == 2)
    #expect(
      recorder.issues.value.last == """
        A/B.swift:3 Unimplemented: 'Poll.clock.sleep(until:tolerance:)' was used.

        It is defined as unimplemented at A/B.swift:3.

        Override it with a clock for this run: a 'TestClock' to move the time by hand, or an \
        'ImmediateClock' to skip every sleep.
        """)
  }

  @Test func anyClockIsTheClockThatItHides() async throws {
    let test = TestClock()
    let clock = AnyClock(test)
    let start = clock.now
    await test.advance(by: .seconds(2))
    #expect(start.duration(to: clock.now) == .seconds(2))
    #expect(start < clock.now)
    #expect(clock.now == start.advanced(by: .seconds(2)))
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await test.advance(by: .seconds(1))
    try await task.value
  }

  @Test func aTimerDoesNotDriftAndSkipsWhatItMissed() async {
    let clock = TestClock()
    var timer = clock.timer(interval: .seconds(10)).makeAsyncIterator()
    let box = UncheckedSendable(clock)

    func advance(by seconds: Int) -> Task<Void, Never> {
      Task.detached { await box.value.advance(by: .seconds(seconds)) }
    }
    var advancing = advance(by: 12)
    let first = await timer.next()
    await advancing.value
    #expect(first == .init(offset: .seconds(10)))

    // A slow consumer: the ticks at 20, 30 and 40 pass without it.
    await clock.advance(by: .seconds(35))
    let late = await timer.next()
    #expect(late == .init(offset: .seconds(47)))
    advancing = advance(by: 10)
    let next = await timer.next()
    await advancing.value
    #expect(next == .init(offset: .seconds(50)))
  }
}
