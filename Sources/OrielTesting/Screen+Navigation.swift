import IssueReporting
import ViewTree

extension Screen {
  /// The title of the visible screen, or `nil` where there is no navigation stack.
  public var title: String? {
    guard let (_, screens) = stack(in: tree) else { return nil }
    guard case .screen(let screen)? = screens.last?.content.element else { return nil }
    return screen.title
  }

  /// Goes back to the screen below, as the back button does.
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await settle()
    guard let (stack, screens) = stack(in: tree), screens.count > 1,
      case .screen(let last) = screens[screens.count - 1].content.element, last.canGoBack
    else {
      reportIssue(
        "Can't go back: there is no screen below this one.\n\nOn screen:\n\n\(outline)",
        fileID: fileID, filePath: filePath, line: line, column: column)
      return
    }
    await send(Event(stack, .back(to: screens[screens.count - 2].id)))
  }

  /// The innermost navigation stack that is on screen.
  private func stack(in node: Node) -> (NodeID, [Node])? {
    for child in node.visibleChildren.reversed() {
      if let deeper = stack(in: child) { return deeper }
    }
    guard node.content.element.kind == .navigationStack else { return nil }
    return (node.id, node.children.filter { $0.content.element.kind == .screen })
  }
}
