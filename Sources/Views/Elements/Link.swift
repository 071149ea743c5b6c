public import FoundationEssentials
import ViewTree

/// Something to press that opens an address.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .buttonStyle(.link)
  }
}

extension Link where Label == Text {
  public init(_ title: String, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Opens an address: by the platform, or as a view around says.
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public enum Result: Sendable {
    case handled, discarded, systemAction
  }

  private let handler: @MainActor @Sendable (URL) -> Result

  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
  }

  @MainActor
  @discardableResult
  public func callAsFunction(_ url: URL) -> Bool {
    if case .handled = handler(url) { return true }
    return false
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
  /// Opens addresses. Does nothing unless the app or a view around says what.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
