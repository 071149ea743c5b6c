import CasePaths

/// What can happen to a presented child: it acts, or it is dismissed.
///
/// ```swift
/// enum Action {
///   case destination(PresentationAction<Destination.Action>)
/// }
/// ```
///
/// Its case key paths go through to the child, so that `\.destination.saved` is enough for
/// `\.destination.presented.saved`.
public enum PresentationAction<Action> {
  /// The child is to go, or has gone: the parent's state of it becomes `nil`.
  case dismiss

  /// The child has acted.
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Encodable where Action: Encodable {}
extension PresentationAction: Decodable where Action: Decodable {}

extension PresentationAction: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The paths to the cases of a presentation action, and to the child's own cases.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path to a dismissal.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        _$embed: { .dismiss },
        _$extract: {
          guard case .dismiss = $0 else { return nil }
          return ()
        })
    }

    /// The path to the child's action.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        _$embed: { .presented($0) },
        _$extract: {
          guard case .presented(let action) = $0 else { return nil }
          return action
        })
    }

    /// The path to a case of the child's action: `\.destination.saved`.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>>
    ) -> AnyCasePath<PresentationAction, Value> where Action: CasePathable {
      presented.appending(path: Action.allCasePaths[keyPath: keyPath])
    }

    /// The presentation of one destination of several: `\.destination.edit` as a path to
    /// `PresentationAction<Edit.Action>`.
    @_disfavoredOverload
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Value>> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: keyPath]
      return AnyCasePath(
        _$embed: {
          switch $0 {
          case .dismiss: .dismiss
          case .presented(let value): .presented(path.embed(value))
          }
        },
        _$extract: {
          switch $0 {
          case .dismiss: .dismiss
          case .presented(let action): path.extract(from: action).map { .presented($0) }
          }
        })
    }
  }
}
