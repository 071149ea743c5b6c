import SwiftBasicFormat
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// What the macros made of a source: the expansion, the diagnostics, the source with fix-its.
struct MacroOutcome {
  var expansion: String
  var expansionParses: Bool
  var diagnostics: [MacroDiagnostic]
  var fixed: String?

  init(expanding source: String, specs: [String: MacroSpec]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Tests", fullFilePath: "Tests.swift")])
    let expanded = file.expand(
      macroSpecs: specs,
      contextGenerator: { node in
        BasicMacroExpansionContext(
          sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2))
    expansion = expanded.description.trimmingEdges
    expansionParses = !Parser.parse(source: expansion).hasError
    diagnostics = context.diagnostics.map { MacroDiagnostic($0, in: context) }
    fixed = Self.applyFixIts(of: context.diagnostics, to: source, in: context)
  }

  private static func applyFixIts(
    of diagnostics: [Diagnostic], to source: String, in context: BasicMacroExpansionContext
  ) -> String? {
    let edits = diagnostics.flatMap { diagnostic in
      diagnostic.fixIts.flatMap(\.edits).map { edit in
        let start = context.location(
          for: edit.range.lowerBound, anchoredAt: diagnostic.node, fileName: "Tests.swift")
        let length = edit.range.upperBound.utf8Offset - edit.range.lowerBound.utf8Offset
        return (start: start.offset, length: length, text: edit.replacement)
      }
    }
    guard !edits.isEmpty else { return nil }
    var bytes = Array(source.utf8)
    for edit in edits.sorted(by: { $0.start > $1.start }) {
      bytes.replaceSubrange(edit.start..<edit.start + edit.length, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self).trimmingEdges
  }

  /// One readable text per difference between this outcome and what was expected.
  func mismatches(
    expected: String, diagnostics expectedDiagnostics: [MacroDiagnostic],
    fixed expectedFixed: String?
  ) -> [String] {
    var mismatches: [String] = []
    if diagnostics != expectedDiagnostics {
      mismatches.append(
        describeMismatch(
          "The diagnostics differ.",
          expected: expectedDiagnostics.map(\.description).joined(separator: "\n"),
          actual: diagnostics.map(\.description).joined(separator: "\n")))
    }
    if expansion != expected.trimmingEdges {
      mismatches.append(
        describeMismatch(
          "The expansion differs.", expected: expected.trimmingEdges, actual: expansion))
    }
    if !expansionParses {
      mismatches.append("The expansion is not Swift that parses.\n\n\(expansion)")
    }
    if fixed != expectedFixed?.trimmingEdges {
      mismatches.append(
        describeMismatch(
          "The source after its fix-its differs.",
          expected: expectedFixed?.trimmingEdges ?? "", actual: fixed ?? ""))
    }
    return mismatches
  }
}

extension MacroDiagnostic {
  fileprivate init(_ diagnostic: Diagnostic, in context: BasicMacroExpansionContext) {
    let location = context.location(
      for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Tests.swift")
    self.init(
      severity: Severity(rawValue: "\(diagnostic.diagMessage.severity)") ?? .remark,
      message: diagnostic.message,
      line: location.line,
      column: location.column,
      fixIts: diagnostic.fixIts.map(\.message.message))
  }
}

extension String {
  /// Without blank lines and spaces at either end, which no test should depend on.
  fileprivate var trimmingEdges: String {
    var text = self[...]
    while text.first?.isNewline == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
