/// A stored property of a view that is kept for it from one evaluation to the next.
///
/// Make your own by composing Oriel's: a struct that conforms and holds `@State`, `@Environment` or
/// the like.
@MainActor
public protocol DynamicProperty {
  /// Called before each evaluation of the body, once the properties within are bound.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the engine binds to storage of a scope.
protocol BoundProperty: DynamicProperty {
  mutating func bind(to scope: ScopeMount, slot: Int)

  /// Binds to no scope: the view is read as data.
  mutating func bindInline(to environment: EnvironmentBox)
}

/// A property that says nothing about whether a view changed, since its value lives elsewhere.
protocol UncomparedProperty {}

/// A property that knows better than its bits whether it changed.
@MainActor
protocol ComparableProperty {
  func isSame(as other: Self) -> Bool
}
