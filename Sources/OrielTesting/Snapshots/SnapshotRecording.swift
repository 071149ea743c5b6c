import FoundationEssentials
import Synchronization

/// Rewrites texts in the sources of tests.
enum SnapshotRecording {
  /// Whether `ORIEL_RECORD=1` is set.
  static var isOn: Bool {
    ProcessInfo.processInfo.environment["ORIEL_RECORD"] == "1"
  }

  /// Lines that recording has added to a file so far, by the line where: the compiler's line numbers
  /// are those from before.
  private static let shifts = Mutex<[String: [(line: Int, by: Int)]]>([:])

  /// Puts a text into the call at a line. Returns what went wrong.
  static func rewrite(_ path: String, line: Int, call: String, with text: String) -> String? {
    shifts.withLock { shifts in
      guard let data = FileManager.default.contents(atPath: path) else {
        return "Can't record: the source isn't at \(path)."
      }
      let source = String(decoding: data, as: UTF8.self)
      let known = shifts[path] ?? []
      let now = line + known.reduce(0) { $0 + ($1.line < line ? $1.by : 0) }
      guard let result = rewritten(source, line: now, call: call, with: text) else {
        return "Can't record: there is no \(call)(…) with a plain text at line \(line)."
      }
      do {
        try Data(result.utf8).write(to: URL(filePath: path))
      } catch {
        return "Can't record: \(error)"
      }
      let added = result.count { $0 == "\n" } - source.count { $0 == "\n" }
      shifts[path] = known + [(line, added)]
      return nil
    }
  }

  /// The source with a text as the only argument of the first such call at or after a line.
  static func rewritten(_ source: String, line: Int, call: String, with text: String) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count else { return nil }
    let start = lines[line - 1].startIndex
    // A chain may have its call some lines below the one that the compiler names.
    guard let name = source.range(of: "\(call)(", from: start) else { return nil }
    var end = name.upperBound
    while end < source.endIndex, source[end].isWhitespace { end = source.index(after: end) }
    guard end < source.endIndex else { return nil }
    if source[end] != ")" {
      let hashes = source[end...].prefix { $0 == "#" }
      let open = source[hashes.endIndex...]
      let quote = open.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
      guard open.hasPrefix(quote) else { return nil }
      let body = source.index(hashes.endIndex, offsetBy: quote.count)
      guard let close = source.range(of: quote + hashes, from: body) else { return nil }
      end = close.upperBound
      while end < source.endIndex, source[end].isWhitespace { end = source.index(after: end) }
      guard end < source.endIndex, source[end] == ")" else { return nil }
    }
    let before = source[..<name.lowerBound]
    let callLine = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let margin = String(callLine.prefix { $0 == " " }) + "  "
    return source[..<name.upperBound] + "\n" + literal(text, margin) + source[end...]
  }

  private static func literal(_ text: String, _ margin: String) -> String {
    let hash = text.contains("\\") || text.contains("\"\"\"") ? "#" : ""
    return "\(margin)\(hash)\"\"\"\n\(indented(text, margin))\n\(margin)\"\"\"\(hash)"
  }
}

extension String {
  /// The first place of a text at or after a position.
  fileprivate func range(of text: String, from start: Index) -> Range<Index>? {
    var place = start
    while place < endIndex {
      if self[place...].hasPrefix(text) {
        return place..<index(place, offsetBy: text.count)
      }
      place = index(after: place)
    }
    return nil
  }
}
