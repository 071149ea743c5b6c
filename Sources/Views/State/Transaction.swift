/// How a change would like to be shown.
///
/// It is carried as an intent: a renderer that can't animate shows the change at once.
public struct Transaction: Hashable, Sendable {
  public var animation: Animation?
  public var disablesAnimations = false

  public init(animation: Animation? = nil) {
    self.animation = animation
  }

  /// The transaction of the change that is being made.
  @TaskLocal static var current = Transaction()

  func merged(with outer: Transaction) -> Transaction {
    var result = self
    result.animation = animation ?? outer.animation
    result.disablesAnimations = disablesAnimations || outer.disablesAnimations
    return result
  }
}

/// An animation by name and pace.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case `default`, linear, easeIn, easeOut, easeInOut, spring, bouncy, smooth, snappy
  }

  let curve: Curve
  var duration: Double?
  var delay = 0.0
  var speed = 1.0
  var repeats: Int?

  init(_ curve: Curve, duration: Double? = nil) {
    self.curve = curve
    self.duration = duration
  }

  public static let `default` = Animation(.default)
  public static let linear = Animation(.linear)
  public static let easeIn = Animation(.easeIn)
  public static let easeOut = Animation(.easeOut)
  public static let easeInOut = Animation(.easeInOut)
  public static let spring = Animation(.spring)
  public static let bouncy = Animation(.bouncy)
  public static let smooth = Animation(.smooth)
  public static let snappy = Animation(.snappy)

  public static func linear(duration: Double) -> Animation {
    Animation(.linear, duration: duration)
  }
  public static func easeIn(duration: Double) -> Animation {
    Animation(.easeIn, duration: duration)
  }
  public static func easeOut(duration: Double) -> Animation {
    Animation(.easeOut, duration: duration)
  }
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.easeInOut, duration: duration)
  }
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(.spring, duration: duration)
  }

  /// Starts after this many seconds.
  public func delay(_ seconds: Double) -> Animation {
    var animation = self
    animation.delay = seconds
    return animation
  }

  public func speed(_ factor: Double) -> Animation {
    var animation = self
    animation.speed = factor
    return animation
  }

  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeats = count
    return animation
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeatCount(.max, autoreverses: autoreverses)
  }
}

/// Runs a change that would like to be animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a change with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  if transaction == Transaction.current { return try body() }
  return try Transaction.$current.withValue(transaction) { try body() }
}
