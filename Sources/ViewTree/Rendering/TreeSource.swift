/// Something that has a view tree to show: the engine behind an app, or a recorded session.
@MainActor
public protocol TreeSource: AnyObject {
  /// Begins to show the tree on a target, which stays alive until ``stop()``.
  func start(on target: any PatchTarget)

  /// Ends the tree: every node is removed, nothing is sent afterwards. Harmless twice.
  func stop()
}
