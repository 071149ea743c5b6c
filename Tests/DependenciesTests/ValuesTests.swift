import Clocks
import ConcurrencyExtras
import Dependencies
import Foundation
import IssueReporting
import Testing

@Suite struct ValuesTests {
  let recorder = Recorder()

  @Test func idsCountUp() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect(uuid() == UUID(0))
      #expect(uuid() == UUID(1))
      #expect(UUID(42).uuidString == "00000000-0000-0000-0000-00000000002A")
      #expect(UUIDGenerator.constant(UUID(5))() == UUID(5))
    }
  }

  @Test func theDateStaysWhatItIsSetTo() {
    withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 5)
    } operation: {
      @Dependency(\.date) var date
      @Dependency(\.date.now) var now
      #expect(date() == Date(timeIntervalSince1970: 5))
      #expect(now == date())
    }
  }

  @Test func unimplementedValuesReportTheirUse() async throws {
    try await withIssueReporters([recorder]) {
      @Dependency(\.date, fileID: "A/B.swift", line: 1) var date
      @Dependency(\.uuid, fileID: "A/B.swift", line: 2) var uuid
      @Dependency(\.continuousClock, fileID: "A/B.swift", line: 3) var continuousClock
      @Dependency(\.suspendingClock, fileID: "A/B.swift", line: 4) var suspendingClock
      @Dependency(\.calendar, fileID: "A/B.swift", line: 5) var calendar
      @Dependency(\.locale, fileID: "A/B.swift", line: 6) var locale
      @Dependency(\.timeZone, fileID: "A/B.swift", line: 7) var timeZone
      @Dependency(\.withRandomNumberGenerator, fileID: "A/B.swift", line: 8) var withRandom
      @Dependency(\.openURL, fileID: "A/B.swift", line: 9) var openURL
      _ = (date(), uuid(), calendar, locale, timeZone)
      try await continuousClock.sleep(for: .zero)
      try await suspendingClock.sleep(for: .zero)
      _ = withRandom { $0.next() }
      #expect(await openURL(URL(filePath: "/")) == false)
    }
    let lines = Set(recorder.issues.value.compactMap { $0.split(separator: " ").first })
    #expect(lines == Set((1...9).map { "A/B.swift:\($0)" }))
    #expect(
      recorder.issues.value.first == #"""
        A/B.swift:1 @Dependency(\.date) was used in a test that doesn't override it.

        Its live value differs from run to run, so that the test would too. Override it: \#
        'withDependencies { $0.date = .constant(…) } operation: { … }', or the same closure of a \#
        'TestStore'.
        """#)
  }

  @Test func aClockCanBeReplaced() async throws {
    let clock = TestClock()
    let task = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Task {
        @Dependency(\.continuousClock) var clock
        try await clock.sleep(for: .seconds(1))
      }
    }
    await clock.advance(by: .seconds(1))
    try await task.value
  }

  @Test func aSeededGeneratorIsCertain() {
    struct Counting: RandomNumberGenerator {
      var count: UInt64 = 0
      mutating func next() -> UInt64 {
        count += 1
        return count
      }
    }
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandom
      #expect(withRandom { $0.next() } == 1)
      #expect(withRandom { $0.next() } == 2)
    }
  }

  @Test func workThatIsForgottenEndsWithinItsTest() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let ended = LockIsolated(false)
    await fireAndForget {
      await Task.yield()
      ended.setValue(true)
    }
    #expect(ended.value)
  }

  @Test func assertionsFailTests() {
    withIssueReporters([recorder]) {
      @Dependency(\.assert) var assert
      @Dependency(\.assertionFailure) var assertionFailure
      @Dependency(\.precondition) var precondition
      assert(true, "Fine.")
      assert(false, "No money.")
      assertionFailure("Not here.")
      precondition(false)
    }
    #expect(
      recorder.issues.value.map { $0.drop { $0 != " " }.dropFirst() } == [
        "Assertion failed: No money.",
        "A place was reached that should never be: Not here.",
        "Precondition failed.",
      ])
  }

  @Test func liveValuesAreLive() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.date.now) var now
      @Dependency(\.uuid) var uuid
      @Dependency(\.timeZone) var timeZone
      #expect(abs(now.timeIntervalSinceNow) < 60)
      #expect(uuid() != uuid())
      #expect(timeZone == .autoupdatingCurrent)
    }
  }

  @Test func aTimerOnAnUnimplementedClockIsReportedAndDoesNotRunAway() async {
    await withIssueReporters([recorder]) {
      @Dependency(\.continuousClock) var clock
      let task = Task {
        for await _ in clock.timer(interval: .seconds(1)) { Issue.record("It ticked.") }
      }
      while recorder.issues.value.count < 2 { await Task.yield() }
      task.cancel()
      await task.value
    }
    // It asks for the time when it starts, and for the first sleep.
    #expect(recorder.issues.value.count <= 3)
  }
}
