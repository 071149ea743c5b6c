public import FoundationEssentials

extension DependencyValues {
  /// What tells the date and the time.
  ///
  /// ```swift
  /// @Dependency(\.date.now) var now
  ///
  /// withDependencies {
  ///   $0.date.now = Date(timeIntervalSince1970: 1234567890)
  /// } operation: { … }
  /// ```
  ///
  /// In tests its use is an issue.
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
}

private enum DateKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }

  static var testValue: DateGenerator {
    let access = DependencyAccess.current
    return DateGenerator {
      DependencyAccess.reportUnimplemented(
        #"\.date"#, instead: "$0.date = .constant(…)", at: access)
      return Date()
    }
  }
}

/// Makes dates; called as a function, it makes the date of now.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// A generator that always makes the same date.
  public static func constant(_ now: Date) -> Self { Self { now } }

  /// The date of now; assigned to, it stays what it was assigned.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// Makes dates with a closure.
  public init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }

  /// The date of now.
  public func callAsFunction() -> Date { generate() }
}
