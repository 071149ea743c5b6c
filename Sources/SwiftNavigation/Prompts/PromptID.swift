import Synchronization

/// Tells one alert, dialog or button from all others that this process has made.
///
/// It identifies an occurrence, not a content: it takes no part in comparisons of prompts.
public struct PromptID: Hashable, Sendable {
  private static let last = Atomic<UInt64>(0)

  private let number: UInt64

  init() {
    number = Self.last.add(1, ordering: .relaxed).newValue
  }
}

/// A question that is asked at one time, and not at another that looks the same.
package protocol PromptOccurrence {
  var id: PromptID { get }
}

extension AlertState: PromptOccurrence {}
extension ConfirmationDialogState: PromptOccurrence {}
