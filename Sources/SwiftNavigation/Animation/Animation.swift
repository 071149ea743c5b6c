/// An animation by name and pace, which a renderer shows as well as it can.
///
/// ```swift
/// withAnimation(.easeOut(duration: 0.2)) { store.send(.expandButtonTapped) }
/// ```
public struct Animation: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    case `default`, linear, easeIn, easeOut, easeInOut, spring, bouncy, smooth, snappy
  }

  package let curve: Curve
  /// In seconds, or `nil` for what the renderer finds right.
  package var duration: Double?
  /// In seconds.
  package var delay = 0.0
  package var speed = 1.0
  package var repeats: Int?
  package var autoreverses = false
  /// How far a spring goes beyond its end: 0 not at all, 1 without end.
  package var bounce: Double?

  init(_ curve: Curve, duration: Double? = nil, bounce: Double? = nil) {
    self.curve = curve
    self.duration = duration
    self.bounce = bounce
  }

  /// What the renderer uses where nothing is said.
  public static let `default` = Animation(.default)
  /// The same pace all the way.
  public static let linear = Animation(.linear)
  /// Starts slowly.
  public static let easeIn = Animation(.easeIn)
  /// Ends slowly.
  public static let easeOut = Animation(.easeOut)
  /// Starts and ends slowly.
  public static let easeInOut = Animation(.easeInOut)
  /// Moves as if a spring pulled.
  public static let spring = Animation(.spring)
  /// A spring that visibly goes beyond its end.
  public static let bouncy = Animation(.bouncy)
  /// A spring that doesn't go beyond its end.
  public static let smooth = Animation(.smooth)
  /// A quick spring that goes a little beyond its end.
  public static let snappy = Animation(.snappy)
  /// A quick spring for what follows a finger.
  public static let interactiveSpring = Animation(.spring, duration: 0.15)
}

extension Animation {
  /// The same pace all the way, in so many seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(.linear, duration: duration)
  }

  /// Starts slowly, in so many seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(.easeIn, duration: duration)
  }

  /// Ends slowly, in so many seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(.easeOut, duration: duration)
  }

  /// Starts and ends slowly, in so many seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.easeInOut, duration: duration)
  }

  /// Moves as if a spring pulled, in so many seconds.
  ///
  /// - Parameter bounce: How far it goes beyond its end: 0 not at all, 1 without end.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(.spring, duration: duration, bounce: bounce)
  }

  /// Moves as if a spring pulled, told as a physicist would: how long it takes, and how much it is
  /// held back (1 is not to bounce at all).
  public static func spring(response: Double, dampingFraction: Double = 0.825) -> Animation {
    Animation(.spring, duration: response, bounce: 1 - dampingFraction)
  }

  /// A spring that visibly goes beyond its end, in so many seconds.
  public static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation {
    Animation(.bouncy, duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring that doesn't go beyond its end, in so many seconds.
  public static func smooth(duration: Double, extraBounce: Double = 0) -> Animation {
    Animation(.smooth, duration: duration, bounce: extraBounce)
  }

  /// A quick spring that goes a little beyond its end, in so many seconds.
  public static func snappy(duration: Double, extraBounce: Double = 0) -> Animation {
    Animation(.snappy, duration: duration, bounce: 0.15 + extraBounce)
  }
}

extension Animation {
  /// Starts after this many seconds.
  public func delay(_ seconds: Double) -> Animation {
    var animation = self
    animation.delay = seconds
    return animation
  }

  /// Runs this many times as fast.
  public func speed(_ factor: Double) -> Animation {
    var animation = self
    animation.speed *= factor
    return animation
  }

  /// Runs this many times.
  ///
  /// - Parameter autoreverses: Whether every second time goes back.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeats = count
    animation.autoreverses = autoreverses
    return animation
  }

  /// Runs until what it animates goes away.
  ///
  /// - Parameter autoreverses: Whether every second time goes back.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeatCount(.max, autoreverses: autoreverses)
  }
}
