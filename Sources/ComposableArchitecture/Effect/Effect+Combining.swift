extension Effect {
  /// Does several things at the same time.
  ///
  /// ```swift
  /// return .merge(
  ///   .cancel(id: CancelID.search),
  ///   .run { _ in await analytics.track("closed") })
  /// ```
  ///
  /// They start in the order given.
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// Does several things at the same time.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    combine(effects, as: Operation.merge) {
      guard case .merge(let inner) = $0 else { return nil }
      return inner
    }
  }

  /// Does this and another thing at the same time.
  public func merge(with other: Self) -> Self { .merge(self, other) }

  /// Does several things one after the other.
  ///
  /// ```swift
  /// return .concatenate(
  ///   .run { _ in await player.fadeOut() },
  ///   .send(.closed))
  /// ```
  ///
  /// Each starts when the one before it has ended, also if that was cancelled. A part that is
  /// cancelled before its turn never starts.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// Does several things one after the other.
  public static func concatenate(_ effects: some Sequence<Self>) -> Self {
    combine(effects, as: Operation.concatenate) {
      guard case .concatenate(let inner) = $0 else { return nil }
      return inner
    }
  }

  /// Does this, and then another thing.
  public func concatenate(with other: Self) -> Self { .concatenate(self, other) }

  // NB: Flat, because an effect built up in a loop would nest as deeply as the loop is long, and
  // freeing a deeply nested enum overflows the stack. Long lists stay as they are, because copying
  // them at each turn of such a loop would take a time that is quadratic.
  private static func combine(
    _ effects: some Sequence<Self>,
    as operation: ([Self]) -> Operation,
    flatten: (Operation) -> [Self]?
  ) -> Self {
    var parts: [Self] = []
    for effect in effects where !effect.isNone {
      if let inner = flatten(effect.operation), inner.count < 64 {
        if parts.isEmpty { parts = inner } else { parts += inner }
      } else {
        parts.append(effect)
      }
    }
    return switch parts.count {
    case 0: .none
    case 1: parts[0]
    default: Self(operation(parts))
    }
  }
}
