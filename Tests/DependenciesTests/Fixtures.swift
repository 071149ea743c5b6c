import ConcurrencyExtras
import Dependencies

/// A dependency of each kind.
struct Greeting: DependencyKey, Equatable {
  var text: String
  static let liveValue = Greeting(text: "live")
  static let previewValue = Greeting(text: "preview")
  static let testValue = Greeting(text: "test")
}

enum LiveOnlyKey: DependencyKey {
  static let liveValue = 42
}

enum TestOnlyKey: TestDependencyKey {
  static let testValue = 7
}

/// State that no two tests should share.
enum CounterKey: DependencyKey {
  static var liveValue: LockIsolated<Int> { LockIsolated(0) }
  static var testValue: LockIsolated<Int> { LockIsolated(0) }
}

extension DependencyValues {
  var greeting: Greeting {
    get { self[Greeting.self] }
    set { self[Greeting.self] = newValue }
  }

  var liveOnly: Int {
    get { self[LiveOnlyKey.self] }
    set { self[LiveOnlyKey.self] = newValue }
  }

  var testOnly: Int {
    get { self[TestOnlyKey.self] }
    set { self[TestOnlyKey.self] = newValue }
  }

  var counter: LockIsolated<Int> {
    get { self[CounterKey.self] }
    set { self[CounterKey.self] = newValue }
  }
}
