import Glibc

extension IssueReporter where Self == BreakpointReporter {
  /// Writes issues to standard error and stops in the debugger, if one is attached.
  public static var breakpoint: Self { Self() }
}

/// Writes issues to standard error and stops in the debugger, if one is attached.
///
/// Continue in the debugger to go on as if nothing had happened.
public struct BreakpointReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message()
    RuntimeWarningReporter.runtimeWarning.reportIssue(
      message,
      severity: severity,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column)
    if Self.isDebuggerAttached { raise(SIGTRAP) }
  }

  /// Linux names the process that traces this one in its status file; 0 is nobody.
  static var isDebuggerAttached: Bool {
    guard let file = fopen("/proc/self/status", "r") else { return false }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    let name = "TracerPid:"
    while fgets(&line, Int32(line.count), file) != nil {
      if strncmp(line, name, name.utf8.count) == 0 {
        return atoi(Array(line.dropFirst(name.utf8.count))) != 0
      }
    }
    return false
  }
}
