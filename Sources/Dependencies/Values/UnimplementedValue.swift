import IssueReporting

extension DependencyAccess {
  /// Reports that a built-in dependency was used in a test that didn't override it.
  static func reportUnimplemented(_ name: String, instead: String, at access: Self?) {
    let message = """
      @Dependency(\(name)) was used in a test that doesn't override it.

      Its live value differs from run to run, so that the test would too. Override it: \
      'withDependencies { \(instead) } operation: { … }', or the same closure of a 'TestStore'.
      """
    guard let site = access?.site else { return reportIssue(message) }
    reportIssue(
      message,
      fileID: site.fileID,
      filePath: site.filePath,
      line: site.line,
      column: site.column)
  }
}

/// Reports that a built-in dependency of another module was read in a test that didn't override it.
package func reportUnimplementedDependency(_ name: String, instead: String) {
  DependencyAccess.reportUnimplemented(name, instead: instead, at: .current)
}
