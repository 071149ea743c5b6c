/// A renderer's side of the text editing protocol, as a value that any renderer can keep per field.
///
/// ```
///  user types ──▶ edited() ──▶ Event.edit(revision n) ──▶ core
///                                                          │
///  apply(change) ◀── change ◀── answer(revision n) ◀───────┘
/// ```
///
/// It decides when a text from the core may be written into the field: never while an input method
/// composes, and never while an edit waits for its answer, since the answer brings the final text.
public struct TextFieldSync: Sendable {
  /// What the field shows, as far as the core may know.
  public private(set) var shown: String
  /// The revision of the last edit that was reported.
  public private(set) var revision: UInt64 = 0
  public private(set) var isComposing = false
  private var answered: UInt64 = 0
  private var wanted: String?

  public init(text: String) {
    shown = text
  }

  /// Records a user's edit and returns what to report, or `nil` where the text is what it was or
  /// is still being composed.
  public mutating func edited(_ text: String, selection: TextSelection? = nil) -> TextEdit? {
    guard !isComposing, text != shown else { return nil }
    shown = text
    revision += 1
    wanted = nil
    return TextEdit(revision: revision, text: text, selection: selection)
  }

  /// Takes the core's answer to an edit and returns the change that the field must make, if any.
  public mutating func answer(_ answer: TextAnswer) -> TextReplacement? {
    guard answer.revision == revision else { return nil }
    answered = answer.revision
    return write(answer.text)
  }

  /// Takes a text that comes from state alone and returns the change that the field must make.
  public mutating func update(_ text: String) -> TextReplacement? {
    guard answered == revision else { return nil }
    return write(text)
  }

  /// An input method began: nothing is written until it ends.
  public mutating func beginComposing() {
    isComposing = true
  }

  /// An input method ended, whether it committed or not. Call ``edited(_:selection:)`` with the
  /// committed text next, or before: both orders exist. Returns a change that had to wait.
  public mutating func endComposing() -> TextReplacement? {
    isComposing = false
    guard answered == revision, let wanted else { return nil }
    return write(wanted)
  }

  private mutating func write(_ text: String) -> TextReplacement? {
    guard !isComposing else {
      wanted = text
      return nil
    }
    wanted = nil
    let change = TextReplacement(from: shown, to: text)
    shown = text
    return change
  }
}
