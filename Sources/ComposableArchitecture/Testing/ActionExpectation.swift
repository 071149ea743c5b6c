import CasePaths
import CustomDump

/// Which action a test wants to receive.
struct ActionExpectation<Action> {
  let matches: (Action) -> Bool
  /// "Expected to receive …", for when it doesn't come.
  let expected: String
  /// What differs in an action that came instead.
  let mismatch: (Action) -> String

  /// An action that equals another.
  init(action: Action, matches: @escaping (Action) -> Bool) {
    self.matches = matches
    expected = """
      the following action, but didn't: …

      \(String(customDumping: action).indented(by: 4))
      """
    mismatch = { received in
      guard let difference = diff(action, received, format: .proportional)
      else { return String(customDumping: received).indented(by: 4) }
      return """
        \(difference.indented(by: 4))

        (Expected: −, Received: +)
        """
    }
  }

  /// An action that is known by a part.
  init(_ description: String, matches: @escaping (Action) -> Bool) {
    self.matches = matches
    expected = "an action matching \(description), but didn't get one."
    mismatch = { String(customDumping: $0).indented(by: 4) }
  }
}
