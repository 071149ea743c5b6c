import ComposableArchitecture
import IssueReporting
import ViewTree

extension DependencyValues {
  /// The desktop's clipboard.
  ///
  /// ```swift
  /// @Dependency(\.clipboard) var clipboard
  ///
  /// return .run { [address] _ in await clipboard.setText(address) }
  /// ```
  ///
  /// In tests its use is an issue until you override it.
  public var clipboard: ClipboardClient {
    get { self[ClipboardClient.self] }
    set { self[ClipboardClient.self] = newValue }
  }
}

/// Reads and writes the clipboard.
public struct ClipboardClient: Sendable {
  /// The text that is there, or `nil`.
  public var text: @Sendable () async -> String?
  public var setText: @Sendable (String) async -> Void

  public init(
    text: @escaping @Sendable () async -> String?,
    setText: @escaping @Sendable (String) async -> Void
  ) {
    self.text = text
    self.setText = setText
  }
}

extension ClipboardClient: DependencyKey {
  public static let liveValue = ClipboardClient(
    text: { await CurrentPlatform.services.readClipboard() },
    setText: { await CurrentPlatform.services.writeClipboard($0) })

  public static let testValue = ClipboardClient(
    text: unimplemented(#"@Dependency(\.clipboard).text"#, placeholder: nil),
    setText: unimplemented(#"@Dependency(\.clipboard).setText"#, placeholder: ()))
}
