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

  /// What the file holds, or `nil` where there is none.
  var text: String? {
    FileManager.default.contents(atPath: path).map { data in
      let text = String(decoding: data, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
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
