import FoundationEssentials

/// A text that is kept in a file next to the test.
struct SnapshotFile {
  let path: String
  let shortName: String

  init(name: String, test: String) {
    let parts = test.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let file = parts.last.map { $0.hasSuffix(".swift") ? String($0.dropLast(6)) : String($0) } ?? ""
    let safe = String(name.map { $0 == "/" || $0 == "\0" ? "-" : $0 })
    shortName = "__Snapshots__/\(file)/\(safe).txt"
    path = parts.count > 1 ? "\(folder)/\(shortName)" : shortName
  }

  /// What is at the path.
  enum Found: Equatable {
    case nothing
    case text(String)
    /// Something else than a text, and why.
    case damaged(String)
  }

  /// Reads the file.
  func read() -> Found {
    guard let data = FileManager.default.contents(atPath: path) else {
      guard FileManager.default.fileExists(atPath: path) else { return .nothing }
      return .damaged("it is a folder, or may not be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      return .damaged("it isn't a text in UTF-8")
    }
    return .text(text.hasSuffix("\n") ? String(text.dropLast()) : text)
  }

  /// Writes the file. Returns what went wrong.
  func write(_ text: String) -> String? {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data("\(text)\n".utf8).write(to: URL(filePath: path))
      return nil
    } catch {
      return "Can't record in \(shortName): \(error)"
    }
  }
}
