/// An instance of child state that has effects, in the tree of all that have some.
///
/// ```
/// root ─┬─ search ── result #3      an effect's path is the way down to its owner;
///       └─ row 7                    ending an owner ends all below it
/// ```
///
/// Owners exist as long as they, or owners below them, have effects that run or wait.
// NB: Unchecked so that a task-local can hold it. Only the main actor touches it.
package final class EffectOwner: @unchecked Sendable {
  /// The owner that the running effect belongs to.
  @TaskLocal static var current: EffectOwner?

  /// The instance, or `nil` for the root.
  package private(set) var instance: InstanceID?

  /// Ends the instance's presentation, where it is presented.
  private var dismissal: (@MainActor () -> Void)?

  /// The owners directly below.
  package private(set) var children: [InstanceID: EffectOwner] = [:]

  private weak var parent: EffectOwner?
  private var jobs: [ObjectIdentifier: EffectJob] = [:]

  init(instance: InstanceID? = nil, parent: EffectOwner? = nil) {
    self.instance = instance
    self.parent = parent
  }

  /// The owner of an instance's effects, one step down.
  ///
  /// - Parameter dismissal: Ends the instance's presentation, where it is presented.
  func child(
    _ instance: InstanceID, dismissal: (@MainActor () -> Void)? = nil
  ) -> EffectOwner {
    let child = children[instance] ?? EffectOwner(instance: instance, parent: self)
    children[instance] = child
    child.instance = instance
    if let dismissal { child.dismissal = dismissal }
    return child
  }

  /// Ends the innermost presentation around this owner, or `nil` where there is none.
  var innermostDismissal: (@MainActor () -> Void)? {
    dismissal ?? parent?.innermostDismissal
  }

  /// The owners directly below that an operator looks after.
  func forEachChild(of key: InstanceID.Key, _ body: (InstanceID, EffectOwner) -> Void) {
    if children.isEmpty { return }
    // NB: A copy, because the body may end owners.
    for (_, child) in children {
      if let instance = child.instance, instance.key == key { body(instance, child) }
    }
  }

  /// Cancels all effects of an instance and of those within it.
  package func end(_ instance: InstanceID) {
    guard let child = children[instance] else { return }
    child.allJobs().cancelAll()
  }

  /// Whether this is an owner or lies below it.
  func isWithin(_ owner: EffectOwner) -> Bool {
    var current: EffectOwner? = self
    while let candidate = current {
      if candidate === owner { return true }
      current = candidate.parent
    }
    return false
  }

  func add(_ job: EffectJob) { jobs[ObjectIdentifier(job)] = job }

  func remove(_ job: EffectJob) {
    jobs[ObjectIdentifier(job)] = nil
    leaveIfIdle()
  }

  /// The jobs of this owner and of those below.
  func allJobs() -> [EffectJob] {
    children.values.reduce(into: Array(jobs.values)) { $0 += $1.allJobs() }
  }

  private func leaveIfIdle() {
    guard jobs.isEmpty, children.isEmpty, let instance, let parent else { return }
    parent.children[instance] = nil
    parent.leaveIfIdle()
  }
}
