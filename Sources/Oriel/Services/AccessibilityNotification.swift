import ViewTree

/// What assistive technology is told apart from what is on screen.
public enum AccessibilityNotification {
  /// A text that is said at once.
  ///
  /// ```swift
  /// AccessibilityNotification.Announcement("3 results").post()
  /// ```
  @MainActor
  public struct Announcement {
    let text: String

    public init(_ text: String) {
      self.text = text
    }

    /// Has it said, as soon as what is being said has ended.
    public func post() {
      CurrentPlatform.services.announce(text, isUrgent: false)
    }
  }
}
