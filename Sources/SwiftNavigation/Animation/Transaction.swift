/// How a change would like to be shown.
///
/// It is carried as an intent: a renderer that can't animate shows the change at once.
public struct Transaction: Hashable, Sendable {
  /// The pace of the change, or `nil` to show it at once.
  public var animation: Animation?

  /// Whether animations that views ask for themselves are left out, too.
  public var disablesAnimations = false

  /// Makes a transaction with or without an animation.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }

  /// The transaction of the change that is being made.
  @TaskLocal package static var current = Transaction()

  /// This transaction, and what it leaves open as another says.
  package func merged(with outer: Transaction) -> Transaction {
    var result = self
    result.animation = animation ?? outer.animation
    result.disablesAnimations = disablesAnimations || outer.disablesAnimations
    return result
  }
}
