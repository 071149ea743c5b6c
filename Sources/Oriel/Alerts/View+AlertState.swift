import ComposableArchitecture
import ViewTree
import Views

extension View {
  /// Shows an alert while a store has the state of one.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.alert, action: \.alert))
  /// ```
  ///
  /// A button sends its action first; then the alert's state is cleared, if the same alert is still
  /// there.
  public func alert<Action>(
    _ item: Binding<Store<AlertState<Action>, Action>?>
  ) -> Rewritten<Self> {
    prompt(.alert, item)
  }

  /// Shows a confirmation dialog while a store has the state of one.
  ///
  /// ```swift
  /// .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  /// ```
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> Rewritten<Self> {
    prompt(.dialog, item)
  }
}

extension AlertContent.Button {
  @MainActor
  init<State, Action>(
    _ button: ButtonState<Action>, sendingTo store: Store<State, Action>
  ) {
    self.init(
      StyledText(button.label), role: button.role.map { $0 == .cancel ? .cancel : .destructive }
    ) {
      guard let action = button.action.action else { return }
      // A button that says nothing of an animation keeps the transaction around it.
      if let animation = button.action.animation {
        store.send(action, animation: animation)
      } else {
        store.send(action)
      }
    }
  }
}
