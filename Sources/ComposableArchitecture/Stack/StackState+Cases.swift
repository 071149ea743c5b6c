import CasePaths
import IssueReporting

extension StackState where Element: CasePathable {
  /// The payload of a screen, where the stack has a screen with this id and it is this case.
  ///
  /// ```swift
  /// state.path[id: id, case: \.detail]?.title = "Read"
  /// ```
  ///
  /// Writing to a screen that is missing or is another case changes nothing and reports an issue.
  /// Setting `nil` where the case matches removes the screen.
  public subscript<Value>(
    id id: StackElementID,
    case path: CaseKeyPath<Element, Value>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Value? {
    get { self[id: id].flatMap { AnyCasePath(path).extract(from: $0) } }
    set {
      let casePath = AnyCasePath(path)
      guard let element = self[id: id], casePath.extract(from: element) != nil else {
        guard newValue != nil else { return }
        reportIssue(
          """
          A stack of '\(Element.self)' was written through '[id: \(id.debugDescription), case: …]', \
          and has no screen there that is this case.

            Screen with this id: \(self[id: id].map { "\($0)" } ?? "none")
            Payload type: \(Value.self)

          Nothing was changed. The screen may have been popped or replaced before the write. Ask \
          'state.path[id: id]' first, or push a screen with 'append'.
          """,
          fileID: fileID.rawValue, filePath: filePath.rawValue, line: line, column: column)
        return
      }
      self[id: id] = newValue.map(casePath.embed)
    }
  }
}
