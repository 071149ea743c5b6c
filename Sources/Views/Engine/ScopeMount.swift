import Observation

/// One mounted view: where its body is evaluated, on its own and under observation.
final class ScopeMount: Mount {
  /// The scope whose body is being evaluated.
  static var current: ScopeMount?

  var view: AnyViewBox
  var context: BlueprintContext
  var content: Mount?
  let environmentBox: EnvironmentBox
  unowned let engine: Engine
  /// How many views are above.
  let depth: Int
  /// Counts evaluations, so that marks meant for an earlier one are recognised.
  var generation: UInt64 = 0
  var isDirty = false
  /// Which flush evaluated the view last, and how often.
  var lastFlush = 0
  var evaluationsInFlush = 0
  /// Part of an evaluation from scratch, which must leave no trace.
  let isShadow: Bool
  /// Whose state the scope has: of a shadow the mounted scope, of a row that has come back what was
  /// kept of it.
  private(set) var twin: ScopeMount?
  let token = ScopeToken()
  private var storages: [AnyObject?] = []
  private let revoker = ObservationRevoker()

  init(
    _ blueprint: ScopeBlueprint, engine: Engine, parent: Mount?, isShadow: Bool = false,
    twin: ScopeMount? = nil
  ) {
    view = blueprint.view
    context = blueprint.context
    environmentBox = EnvironmentBox(blueprint.context.environment)
    self.engine = engine
    self.isShadow = isShadow
    self.twin = twin
    depth = (parent.flatMap { $0 as? ScopeMount ?? $0.scope }?.depth ?? -1) + 1
    super.init(parent: parent)
    token.scope = self
  }

  deinit {
    token.scope = nil
  }

  override var below: [Mount] { content.map { [$0] } ?? [] }

  /// The storage of a dynamic property, made when first asked for.
  func storage<Storage: AnyObject>(_ slot: Int, _ make: () -> Storage) -> Storage {
    while storages.count <= slot { storages.append(nil) }
    if let storage = storages[slot] as? Storage { return storage }
    let storage = twin?.existing(slot) ?? make()
    storages[slot] = storage
    return storage
  }

  private func existing<Storage: AnyObject>(_ slot: Int) -> Storage? {
    storages.indices.contains(slot) ? storages[slot] as? Storage : nil
  }

  /// Runs the body and notes what it reads.
  func evaluate() -> Blueprint {
    isDirty = false
    generation &+= 1
    environmentBox.values = context.environment
    let previous = Self.current
    Self.current = self
    defer { Self.current = previous }
    if isShadow { return view.evaluate(self, context) }
    let mark = ScopeMark(token: token, generation: generation, inbox: engine.inbox)
    revoker.revoke()
    // NB: the observation begins when the closure is done. A body that writes to an observable
    // property which it has read is therefore not noticed; one that writes to its `@State` is.
    return withObservationTracking {
      revoker.observe()
      return view.evaluate(self, context)
    } onChange: {
      mark.fire()
    }
  }

  /// Makes what the body left to be made later, such as the rows of a collection: what is read
  /// meanwhile counts as read by the body.
  func track<Made>(_ make: () -> Made) -> Made {
    let previous = Self.current
    Self.current = self
    defer { Self.current = previous }
    if isShadow { return make() }
    let mark = ScopeMark(token: token, generation: generation, inbox: engine.inbox)
    return withObservationTracking {
      revoker.observe()
      return make()
    } onChange: {
      mark.fire()
    }
  }

  /// The state has been taken over.
  func forgetTwin() {
    if !isShadow { twin = nil }
  }

  /// Whether anything is kept for the view from one evaluation to the next.
  var hasState: Bool { storages.contains { $0 != nil } }

  /// Forgets everything but the state.
  func strip() {
    view = HuskBox(view.type)
    context = BlueprintContext(environment: EnvironmentValues())
    environmentBox.values = context.environment
    twin = nil
  }

  /// Forgets what the body read.
  func end() {
    isDirty = false
    generation &+= 1
    revoker.revoke()
  }
}

/// A reference to a scope that keeps nothing alive.
@MainActor
final class ScopeToken {
  // NB: a weak reference would give every scope a side table and make each retain of it slow. The
  // scope clears this one itself.
  nonisolated(unsafe) unowned(unsafe) var scope: ScopeMount?

  nonisolated init() {}

  /// Something that the scope read in this generation has changed.
  func mark(_ generation: UInt64) {
    guard let scope, scope.generation == generation else { return }
    scope.engine.mark(scope)
  }
}

/// What an observation does when it fires, from whatever thread: it only marks.
struct ScopeMark: Sendable {
  let token: ScopeToken
  let generation: UInt64
  let inbox: Inbox

  func fire() {
    inbox.add(self)
  }
}
