/// What a macro told the author: compared whole with what a test expects.
struct MacroDiagnostic: Equatable, CustomStringConvertible {
  enum Severity: String { case error, warning, note, remark }

  var severity: Severity
  var message: String
  var line: Int
  var column: Int
  var fixIts: [String] = []

  static func error(
    _ message: String, line: Int, column: Int, fixIts: [String] = []
  ) -> Self {
    Self(severity: .error, message: message, line: line, column: column, fixIts: fixIts)
  }

  static func warning(
    _ message: String, line: Int, column: Int, fixIts: [String] = []
  ) -> Self {
    Self(severity: .warning, message: message, line: line, column: column, fixIts: fixIts)
  }

  var description: String {
    (["\(line):\(column): \(severity): \(message)"] + fixIts.map { "  fix-it: \($0)" })
      .joined(separator: "\n")
  }
}
