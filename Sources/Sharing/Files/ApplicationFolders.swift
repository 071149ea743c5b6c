import Dependencies
public import FoundationEssentials
import Glibc

extension DependencyValues {
  /// What tells this application's files from those of others, such as `org.example.todos`.
  ///
  /// Set it once, when the app starts. By default it is the name of the program's file.
  ///
  /// ```swift
  /// prepareDependencies { $0.applicationID = "org.example.todos" }
  /// ```
  public var applicationID: String {
    get { self[ApplicationIDKey.self] }
    set { self[ApplicationIDKey.self] = newValue }
  }
}

private enum ApplicationIDKey: DependencyKey {
  static var liveValue: String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = buffer.withUnsafeMutableBytes {
      readlink("/proc/self/exe", $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
    }
    return length > 0 ? String(decoding: buffer[..<length], as: UTF8.self).fileName : "application"
  }
  static var testValue: String { "test" }
}

extension URL {
  /// Where the application's data is kept: `~/.local/share` or what `XDG_DATA_HOME` says, and in it a
  /// folder with the name of the application's id.
  public static var sharedDataFolder: URL {
    applicationFolder("XDG_DATA_HOME", orHome: ".local/share")
  }

  /// Where the application's settings are kept: `~/.config` or what `XDG_CONFIG_HOME` says, and in it
  /// a folder with the name of the application's id.
  public static var sharedConfigurationFolder: URL {
    applicationFolder("XDG_CONFIG_HOME", orHome: ".config")
  }

  private static func applicationFolder(_ variable: String, orHome folder: String) -> URL {
    let id = DependencyValues.current.applicationID
      .split(separator: "/", omittingEmptySubsequences: true).joined(separator: "_")
    return base(variable, orHome: folder)
      .appending(path: [".", "..", ""].contains(id) ? "application" : id)
  }

  /// NB: The standard says to ignore a variable whose path isn't absolute.
  private static func base(_ variable: String, orHome folder: String) -> URL {
    path(variable) ?? (path("HOME") ?? URL.homeDirectory).appending(path: folder)
  }

  private static func path(_ variable: String) -> URL? {
    let path = getenv(variable).map { String(cString: $0) }
    return path.flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
  }
}
