/// What a user's one edit left in a text field.
///
/// The core answers every edit with a ``TextAnswer`` of the same revision, also when nothing in
/// state changed, since a reducer that clamps or refuses must win over what the field shows.
public struct TextEdit: Hashable, Sendable, Codable {
  /// Counts the edits of one field, from 1.
  public var revision: UInt64
  /// All the text after the edit.
  public var text: String
  /// The caret after the edit, where the renderer knows it.
  public var selection: TextSelection?

  public init(revision: UInt64, text: String, selection: TextSelection? = nil) {
    self.revision = revision
    self.text = text
    self.selection = selection
  }
}

/// What a field must show after an edit.
///
/// A renderer acts on it only if `revision` is that of the last edit it reported: an answer to an
/// older one is overtaken, and another will follow.
public struct TextAnswer: Hashable, Sendable, Codable {
  public var revision: UInt64
  public var text: String

  public init(revision: UInt64, text: String) {
    self.revision = revision
    self.text = text
  }
}
