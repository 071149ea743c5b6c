/// What a button means for the prompt that it belongs to.
public enum ButtonStateRole: Equatable, Hashable, Sendable {
  /// Closes the prompt and changes nothing; also chosen by the escape key.
  case cancel
  /// Deletes or loses something; shown as a warning.
  case destructive
}
