import SwiftNavigation

/// State of a child that is gone as soon as anything is chosen in it, such as an alert.
///
/// Once a child of such a type has sent an action, its presentation ends, whatever the action was.
/// Such a child needs no reducer: `.ifLet(\.$alert, action: \.alert)`.
public protocol _EphemeralState<Action> {
  /// What can be chosen.
  associatedtype Action
}

extension AlertState: _EphemeralState {}
extension ConfirmationDialogState: _EphemeralState {}
