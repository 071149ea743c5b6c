import IssueReporting
import ViewTree

/// Something to find on a screen and to use as a user would.
///
/// It is looked up each time it is used: after a change the same target finds what is there then, or
/// says that it is gone.
@MainActor
public struct Target {
  let screen: Screen
  let query: Query

  /// Whether exactly one thing on screen matches, in reach or not.
  public var exists: Bool {
    if case .one = screen.index().find(query) { return true }
    return false
  }

  /// Whether it is there and nothing stands in the way of using it.
  public var isEnabled: Bool {
    if case .one(let entry) = screen.index().find(query) { return entry.obstacle == nil }
    return false
  }

  /// The value that it shows, or `nil` where it has none or isn't there.
  public var value: String? {
    guard case .one(let entry) = screen.index().find(query) else { return nil }
    return entry.node.accessibleValue
  }

  /// The one node, or a failure at the test's line.
  func resolve(_ verb: String, _ location: CallSite) -> ScreenIndex.Entry? {
    switch screen.index().find(query) {
    case .failure(let message):
      report("Can't \(verb) \(query.description).\n\n\(message)", location)
    case .one(let entry):
      guard let obstacle = entry.obstacle else { return entry }
      report(
        "Can't \(verb) \(query.description): it \(obstacle), so a user couldn't either.", location)
    }
    return nil
  }

  func report(_ message: String, _ location: CallSite) {
    let screen = screen.outline
    reportIssue(
      "\(message)\n\nOn screen:\n\n\(screen)", fileID: location.fileID, filePath: location.filePath,
      line: location.line, column: location.column)
  }
}

/// Where a test called from.
struct CallSite {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}
