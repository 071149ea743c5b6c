import ViewTree

/// One line of a session: a verb, and texts in quotes with small words between.
///
/// ```
/// type "blob@example.com" into "E-mail"
/// tap "Log in"
/// ```
struct SessionCommand: Hashable {
  var verb: String
  /// What is in quotes, in order.
  var texts: [String] = []
  /// The words that are not in quotes, after the verb.
  var words: [String] = []

  /// `nil` for an empty line or a comment.
  init?(_ line: String) {
    var rest = Substring(line).drop { $0 == " " || $0 == "\t" }
    guard let first = rest.first, first != "#" else { return nil }
    var words: [String] = []
    while let character = rest.first {
      if character == "\"" {
        rest = rest.dropFirst()
        var text = ""
        while let next = rest.first, next != "\"" {
          rest = rest.dropFirst()
          if next == "\\", let escaped = rest.first {
            text.append(escaped == "n" ? "\n" : escaped)
            rest = rest.dropFirst()
          } else {
            text.append(next)
          }
        }
        texts.append(text)
        rest = rest.dropFirst()
      } else if character == " " || character == "\t" {
        rest = rest.dropFirst()
      } else {
        let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "\"" }
        words.append(String(word))
        rest = rest[word.endIndex...]
      }
    }
    verb = words.first ?? ""
    self.words = Array(words.dropFirst())
  }

  static let help = """
    tap "Name"                      press a button, tab, row, menu or entry of a menu
    type "text" into "Field"        type at the caret
    paste "text" into "Field"       insert at the caret at once
    clear "Field"                   empty a field
    submit "Field"                  press Return in a field
    toggle "Name"                   turn a toggle
    choose "Option" in "Name"       choose in a picker, in tabs or in a menu
    slide "Name" to 0.5             move a slider
    step "Name" up|down             press a stepper
    select "Row"                    select a row
    delete "Row"                    remove a row
    move "Row" before "Row"         drag a row; without the second to the end
    action "Delete" on "Row"        choose in a context menu
    focus "Name"                    move keyboard focus
    press escape|tab|return|…       press a key
    refresh "List"                  ask for fresh content
    dismiss                         close what is presented
    back                            go back to the screen below
    close                           close the window
    wait 0.5                        let seconds pass
    outline                         print the screen with one line per thing
    help                            print this
    """

  /// Does it on a screen.
  @MainActor
  func perform(on driver: Driver) throws(Refusal) {
    let any = Query(name: texts.last)
    switch (verb, texts.count) {
    case ("tap", 1): try driver.tap(any)
    case ("type", 2):
      for character in texts[0] { try driver.type(String(character), into: any) }
    case ("paste", 2): try driver.type(texts[0], into: any, verb: "paste into")
    case ("clear", 1): try driver.clear(any)
    case ("submit", 1): try driver.submit(any)
    case ("toggle", 1): try driver.toggle(any)
    case ("choose", 2): try driver.choose(texts[0], in: any)
    case ("slide", 1):
      guard let value = words.last.flatMap(Double.init) else { throw misunderstood }
      try driver.slide(any, to: value)
    case ("step", 1): try driver.step(any, up: words.last != "down")
    case ("select", 1): try driver.select([row])
    case ("delete", 1): try driver.delete(row)
    case ("move", 1): try driver.move(row, before: nil)
    case ("move", 2):
      try driver.move(Query(noun: "row", name: texts[0], place: .row), before: row)
    case ("refresh", 1): try driver.refresh(any)
    case ("action", 2): try driver.act(texts[0], on: row)
    case ("focus", 1): try driver.focus(any)
    case ("press", 0):
      guard let key = words.last.flatMap(Self.key) else { throw misunderstood }
      try driver.press(KeyboardShortcut(key, modifiers: []))
    case ("dismiss", 0): try driver.press(.cancelAction)
    case ("back", 0): try driver.back()
    case ("close", 0): try driver.close()
    default: throw misunderstood
    }
  }

  private var row: Query { Query(noun: "row", name: texts.last, place: .row) }

  private var misunderstood: Refusal {
    Refusal("The command \"\(verb)\" isn't understood like this. These are:\n\n\(Self.help)")
  }

  private static func key(_ name: String) -> KeyboardShortcut.Key? {
    switch name {
    case "return": .return
    case "escape": .escape
    case "backspace": .delete
    case "tab": .tab
    case "space": .space
    case "up": .up
    case "down": .down
    case "left": .left
    case "right": .right
    case "home": .home
    case "end": .end
    default: name.count == 1 ? .character(name) : nil
    }
  }
}
