import IdentifiedCollections
import Observation

/// State whose fields are observed one by one: what `@ObservableState` makes of a struct or an enum.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var count = 0
///   var isLoading = false
/// }
/// ```
///
/// A view, an `observe` closure or `withObservationTracking` that reads `store.count` is told when
/// `count` changes, and hears nothing of `isLoading`.
///
/// A field that nobody reads costs a write about ten nanoseconds.
public protocol ObservableState: ObservationTokenProviding, Observable, ReplacementObserving
where ReplacementToken == ObservationStateToken {
  /// The `FieldLens` of a field, which changes it in place where a key path to a computed property
  /// would change a copy; `nil` for anything else.
  static func _$lens(_ keyPath: PartialKeyPath<Self>) -> Any?
}

extension ObservableState {
  public static func _$lens(_ keyPath: PartialKeyPath<Self>) -> Any? { nil }

  public var replacementToken: ObservationStateToken { _$token }

  public static func slotDidChange(_ token: ObservationStateToken, to new: Self?) {
    guard let new else { return token.notifyAll() }
    switch token.change(to: new._$token) {
    case .none, .edited: break
    case .diverged, .replaced: token.notifyAll()
    }
  }
}

/// A value that can be recognised after someone had the chance to change or replace it.
///
/// `@ObservableState` types are, and so are optionals, presentations and collections of them.
public protocol ObservationTokenProviding {
  /// Names the instance of state, whatever its fields hold.
  var _$id: ObservableStateID { get }

  /// What to remember of the value while it is handed out for changes.
  var _$token: ObservationStateToken { get }

  /// Takes the place of another version of the same instance, and tells the observers of those
  /// fields that differ.
  mutating func _$notifyDifferences(from old: Self)
}
