import IssueReporting

/// Finds out whether a write from a view has reached a ``BindingReducer``.
///
/// Whoever makes an action from a view's write attaches a receipt, sends, and asks for a report.
package final class BindingReceipt {
  var isHandled = false

  package init() {}

  /// Reports an issue when no reducer has applied the write.
  package func reportUnlessHandled<Root>(
    _ action: BindingAction<Root>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    guard !isHandled else { return }
    reportIssue(
      """
      A view wrote to a field through a binding, and no reducer applied the write.

        State: \(Root.self)
        Field: \(String(describing: action.keyPath))
        Value: \(action.value)

      The field has kept its old value, so the view and the state may differ now. This happens when \
      the feature's 'body' has no 'BindingReducer()', or when the feature isn't part of its parent's \
      'body'. Add 'BindingReducer()' where the write should take effect, most often as the first \
      line of 'body'. If the action wraps its view's actions, name the case: \
      'BindingReducer(action: \\.view)'.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
