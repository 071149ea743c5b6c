import IssueReporting

/// Who is reading which dependency: what the messages need, carried along without an allocation.
struct DependencyAccess: Sendable {
  /// The read that makes a default value at the moment.
  @TaskLocal static var current: DependencyAccess?

  /// `\.name`, or the key's type.
  let name: String
  let site: Site

  /// The author's line.
  struct Site: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt
  }

  func reportLiveValueInTest<Key: DependencyKey>(_ key: Key.Type) {
    report(
      """
      @Dependency(\(name)) was read in a test, but has no test value.

      \(place(key))

      The live value of a dependency reaches the outside world, so a test that reads it by accident is \
      slow or depends on chance. To fix it:

      • Override it for the test: 'withDependencies { $0\(override) = … } operation: { … }', or the same \
      closure of a 'TestStore'.
      • Or declare 'static var testValue' in '\(Key.self)', if one value suits every test.
      """)
  }

  func reportMissingLiveValue<Key: TestDependencyKey>(_ key: Key.Type) {
    report(
      """
      @Dependency(\(name)) was read in an app, but has no live value: its test value is used.

      \(place(key))

      '\(Key.self)' conforms to 'TestDependencyKey' only. To fix it:

      • Conform it to 'DependencyKey' and declare 'static var liveValue'.
      • If that is done in another module, link that module to the app.
      • Or set it once, when the app starts: 'prepareDependencies { $0\(override) = … }'.
      """)
  }

  func reportPreparedTooLate() {
    report(
      """
      @Dependency(\(name)) was prepared after it had been read or prepared: the earlier value stays.

      Whoever has read it may have kept it, so two values would be in use. Call 'prepareDependencies' \
      once, first thing in the entry point of the app, before anything that reads dependencies is made.
      """)
  }

  private var override: String {
    name.hasPrefix("\\") ? String(name.dropFirst()) : "[\(name)]"
  }

  private func place<Key: TestDependencyKey>(_ key: Key.Type) -> String {
    """
      Location: \(site.fileID):\(site.line)
      Key: \(Key.self)
      Value: \(Key.Value.self)
    """
  }

  private func report(_ message: String) {
    reportIssue(
      message,
      fileID: site.fileID,
      filePath: site.filePath,
      line: site.line,
      column: site.column)
  }
}
