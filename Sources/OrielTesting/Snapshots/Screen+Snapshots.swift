/// Comparing a screen with text in the test, or in a file next to it.
extension Screen {
  /// Compares the outline with a text that stands in the test.
  ///
  /// ```swift
  /// await screen.button("Log in").tap()
  /// screen.expectOutline("""
  ///   window
  ///     alert "Login failed"
  ///   """)
  /// ```
  ///
  /// Leave the text out at first and run the test with `ORIEL_RECORD=1`: what is on screen is then
  /// written into the source, as it is whenever it differs.
  public func expectOutline(
    _ expected: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    expect(
      outline, expected, Snapshot(subject: "outline", call: "expectOutline"),
      CallSite(fileID, filePath, line, column))
  }

  /// Compares the screen as a user would see it with a text that stands in the test.
  public func expectLayout(
    _ expected: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    expect(
      layout, expected, Snapshot(subject: "layout", call: "expectLayout"),
      CallSite(fileID, filePath, line, column))
  }

  /// Compares the screen as a user would see it with the file `__Snapshots__/<test file>/<name>.txt`
  /// next to the test.
  public func expectLayout(
    inFile name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    let file = SnapshotFile(name: name, test: "\(filePath)")
    if let message = comparison(of: layout, with: file, isRecording: SnapshotRecording.isOn) {
      report(message, site)
    }
  }

  /// What to report about a layout and the file that it should be in, or `nil` where both are equal.
  func comparison(of layout: String, with file: SnapshotFile, isRecording: Bool) -> String? {
    let found = file.read()
    if isRecording {
      guard found != .text(layout) else { return nil }
      return file.write(layout) ?? "Recorded the layout in \(file.shortName)."
    }
    let snapshot = Snapshot(subject: "layout", call: "expectLayout")
    let place = "it then writes \(file.shortName)"
    switch found {
    case .nothing: return snapshot.failure(layout, nil, place)
    case .text(let text): return snapshot.failure(layout, text, place)
    case .damaged(let reason):
      return """
        Can't compare the layout with \(file.shortName): \(reason).

        Restore it from version control, or remove it and run the test with ORIEL_RECORD=1: it then \
        writes what is on screen:

        \(indented(layout, "  "))
        """
    }
  }

  private func expect(
    _ actual: String, _ expected: String?, _ snapshot: Snapshot, _ site: CallSite
  ) {
    guard actual != expected else { return }
    if SnapshotRecording.isOn {
      let result = SnapshotRecording.rewrite(
        "\(site.filePath)", line: Int(site.line), call: snapshot.call, with: actual)
      report(result ?? "Recorded the \(snapshot.subject) in the source.", site)
      return
    }
    let place = "it then rewrites the text in \(site.fileID) at line \(site.line)"
    if let message = snapshot.failure(actual, expected, place) { report(message, site) }
  }
}
