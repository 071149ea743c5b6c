/// Symbols that a character of one cell can stand for.
///
/// Only characters that terminals draw as text and not as wide pictures.
enum SymbolSign {
  /// The sign of a symbol by its name on Apple's platforms, or `nil` where none says the same. A
  /// variant without a sign of its own, such as `.circle.fill`, has that of the plain symbol.
  static func sign(of name: String) -> String? {
    var name = name
    while true {
      if let sign = signs[name] { return sign }
      guard let dot = name.lastIndex(of: ".") else { return nil }
      let variant = name[name.index(after: dot)...]
      guard ["fill", "circle", "square"].contains(variant) else { return nil }
      name = String(name[..<dot])
    }
  }

  private static let signs = [
    "magnifyingglass": "⌕", "plus": "+", "minus": "−", "multiply": "×", "divide": "÷",
    "equal": "=", "xmark": "✕", "checkmark": "✓", "questionmark": "?", "exclamationmark": "!",
    "exclamationmark.triangle": "⚠", "info": "ⓘ", "star": "☆", "star.fill": "★", "heart": "♡",
    "heart.fill": "♥", "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■",
    "house": "⌂", "gear": "⚙", "gearshape": "⚙", "flag": "⚑", "envelope": "✉", "pencil": "✎",
    "music.note": "♪", "cloud": "☁", "keyboard": "⌨", "command": "⌘", "return": "↵",
    "ellipsis": "…", "list.bullet": "☰", "line.3.horizontal": "☰", "arrow.left": "←",
    "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓", "arrow.clockwise": "↻",
    "arrow.counterclockwise": "↺", "chevron.left": "‹", "chevron.right": "›",
    "chevron.backward": "‹", "chevron.forward": "›", "chevron.up": "▴", "chevron.down": "▾",
  ]
}
