import ComposableArchitecture
import Testing

/// The table "Effect" of the API inventory, row by row.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct EffectInventoryTests {
  /// What a store logs when its first action starts an effect.
  private func log(
    _ effect: @escaping @Sendable () -> Effect<Job.Action>,
    cancelling id: (any Hashable & Sendable)? = nil
  ) async -> [String] {
    let store = Store(initialState: Job.State()) {
      Reduce<Job.State, Job.Action> { state, action in
        switch action {
        case .start: return effect()
        case .cancel:
          return id.map { Self.cancel($0) } ?? .none
        case .log(let text):
          state.log.append(text)
          return .none
        }
      }
    }
    let task = store.send(.start)
    if id != nil { store.send(.cancel) }
    await task.finish()
    return store.log
  }

  private static func cancel(_ id: some Hashable & Sendable) -> Effect<Job.Action> {
    .cancel(id: id)
  }

  @Test func `none does nothing, send feeds an action back`() async {
    #expect(await log { .none } == [])
    #expect(await log { .send(.log("a")) } == ["a"])
  }

  @Test func `run has a priority, a name, an operation and a catch`() async {
    struct Failure: Error {}
    #expect(
      await log {
        .run(priority: .high, name: "job") { send in
          await send(.log("a"))
          throw Failure()
        } catch: { error, send in
          await send(.log("caught \(error)"))
        }
      } == ["a", "caught Failure()"])
  }

  @Test func `effects are merged and concatenated`() async {
    #expect(await log { .merge(.send(.log("a")), .send(.log("b"))) } == ["a", "b"])
    #expect(await log { .merge([.send(.log("a")), .send(.log("b"))]) } == ["a", "b"])
    #expect(await log { .send(.log("a")).merge(with: .send(.log("b"))) } == ["a", "b"])
    #expect(
      await log {
        .concatenate(.run { await $0(.log("a")) }, .send(.log("b")))
      } == ["a", "b"])
    #expect(
      await log { .run { await $0(.log("a")) }.concatenate(with: .send(.log("b"))) } == ["a", "b"])
  }

  @Test func `an effect's actions are mapped`() async {
    #expect(await log { Effect.send("x").map { .log($0) } } == ["x"])
    #expect(
      await log { Effect<String>.run { await $0("y") }.map { .log($0) } } == ["y"])
  }

  @Test func `a sequence takes the place of a publisher`() async {
    #expect(
      await log {
        .publisher {
          AsyncStream { continuation in
            continuation.yield("a")
            continuation.yield("b")
            continuation.finish()
          }
          .map { Job.Action.log($0) }
        }
      } == ["a", "b"])
  }

  @Test func `an effect is cancelled by its id`() async {
    enum CancelID { case job }
    #expect(
      await log(
        {
          .run { send in
            try await Task.sleep(for: .seconds(3_600))
            await send(.log("never"))
          }
          .cancellable(id: CancelID.job, cancelInFlight: true)
        }, cancelling: CancelID.job) == [])
  }

  @Test func `work is cancelled by its id from inside of async code`() async {
    enum CancelID { case inner }
    #expect(
      await log {
        .run { send in
          let work = Task {
            try await withTaskCancellation(id: CancelID.inner, cancelInFlight: true) {
              try await Task.sleep(for: .seconds(3_600))
            }
          }
          await Task.megaYield()
          Task<Never, Never>.cancel(id: CancelID.inner)
          do { try await work.value } catch { await send(.log("\(type(of: error))")) }
        }
      } == ["CancellationError"])
  }

  @Test func `a sender is called with an action, an animation or a transaction`() async {
    #expect(
      await log {
        .run { (send: Send<Job.Action>) in
          await send(.log("a"))
          await send(.log("b"), animation: .default)
          await send(.log("c"), transaction: Transaction())
        }
      } == ["a", "b", "c"])
    let sent = LockIsolated<[String]>([])
    let send = Send<Job.Action> { action in sent.withValue { $0.append("\(action)") } }
    send(.start)
    #expect(sent.value == ["start"])
  }
}

private enum Job {
  @ObservableState
  struct State { var log: [String] = [] }
  enum Action: Sendable {
    case start
    case cancel
    case log(String)
  }
}
