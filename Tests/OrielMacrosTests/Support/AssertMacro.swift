import SwiftSyntaxMacroExpansion
import Testing

/// Expands attributes in a piece of source and compares the outcome with what a test expects.
///
/// ```swift
/// assertMacro(
///   "CasePathable",
///   source: """
///     @CasePathable struct S {}
///     """,
///   expandsTo: """
///     struct S {}
///     """,
///   diagnostics: [
///     .error("'@CasePathable' …", line: 1, column: 15, fixIts: ["Replace 'struct' with 'enum'"])
///   ],
///   fixed: """
///     @CasePathable enum S {}
///     """)
/// ```
///
/// Diagnostics are compared whole and in order; a test that lists none expects none. `fixed` is
/// the source after all fix-its were applied, and is required exactly when there are fix-its. An
/// expansion that doesn't parse is a failure of its own.
///
/// - Parameters:
///   - names: The attributes to expand, as ``macroTable`` lists them. Others stay in the source.
func assertMacro(
  _ names: String...,
  source: String,
  expandsTo expected: String,
  diagnostics: [MacroDiagnostic] = [],
  fixed: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var specs: [String: MacroSpec] = [:]
  for name in names {
    guard let spec = macroTable[name] else {
      Issue.record("'\(name)' is not in 'macroTable'.", sourceLocation: sourceLocation)
      return
    }
    specs[name] = spec
  }
  let outcome = MacroOutcome(expanding: source, specs: specs)
  for mismatch in outcome.mismatches(
    expected: expected, diagnostics: diagnostics, fixed: fixed)
  {
    Issue.record(Comment(rawValue: mismatch), sourceLocation: sourceLocation)
  }
}
