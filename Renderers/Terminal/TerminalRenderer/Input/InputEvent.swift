import ViewTree

/// What a terminal sends, decoded.
enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  /// Text that was pasted as one piece.
  case paste(String)
  case mouse(MouseInput)
  /// The answer to the question for the colour behind text, each component from 0 to 1.
  case background(red: Double, green: Double, blue: Double)
  /// The answer to the question for what the terminal can do, which every terminal gives.
  case attributes

  /// Whether a user did it on purpose, which moving the mouse isn't.
  var isDeed: Bool {
    switch self {
    case .key, .paste: true
    case .mouse(let mouse): if case .press = mouse.action { true } else { false }
    case .background, .attributes: false
    }
  }
}

struct KeyPress: Hashable, Sendable {
  enum Key: Hashable, Sendable {
    case character(String)
    case `return`, escape, tab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  var key: Key
  var modifiers: KeyboardShortcut.Modifiers = []

  init(_ key: Key, _ modifiers: KeyboardShortcut.Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

struct MouseInput: Hashable, Sendable {
  enum Button: Hashable, Sendable {
    case primary, middle, secondary
  }

  enum Action: Hashable, Sendable {
    case press(Button)
    case release(Button)
    case drag(Button)
    case move
    /// Steps of a wheel: down and to the end are positive.
    case wheel(columns: Int, lines: Int)
  }

  var action: Action
  /// From 0, at the start.
  var column: Int
  /// From 0, at the top.
  var line: Int
  var modifiers: KeyboardShortcut.Modifiers = []
}
