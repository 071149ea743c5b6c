import IssueReporting
import ViewTree

extension Engine {
  /// Evaluates what is marked until nothing is, and sends one batch of patches.
  ///
  /// Nothing happens where nothing is marked, nor within a flush.
  public func flush() {
    guard root != nil, !isFlushing else { return }
    isFlushing = true
    inbox.attend()
    flushNumber += 1
    repeat {
      settle()
      emit()
    } while !inbox.rest()
    isFlushing = false
    handleQueuedEvents()
  }

  /// Something that a view read has changed.
  func mark(_ scope: ScopeMount) {
    guard scope.isMounted, !scope.isDirty else { return }
    scope.isDirty = true
    dirtyScopes.insert(scope)
    if !isFlushing { inbox.schedule() }
  }

  private func settle() {
    while true {
      takeMarks()
      if let scopes = dirtyScopes.takeShallowest() {
        for scope in scopes where scope.isMounted && scope.isDirty { evaluate(scope) }
      } else if !layoutWindows() {
        collectPreferences()
        if !runCallbacks() { return }
      }
    }
  }

  /// Marks what observations have reported.
  func takeMarks() {
    for mark in inbox.take() { mark.token.mark(mark.generation) }
  }

  private func evaluate(_ scope: ScopeMount) {
    guard scope.mayEvaluate(in: flushNumber) else {
      scope.isDirty = false
      return
    }
    statistics.evaluatedBodies += 1
    let blueprint = scope.evaluate()
    scope.content = reconcile(scope.content, blueprint, parent: scope, twin: scope.twin?.content)
    scope.forgetTwin()
  }

  /// Runs what waits for the tree to be complete. Returns whether there was anything.
  @discardableResult
  func runCallbacks() -> Bool {
    guard !callbacks.isEmpty else { return false }
    let callbacks = callbacks
    self.callbacks = []
    for callback in callbacks { callback() }
    return true
  }
}

extension ScopeMount {
  /// Far more often than any honest chain of changes needs.
  static let evaluationLimit = 100

  /// Whether the view may be evaluated once more in a flush. Says so once where it may not.
  func mayEvaluate(in flush: Int) -> Bool {
    if flush != lastFlush {
      lastFlush = flush
      evaluationsInFlush = 0
    }
    evaluationsInFlush += 1
    if evaluationsInFlush == Self.evaluationLimit + 1 {
      reportIssue(
        """
        The view "\(view.type)" was evaluated \(Self.evaluationLimit) times in one update and was \
        still not done.

          \(path)

        Every evaluation changed something that the view reads, so that it had to be evaluated \
        again. This happens when a "body" writes to state that it reads, or when an "onChange" or \
        "onAppear" keeps changing what it reacts to. The update was stopped, and the view may show \
        an outdated state.

        To fix this, write to state from actions only, and make each reaction settle.
        """)
    }
    return evaluationsInFlush <= Self.evaluationLimit
  }

  /// The views from the root to this one, by type.
  var path: String {
    var names: [String] = []
    var scope: ScopeMount? = self
    while let next = scope {
      let name = "\(next.view.type)"
      if !name.hasPrefix("RootView<") { names.append(name) }
      scope = next.scope
    }
    return names.reversed().joined(separator: " > ")
  }
}
