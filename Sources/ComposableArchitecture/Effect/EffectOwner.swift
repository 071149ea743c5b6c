/// An instance of child state that has effects, in the tree of all that have some.
///
/// ```
/// root ─┬─ search ── result #3      an effect's path is the way down to its owner;
///       └─ row 7                    ending an owner ends all below it
/// ```
///
/// Owners exist as long as they, or owners below them, have effects that run or wait.
package final class EffectOwner {
  /// The instance, or `nil` for the root.
  package let instance: InstanceID?

  /// The owners directly below.
  package private(set) var children: [InstanceID: EffectOwner] = [:]

  private weak var parent: EffectOwner?
  private var jobs: [ObjectIdentifier: EffectJob] = [:]

  init(instance: InstanceID? = nil, parent: EffectOwner? = nil) {
    self.instance = instance
    self.parent = parent
  }

  /// The owner of an instance's effects, one step down.
  func child(_ instance: InstanceID) -> EffectOwner {
    if let child = children[instance] { return child }
    let child = EffectOwner(instance: instance, parent: self)
    children[instance] = child
    return child
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
