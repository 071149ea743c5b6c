import TextRenderer
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
  public var exists: Bool { entry != nil }

  /// Whether it is there and nothing stands in the way of using it.
  public var isEnabled: Bool { entry.map { $0.obstacle == nil } ?? false }

  /// Whether keyboard focus is here.
  public var isFocused: Bool {
    entry.map { screen.renderer.user.focus == $0.id } ?? false
  }

  /// What it is called, or `nil` where it isn't there.
  public var name: String? { entry?.name }

  /// The value that it shows, or `nil` where it has none or isn't there.
  public var value: String? { node?.accessibleValue }

  /// This part of the screen with one line per meaningful node. Empty where it isn't there.
  public var outline: String {
    node.map { Outline($0, user: screen.renderer.user).text } ?? ""
  }

  private var node: Node? {
    entry.flatMap { screen.renderer.handles[$0.id]?.node }
  }

  private var entry: ScreenIndex.Entry? {
    screen.flush()
    return try? screen.driver.index.find(query)
  }

  @discardableResult
  func perform(
    _ site: CallSite, _ act: @MainActor (Driver) throws(Refusal) -> Void
  ) async -> Bool {
    await screen.perform(site, act)
  }
}
