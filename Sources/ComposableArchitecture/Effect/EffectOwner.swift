/// An instance of child state that has effects, in the tree of all that have some.
///
/// ```
/// root ─┬─ search ── result #3      an effect's path is the way down to its owner;
///       └─ row 7                    ending an owner ends all below it
/// ```
///
/// Owners exist as long as they, or owners below them, have effects that run or wait.
// NB: Unchecked because it is carried by task-local values. Only the main actor looks inside.
package final class EffectOwner: @unchecked Sendable {
  /// The instance, or `nil` for the root.
  package private(set) var instance: InstanceID?

  /// Ends the instance's presentation, where it is presented.
  private var dismissal: (@MainActor () -> Void)?

  /// Strong, so that an owner that is left by its last effect and then gets another is still found.
  let parent: EffectOwner?

  private var children: [InstanceID: EffectOwner] = [:]
  /// The children that have children.
  private var deepChildren: [InstanceID: EffectOwner] = [:]
  private var jobs: [ObjectIdentifier: EffectJob] = [:]
  /// What an operator's collection was named when all of its instances were last looked at.
  private var lastLooks: [InstanceID.Key: UInt64] = [:]

  init(instance: InstanceID? = nil, parent: EffectOwner? = nil) {
    self.instance = instance
    self.parent = parent
  }

  /// The owner that the running task's effect belongs to.
  package static var current: EffectOwner? { RunningEffect.current?.owner }

  /// Whether no instance of child state has an effect.
  package var hasNoChildren: Bool { children.isEmpty }

  /// Whether neither the owner nor an instance below it has an effect.
  var isIdle: Bool { jobs.isEmpty && children.isEmpty }

  /// Looks at the owners directly below that an operator looks after. Owners may be
  /// ended meanwhile.
  package func forEachChild(
    of key: InstanceID.Key, _ body: (InstanceID, EffectOwner) -> Void
  ) {
    if children.isEmpty { return }
    let children = children
    for child in children.values {
      if let instance = child.instance, instance.key == key { body(instance, child) }
    }
  }

  /// What an operator's collection was named when its instances were last looked at, or `nil`.
  package func lastLook(of key: InstanceID.Key) -> UInt64? { lastLooks[key] }

  /// Remembers what an operator's collection is named as its instances are looked at.
  package func noteLook(of key: InstanceID.Key, at edits: UInt64) { lastLooks[key] = edits }

  /// Looks at one owner directly below, and at those that have others below them: state that is
  /// shared may have changed inside them without a trace in the collection.
  package func forEachChild(
    of key: InstanceID.Key, changed: InstanceID?, _ body: (InstanceID, EffectOwner) -> Void
  ) {
    var deep = deepChildren
    if let changed {
      deep[changed] = nil
      if let child = children[changed], let instance = child.instance { body(instance, child) }
    }
    for child in deep.values {
      if let instance = child.instance, instance.key == key { body(instance, child) }
    }
  }

  /// Ends the innermost presentation around this owner, or `nil` where there is none.
  package var innermostDismissal: (@MainActor () -> Void)? {
    dismissal ?? parent?.innermostDismissal
  }

  /// Cancels all effects of an instance and of those within it.
  package func end(_ instance: InstanceID) {
    children[instance]?.allJobs().cancelAll()
  }

  /// The owner of an instance's effects, one step down.
  ///
  /// - Parameter dismissal: Ends the instance's presentation, where it is presented.
  func child(_ instance: InstanceID, dismissal: (@MainActor () -> Void)?) -> EffectOwner {
    let child = children[instance] ?? EffectOwner(parent: self)
    child.instance = instance
    if let dismissal { child.dismissal = dismissal }
    return child
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

  func add(_ job: EffectJob) {
    jobs[ObjectIdentifier(job)] = job
    join()
  }

  func remove(_ job: EffectJob) {
    jobs[ObjectIdentifier(job)] = nil
    leaveIfIdle()
  }

  /// The jobs of this owner and of those below.
  func allJobs() -> [EffectJob] {
    children.values.reduce(into: Array(jobs.values)) { $0 += $1.allJobs() }
  }

  private func join() {
    guard let instance, let parent, parent.children[instance] == nil else { return }
    parent.children[instance] = self
    parent.noteDepth()
    parent.join()
  }

  private func leaveIfIdle() {
    guard jobs.isEmpty, children.isEmpty, let instance, let parent else { return }
    guard parent.children[instance] === self else { return }
    parent.children[instance] = nil
    parent.noteDepth()
    parent.leaveIfIdle()
  }

  private func noteDepth() {
    guard let instance, let parent else { return }
    parent.deepChildren[instance] = children.isEmpty ? nil : self
  }
}
