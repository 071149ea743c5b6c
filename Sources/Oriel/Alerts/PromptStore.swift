import ComposableArchitecture
import SwiftNavigation
import ViewTree
import Views

/// What the states of alerts and confirmation dialogs have in common.
protocol Prompt<Action> {
  associatedtype Action

  var id: PromptID { get }
  var title: TextState { get }
  var isTitleVisible: Bool { get }
  var message: TextState? { get }
  var buttons: [ButtonState<Action>] { get }
}

extension AlertState: Prompt {
  var isTitleVisible: Bool { true }
}

extension ConfirmationDialogState: Prompt {
  var isTitleVisible: Bool { titleVisibility != .hidden }
}

extension View {
  /// Shows a prompt while a store has the state of one.
  ///
  /// A button sends its action first. Then the state is cleared, if it still is the one that was
  /// answered: an action may have put another prompt in its place.
  func prompt<State: Prompt>(
    _ kind: AlertKind, _ item: Binding<Store<State, State.Action>?>
  ) -> Rewritten<Self> {
    presenting(kind) { _ in
      guard let store = item.wrappedValue else { return nil }
      let state = store.state
      return AlertContent(
        key: AnyHashable(state.id), title: StyledText(state.title),
        isTitleVisible: state.isTitleVisible,
        message: state.message.map { StyledText($0) },
        buttons: state.buttons.map { AlertContent.Button($0, sendingTo: store) }
      ) {
        guard item.wrappedValue?.state.id == state.id else { return }
        item.wrappedValue = nil
      }
    }
  }
}
