import IssueReporting

/// Finds out whether a write from a view has reached a ``BindingReducer``.
///
/// Whoever makes an action from a view's write attaches a receipt, sends, and asks for a report.
package final class BindingReceipt {
  var isHandled = false

  package init() {}

  /// Reports an issue when no reducer has applied the write.
  func reportUnlessHandled<Root>(_ action: BindingAction<Root>, at origin: AuthorLocation) {
    guard !isHandled else { return }
    reportIssue(
      """
      A view wrote to a field through a binding, and no reducer applied the write.

        State: \(Root.self)
        Field: \(String(describing: action.keyPath))
        Value: \(action.value)
        Root store: made at \(origin.description)

      The field has kept its old value, so the view and the state may differ now. This happens when \
      the feature's 'body' has no 'BindingReducer()', or when the feature isn't part of its parent's \
      'body'. Add 'BindingReducer()' where the write should take effect, most often as the first \
      line of 'body'. If the action wraps its view's actions, name the case: \
      'BindingReducer(action: \\.view)'.
      """,
      at: origin)
  }
}
