import Foundation
import IssueReporting

extension CapabilitySheet {
  /// Holds a page against the sheet: the part of it that begins with the renderer's heading.
  ///
  /// With `ORIEL_RECORD_SHEETS` in the environment the part is written instead, or added at the end.
  ///
  /// - Parameter path: The page's file, from a folder around the test's file.
  public func check(
    page path: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    do {
      let path = Self.resolve(path, from: "\(filePath)")
      let page = try String(contentsOfFile: path, encoding: .utf8)
      let updated = updating(page)
      guard page != updated else { return }
      if ProcessInfo.processInfo.environment["ORIEL_RECORD_SHEETS"] != nil {
        return try updated.write(toFile: path, atomically: true, encoding: .utf8)
      }
      reportIssue(
        """
        The page doesn't show the present capability sheet of the renderer "\(name)".

          \(path)

        It should say:

        \(markdown.indented)

        What the renderer draws or the kit asks has changed since. Record the sheets with \
        "make sheets" and look at what changed.
        """, fileID: fileID, filePath: filePath, line: line, column: column)
    } catch {
      reportIssue(
        error, "The page of capability sheets can't be read or written: \(path)", fileID: fileID,
        filePath: filePath, line: line, column: column)
    }
  }

  private static func resolve(_ path: String, from file: String) -> String {
    var folder = URL(fileURLWithPath: file)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent(path).path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
    }
    return path
  }

  /// The page with this sheet in the place of an older one.
  func updating(_ page: String) -> String {
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(of: "### \(name)") else {
      while lines.last == "" { lines.removeLast() }
      return (lines + [""] + new + [""]).joined(separator: "\n")
    }
    let rest = lines[(start + 1)...]
    let end = rest.firstIndex { $0.hasPrefix("### ") || $0.hasPrefix("## ") } ?? lines.endIndex
    lines.replaceSubrange(start..<end, with: new + [""])
    return lines.joined(separator: "\n")
  }
}
