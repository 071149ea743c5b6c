import CasePaths

/// What can happen to a stack of screens: one acts, one is popped, one is pushed.
///
/// ```swift
/// enum Action {
///   case path(StackActionOf<Path>)
/// }
/// ```
///
/// Its case key paths go straight to the action of a screen:
///
/// ```swift
/// await store.receive(\.path[id: 0].detail.saved)
/// ```
public enum StackAction<State, Action> {
  /// The screen with this id has acted.
  indirect case element(id: StackElementID, action: Action)

  /// The screen with this id was left, by the user or by itself, and so were the screens above it.
  case popFrom(id: StackElementID)

  /// A screen was pushed by the view, under an id that the view has chosen.
  case push(id: StackElementID, state: State)
}

/// The stack action of a feature that is, or describes, the stack's screens.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
extension StackAction: Encodable where State: Encodable, Action: Encodable {}
extension StackAction: Decodable where State: Decodable, Action: Decodable {}

extension StackAction: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The paths to the cases of a stack action, and with `[id:]` to the action of one screen.
  public struct AllCasePaths: Sendable {
    /// The path to any screen's action, with its id.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        _$embed: { .element(id: $0.id, action: $0.action) },
        _$extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id, action)
        })
    }

    /// The path to the id of the lowest screen that was popped.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        _$embed: { .popFrom(id: $0) },
        _$extract: {
          guard case .popFrom(let id) = $0 else { return nil }
          return id
        })
    }

    /// The path to a screen that was pushed.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        _$embed: { .push(id: $0.id, state: $0.state) },
        _$extract: {
          guard case .push(let id, let state) = $0 else { return nil }
          return (id, state)
        })
    }

    /// The path to the action of the screen with an id.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        _$embed: { .element(id: id, action: $0) },
        _$extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        })
    }
  }
}

extension Case {
  /// One step down to the action of the screen with an id: `\.path[id: 0].saved`.
  public subscript<State, Action>(id id: StackElementID) -> Case<Action>
  where Value == StackAction<State, Action> {
    appending(path: StackAction.allCasePaths[id: id])
  }
}
