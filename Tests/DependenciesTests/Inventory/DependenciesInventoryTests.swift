import Clocks
import ConcurrencyExtras
import Dependencies
import Foundation
import IssueReporting
import Testing

/// The table "Dependencies" of the API inventory, row by row.
@Suite(.timeLimit(.minutes(5))) struct DependenciesInventoryTests {
  struct Model: Sendable {
    @Dependency(\.greeting) var byKeyPath
    @Dependency(Greeting.self) var byType
  }

  @Test func `a value is read by key path or by type`() {
    let model = withDependencies {
      $0.greeting = Greeting(text: "hi")
    } operation: {
      Model()
    }
    #expect(model.byKeyPath.text == "hi")
    #expect(model.byType.text == "hi")
    #expect(
      withDependencies {
        $0[Greeting.self].text = "x"
      } operation: {
        Model().byType.text
      } == "x")
  }

  @Test func `each context has its value`() {
    func text(_ context: DependencyContext) -> String {
      withDependencies {
        $0.context = context
      } operation: {
        @Dependency(\.greeting) var greeting
        return greeting.text
      }
    }
    #expect(text(.live) == "live")
    #expect(text(.preview) == "preview")
    #expect(text(.test) == "test")
  }

  @Test func `overrides reach async code, escaping closures and other models`() async {
    final class Owner: Sendable {
      let model = Model()
    }
    let text = await withDependencies {
      $0.greeting = Greeting(text: "async")
    } operation: {
      await Task { Model().byKeyPath.text }.value
    }
    #expect(text == "async")

    let closure = withDependencies {
      $0.greeting = Greeting(text: "escaped")
    } operation: {
      withEscapedDependencies { dependencies -> @Sendable () -> String in
        { dependencies.yield { Model().byKeyPath.text } }
      }
    }
    #expect(closure() == "escaped")

    let owner = withDependencies {
      $0.greeting = Greeting(text: "owner")
    } operation: {
      Owner()
    }
    #expect(withDependencies(from: owner) { Model().byKeyPath.text } == "owner")
  }

  @Test func `what has no implementation says so`() {
    let endpoint: @Sendable (Int) -> String = unimplemented("Client.fetch", placeholder: "nothing")
    withExpectedIssue { #expect(endpoint(1) == "nothing") }
  }

  @Test func `clocks, dates, ids and randomness are controlled`() async throws {
    let clock = TestClock()
    try await withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.suspendingClock = clock
      $0.date.now = Date(timeIntervalSince1970: 7)
      $0.uuid = .incrementing
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Constant())
      $0.calendar = Calendar(identifier: .gregorian)
      $0.locale = Locale(identifier: "en_US")
      $0.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    } operation: {
      @Dependency(\.continuousClock) var continuousClock
      @Dependency(\.suspendingClock) var suspendingClock
      @Dependency(\.date) var date
      @Dependency(\.date.now) var now
      @Dependency(\.uuid) var uuid
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      @Dependency(\.timeZone) var timeZone
      try await continuousClock.sleep(for: .seconds(1_000))
      #expect(suspendingClock is TestClock<Duration>)
      #expect(date() == now)
      #expect(date.now.timeIntervalSince1970 == 7)
      #expect(uuid() == UUID(0))
      #expect(uuid() == UUID(1))
      #expect(withRandomNumberGenerator { $0.next() } == 42)
      #expect(calendar.identifier == .gregorian)
      #expect(locale.identifier == "en_US")
      #expect(timeZone.secondsFromGMT() == 0)
    }
  }

  @Test func `work may be started and left alone, and waited for in a test`() async {
    let isDone = LockIsolated(false)
    @Dependency(\.fireAndForget) var fireAndForget
    await fireAndForget {
      await Task.yield()
      isDone.setValue(true)
    }
    #expect(isDone.value)
  }

  @Test func `assertions are issues in a test`() {
    @Dependency(\.assert) var assert
    @Dependency(\.precondition) var precondition
    @Dependency(\.assertionFailure) var assertionFailure
    assert(true)
    precondition(true)
    withExpectedIssue { assert(false, "no") }
    withExpectedIssue { precondition(false, "no") }
    withExpectedIssue { assertionFailure("no") }
  }

  @Test func `links are opened by whoever overrides it`() async throws {
    let urls = LockIsolated<[String]>([])
    await withDependencies {
      $0.openURL = OpenURLEffect { url in
        urls.withValue { $0.append(url.absoluteString) }
        return true
      }
    } operation: {
      @Dependency(\.openURL) var openURL
      await openURL(URL(string: "https://example.com")!)
    }
    #expect(urls.value == ["https://example.com"])
  }

  @Test func `a test knows its context`() {
    @Dependency(\.context) var context
    #expect(context == .test)
    #expect(isTesting)
  }
}

private struct Constant: RandomNumberGenerator {
  mutating func next() -> UInt64 { 42 }
}
