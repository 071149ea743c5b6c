import CasePaths

extension Effect {
  /// The same effect with its actions turned into others, such as a child's into its parent's.
  public func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> Effect<NewAction> {
    embedded(transform)
  }

  /// The effect of a child as one of its parent.
  package func embedded<NewAction>(in path: AnyCasePath<NewAction, Action>) -> Effect<NewAction> {
    isNone ? .none : embedded(path.embed)
  }

  /// ``map(_:)`` with a function that is known to be safe to call on the main actor, though its
  /// type doesn't say so.
  @inline(__always)
  package func embedded<NewAction>(
    _ transform: @escaping (Action) -> NewAction
  ) -> Effect<NewAction> {
    isNone ? .none : embeddedWork(transform)
  }

  // NB: Apart, so that `none`, by far the most frequent, doesn't look up the types of the others.
  @inline(never)
  private func embeddedWork<NewAction>(
    _ transform: @escaping (Action) -> NewAction
  ) -> Effect<NewAction> {
    switch operation {
    case .none:
      return .none
    case .send(let action):
      return .send(transform(action))
    case .run(let run):
      nonisolated(unsafe) let transform = transform
      return Effect<NewAction>(
        .run(
          EffectRun(name: run.name, priority: run.priority, location: run.location) { send in
            await run.operation(send.embedding(transform))
          }))
    case .merge(let effects):
      return Effect<NewAction>(.merge(effects.map { $0.embedded(transform) }))
    case .concatenate(let effects):
      return Effect<NewAction>(.concatenate(effects.map { $0.embedded(transform) }))
    case .cancellable(let effect, let id, let cancelInFlight):
      return Effect<NewAction>(
        .cancellable(effect.embedded(transform), id: id, cancelInFlight: cancelInFlight))
    case .cancel(let id):
      return Effect<NewAction>(.cancel(id: id))
    case .owned(let instance, let dismissal, let effect):
      return Effect<NewAction>(
        .owned(
          instance, dismissal: dismissal.map(transform), effect.embedded(transform)))
    case .end(let instance):
      return Effect<NewAction>(.end(instance))
    }
  }
}
