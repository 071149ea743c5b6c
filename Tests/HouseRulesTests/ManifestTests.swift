import Foundation
import Testing

/// Holds `Package.swift` against what the sources import.
///
/// SwiftPM lets a target import a module that it doesn't list. It then doesn't rebuild the target when
/// that module's layout changes, and the target crashes where nobody would look.
struct ManifestTests {
  @Test
  func everyTargetListsWhatItImports() throws {
    let manifest = try String(
      contentsOf: ImportRulesTests.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let entries = Self.entries(of: manifest)
    let modules = Set(entries.keys.filter { !$0.hasSuffix("Tests") })
    #expect(modules.count > 15)
    for (name, entry) in entries {
      for file in try ImportRulesTests.swiftFiles(below: entry.folder) {
        let imports = Set(try ImportRulesTests.imports(of: file)).intersection(modules)
        for module in imports where module != name && !entry.text.contains("\"\(module)\"") {
          Issue.record(
            "\(name) imports \(module) in \(file.lastPathComponent), and Package.swift doesn't say so."
          )
        }
      }
    }
  }

  /// The lines of the table that say `.module` or `.tests`, by target name.
  static func entries(of manifest: String) -> [String: (folder: String, text: String)] {
    var entries: [String: (folder: String, text: String)] = [:]
    for part in manifest.components(separatedBy: "\n  .").dropFirst() {
      let strings = part.components(separatedBy: "\"").enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      guard let name = strings.first else { continue }
      if part.hasPrefix("module(") {
        let folder = part.contains("at: ") ? strings[1] : "Sources/\(name)"
        entries[name] = (folder, part)
      } else if part.hasPrefix("tests(") {
        entries[name + "Tests"] = ("Tests/\(name)Tests", part)
      }
    }
    return entries
  }
}
