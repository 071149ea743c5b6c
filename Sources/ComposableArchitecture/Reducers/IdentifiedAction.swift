import CasePaths

/// The action of one row of a collection.
///
/// ```swift
/// enum Action {
///   case rows(IdentifiedActionOf<Row>)
/// }
/// ```
///
/// Its case key paths go straight to a row: `\.rows[id: 1].toggled`.
public enum IdentifiedAction<ID: Hashable, Action> {
  /// The row with this id has acted.
  case element(id: ID, action: Action)
}

/// The action of one row of a collection whose rows are a feature's state.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}

extension IdentifiedAction: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The path to any row's action, and with `[id:]` to one row's.
  public struct AllCasePaths {
    /// The path to any row's action, with its id.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      AnyCasePath(
        _$embed: { .element(id: $0.id, action: $0.action) },
        _$extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id, action)
        })
    }

    /// The path to the action of the row with an id.
    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
      AnyCasePath(
        _$embed: { .element(id: id, action: $0) },
        _$extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        })
    }
  }
}

extension IdentifiedAction.AllCasePaths: Sendable {}

extension Case {
  /// One step down to the action of the row with an id: `\.rows[id: 1].toggled`.
  public subscript<ID, Action>(id id: ID) -> Case<Action>
  where Value == IdentifiedAction<ID, Action> {
    appending(path: IdentifiedAction.allCasePaths[id: id])
  }
}
