public import FoundationEssentials
import Glibc

extension DependencyValues {
  /// What opens an address in the user's browser, or whatever the desktop has for it.
  ///
  /// ```swift
  /// @Dependency(\.openURL) var openURL
  ///
  /// await openURL(URL(string: "https://example.org/help")!)
  /// ```
  ///
  /// In an app it starts `xdg-open`, without a shell. In tests its use is an issue.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { url in launch("xdg-open", url.absoluteString) }

  static var testValue: OpenURLEffect {
    let access = DependencyAccess.current
    return OpenURLEffect { _ in
      DependencyAccess.reportUnimplemented(
        #"\.openURL"#, instead: "$0.openURL = OpenURLEffect { … }", at: access)
      return false
    }
  }
}

/// Opens an address.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Opens addresses with a closure, which says whether it could.
  public init(handler: @escaping @Sendable (URL) async -> Bool) { self.handler = handler }

  /// Opens an address.
  ///
  /// - Returns: Whether something was started to open it.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool { await handler(url) }
}

/// Starts a program of the search path, and leaves it to itself.
func launch(_ program: String, _ argument: String) -> Bool {
  var arguments = [strdup(program), strdup(argument), nil]
  defer { for argument in arguments { free(argument) } }
  var process = pid_t()
  guard posix_spawnp(&process, program, nil, nil, &arguments, environ) == 0 else { return false }
  let child = process
  // Somebody has to ask for its end, or it stays in the process table.
  Task.detached(priority: .background) {
    var status: Int32 = 0
    while waitpid(child, &status, WNOHANG) == 0 { try? await Task.sleep(for: .seconds(1)) }
  }
  return true
}
