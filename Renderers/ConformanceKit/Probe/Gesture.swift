import ViewTree

/// What a user does to one node.
public enum Gesture: Hashable, Sendable {
  /// Clicks, or presses Space or Return.
  case press
  /// Types one text at the caret, as one edit.
  case type(String)
  /// Deletes what is selected, or the character before the caret.
  case deleteBackwards
  /// Puts the caret somewhere, or selects a part of the text.
  case selectText(TextSelection)
  /// Begins to compose with an input method: nothing of it is part of the text yet.
  case beginComposing
  /// Ends composing, and commits a text at the caret.
  case commit(String)
  /// Presses Return in a text field.
  case submit
  /// Flips a toggle, or opens or closes a disclosure.
  case toggle
  case slide(Double)
  case step(up: Bool)
  /// Chooses an option of a picker, or a tab.
  case pick(Int)
  case setDate(Double)
  /// Clicks the row of a list that has this index among all its children.
  case selectRow(Int)
  /// Removes a row, by swipe or key.
  case deleteRow(Int)
  /// Drags a row to before the row that has the index `to` now.
  case moveRow(from: Int, to: Int)
  /// Asks for fresh content.
  case refresh
  /// Presses a button of an alert or dialog.
  case choose(Int)
  /// Closes what is presented without a choice, by Escape or otherwise.
  case dismiss
  /// Goes back in a navigation stack.
  case back
  /// Asks a window to close.
  case close
  /// Puts the keyboard focus here.
  case focus
  /// Chooses an entry of the context menu.
  case action(Int)
  /// Opens a menu, so that its entries can be pressed.
  case openMenu
  /// Scrolls a list so that the row with this index comes into view.
  case scroll(toRow: Int)
  /// Presses a key combination anywhere in the window that the node is in.
  case key(KeyboardShortcut)

  /// What the gesture is called in a list of skips.
  public var name: String {
    switch self {
    case .press: "press"
    case .type: "type"
    case .deleteBackwards: "delete backwards"
    case .selectText: "select text"
    case .beginComposing, .commit: "compose text"
    case .submit: "submit"
    case .toggle: "toggle"
    case .slide: "slide"
    case .step: "step"
    case .pick: "pick"
    case .setDate: "set a date"
    case .selectRow: "select a row"
    case .deleteRow: "delete a row"
    case .moveRow: "move a row"
    case .refresh: "refresh"
    case .choose: "choose"
    case .dismiss: "dismiss"
    case .back: "go back"
    case .close: "close a window"
    case .focus: "focus"
    case .action: "use a context menu"
    case .openMenu: "open a menu"
    case .scroll: "scroll"
    case .key: "press a key"
    }
  }
}
