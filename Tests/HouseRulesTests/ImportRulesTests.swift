import Foundation
import Testing

/// Holds every source file's imports against the table of `design.md`: who may see whom.
struct ImportRulesTests {
  static let smallLibraries: Set<String> = [
    "IssueReporting", "ConcurrencyExtras", "CasePaths", "IdentifiedCollections", "CustomDump",
    "Clocks", "Dependencies", "DependenciesFoundation", "DependenciesMacros", "Sharing",
    "SwiftNavigation",
  ]
  static let renderers: Set<String> = [
    "TextRenderer", "GTKRenderer", "GTK", "CGTK", "GTKNavigation", "TerminalRenderer",
  ]
  static let above: Set<String> = [
    "ComposableArchitecture", "ViewTree", "Views", "Oriel", "OrielTesting",
  ]

  struct Rule: Sendable {
    let folder: String
    let forbidden: Set<String>
  }

  static let rules: [Rule] =
    smallLibraries.sorted().map {
      Rule(folder: "Sources/\($0)", forbidden: above.union(renderers))
    } + [
      Rule(
        folder: "Sources/ComposableArchitecture",
        forbidden: renderers.union(["ViewTree", "Views", "Oriel", "OrielTesting"])),
      Rule(
        folder: "Sources/ViewTree",
        forbidden: above.union(renderers).union(smallLibraries)
          .union(["Foundation", "FoundationEssentials"]).subtracting(["ViewTree"])),
      Rule(
        folder: "Sources/Views",
        forbidden: renderers.union(["ComposableArchitecture", "Oriel", "OrielTesting"])),
      Rule(folder: "Sources/Oriel", forbidden: renderers.union(["OrielTesting"])),
      Rule(
        folder: "Sources/OrielTesting", forbidden: renderers.subtracting(["TextRenderer"])),
      Rule(
        folder: "Renderers/Text/TextRenderer",
        forbidden: ["ComposableArchitecture", "Views", "Oriel", "OrielTesting", "GTK", "CGTK"]),
      Rule(
        folder: "Renderers/ConformanceKit",
        forbidden: renderers.union(["ComposableArchitecture", "Views", "Oriel", "OrielTesting"])),
      Rule(folder: "Renderers/GTK/GTK", forbidden: above.union(["TextRenderer"])),
      Rule(
        folder: "Renderers/GTK/GTKRenderer",
        forbidden: ["ComposableArchitecture", "Views", "Oriel", "OrielTesting", "TextRenderer"]),
      Rule(
        folder: "Renderers/GTK/GTKRenderer", forbidden: ["CGTK"]),
    ]

  @Test(arguments: rules)
  func aModuleImportsOnlyWhatItMay(rule: Rule) throws {
    for file in try Self.swiftFiles(below: rule.folder) {
      for module in try Self.imports(of: file) where rule.forbidden.contains(module) {
        Issue.record("\(rule.folder) must not import \(module): \(file.lastPathComponent)")
      }
    }
  }

  @Test
  func anExamplesFeatureImportsNoRenderer() throws {
    let examples = Self.root.appendingPathComponent("Examples")
    for file in try Self.swiftFiles(below: "Examples")
    where !file.path.dropFirst(examples.path.count).contains("/App/") {
      for module in try Self.imports(of: file) where Self.renderers.contains(module) {
        Issue.record("An example's feature must not import \(module): \(file.lastPathComponent)")
      }
    }
  }

  @Test
  func theReaderOfImportsSeesThem() throws {
    let source = "@testable import A\nimport struct B.C\n  @_exported public import D // import E\n"
    #expect(Self.imports(in: source) == ["A", "B", "D"])
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func swiftFiles(below folder: String) throws -> [URL] {
    let url = root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }

  static func imports(of file: URL) throws -> [String] {
    imports(in: try String(contentsOf: file, encoding: .utf8))
  }

  static func imports(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), words.indices.contains(index + 1),
        words[..<index].allSatisfy({
          $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0)
        })
      else { return nil }
      let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = kinds.contains(String(words[index + 1])) ? words[index + 2] : words[index + 1]
      return String(name.split(separator: ".")[0])
    }
  }
}
