import ConcurrencyExtras

/// Does asynchronous work that can be cancelled by name: what ``Effect/cancellable(id:cancelInFlight:)``
/// is to a whole effect, for a part of one.
///
/// ```swift
/// return .run { send in
///   try await withTaskCancellation(id: CancelID.upload, cancelInFlight: true) {
///     try await upload(file)
///   }
///   await send(.uploaded)
/// }
/// ```
///
/// The name is known within the instance of the feature whose effect calls this. Outside of an
/// effect it is known to `Task.cancel(id:)` everywhere.
///
/// - Parameters:
///   - id: The name.
///   - cancelInFlight: Whether to cancel what goes by the same name already.
///   - operation: The work.
public func withTaskCancellation<Value: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  let id = AnyHashableSendable(id)
  let (task, job) = await begin(id, cancelInFlight: cancelInFlight, operation)
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  await MainActor.run { job.end() }
  return try result.get()
}

@MainActor
private func begin<Value: Sendable, Failure: Error>(
  _ id: AnyHashableSendable, cancelInFlight: Bool,
  _ operation: @escaping @Sendable () async throws(Failure) -> Value
) -> (Task<Result<Value, Failure>, Never>, EffectJob) {
  let running = RunningEffect.current
  let registry = running?.registry ?? .outsideOfStores
  let outer =
    running?.context ?? EffectContext(owner: .outsideOfStores, group: EffectGroup())
  if cancelInFlight {
    registry.cancel(id, in: outer.owner, at: nil, sparing: outer.scopes)
  }
  let scope = CancellationScope(
    id: id, owner: outer.owner, batch: 0, order: 0, registry: registry)
  scope.hasStarted = true
  let context = outer.within(scope)
  let job = EffectJob(context: context)
  let inner = RunningEffect(registry: registry, context: context, executor: running?.executor)
  let task = RunningEffect.$current.withValue(inner) {
    Task(executorPreference: running?.executor) { () async -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try await operation())
      } catch {
        return .failure(error)
      }
    }
  }
  job.didStart(
    Task {
      await withTaskCancellationHandler {
        _ = await task.value
      } onCancel: {
        task.cancel()
      }
    })
  return (task, job)
}

extension Task<Never, Never> {
  /// Cancels the effects with a name, from within asynchronous code.
  ///
  /// ```swift
  /// return .run { send in
  ///   await player.stop()
  ///   Task.cancel(id: CancelID.ticker)
  /// }
  /// ```
  ///
  /// Within an effect it reaches what ``Effect/cancel(id:)`` would reach there. Elsewhere it reaches
  /// all effects with this name, in all stores.
  ///
  /// On the main actor it has happened when the call returns. Elsewhere it has happened before
  /// anything that the calling task does on the main actor next.
  public static func cancel(
    id: some Hashable & Sendable, isolation: isolated (any Actor)? = #isolation
  ) {
    let id = AnyHashableSendable(id)
    let running = RunningEffect.current
    if isolation === MainActor.shared {
      MainActor.assumeIsolated { CancellationRegistry.cancel(id, for: running) }
    } else {
      Task<Void, Never> { @MainActor in CancellationRegistry.cancel(id, for: running) }
    }
  }
}
