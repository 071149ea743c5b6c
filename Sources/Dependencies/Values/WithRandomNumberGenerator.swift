import Synchronization

extension DependencyValues {
  /// What rolls the dice.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  ///
  /// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// ```
  ///
  /// In tests its use is an issue: override it with a generator that has a seed.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())

  static var testValue: WithRandomNumberGenerator {
    WithRandomNumberGenerator(UnimplementedGenerator(access: .current))
  }
}

private struct UnimplementedGenerator: RandomNumberGenerator, Sendable {
  let access: DependencyAccess?

  func next() -> UInt64 {
    DependencyAccess.reportUnimplemented(
      #"\.withRandomNumberGenerator"#,
      instead: "$0.withRandomNumberGenerator = WithRandomNumberGenerator(…)",
      at: access)
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}

/// Lends a random number generator to one caller at a time.
public final class WithRandomNumberGenerator: Sendable {
  private let generator: Mutex<any RandomNumberGenerator & Sendable>

  /// Lends a generator, whose state all callers move on.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = Mutex(generator)
  }

  /// Runs an operation that nobody else's random numbers get between.
  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator & Sendable) -> R
  ) -> R {
    nonisolated(unsafe) var result: R!
    generator.withLock { result = work(&$0) }
    return result
  }
}
