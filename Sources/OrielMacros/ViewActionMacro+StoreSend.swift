import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Finds `store.send(…)` in a view with `@ViewAction`.
///
/// `store.send(.view(.tapped))` says with more words what `send(.tapped)` says, and any other
/// action is one that the view promised to leave to the feature.
final class StoreSendFinder: SyntaxVisitor {
  private let report: (_ message: String, _ node: Syntax, _ fixIt: FixIt?) -> Void

  init(context: some MacroExpansionContext) {
    report = { context.warning($0, at: $1, fixIts: $2.map { [$0] } ?? []) }
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "send", let base = callee.base, base.isStore,
      let action = node.arguments.first, action.label == nil
    else { return .visitChildren }
    diagnose(node, callee: callee, action: action)
    return .visitChildren
  }

  private func diagnose(
    _ node: FunctionCallExprSyntax, callee: MemberAccessExprSyntax, action: LabeledExprSyntax
  ) {
    guard let view = action.expression.as(FunctionCallExprSyntax.self),
      let name = view.calledExpression.as(MemberAccessExprSyntax.self),
      name.declName.baseName.text == "view", view.arguments.count == 1,
      let viewAction = view.arguments.first, viewAction.label == nil
    else {
      report(
        """
        'store.send' sends any action of the feature, and a view with '@ViewAction' sends only its \
        own, with 'send'. Add a case to the feature's 'Action.View' for what happened here.
        """,
        Syntax(callee), nil)
      return
    }
    let expression = viewAction.expression.trimmed
    let send = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("send")))
    var fixed = node
    fixed.calledExpression = send
    fixed.arguments[fixed.arguments.startIndex].expression = ExprSyntax(expression)
    report(
      "'store.send(.view(…))' is 'send(…)' in a view with '@ViewAction'.",
      Syntax(callee),
      .replacing(node, with: fixed, "Replace 'store.send(.view(…))' with 'send(…)'"))
  }
}

extension ExprSyntax {
  /// `store` or `self.store`.
  fileprivate var isStore: Bool {
    ["store", "self.store"].contains(trimmedDescription)
  }
}
