import ComposableArchitecture
import Testing

@MainActor
@Suite struct TestStoreFinishTests {
  @Test func `finish waits for effects`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, isStart in
        guard isStart else {
          state += 1
          return .none
        }
        return .run { send in
          try await Task.sleep(for: .milliseconds(30))
          await send(false)
        }
      }
    }
    await store.send(true)
    await store.finish()
    await store.receive(where: { !$0 }, timeout: .zero) { $0 = 1 }
  }

  @Test func `a task's finish waits for its effects alone`() async {
    let store = Probe.store()
    await store.send(.startTimer)
    let task = await store.send(.load)
    await task.finish()
    await store.receive(\.loaded, timeout: .zero) { $0.count = 100 }
    #expect(!task.isCancelled)
    await store.send(.stopTimer)
    await store.finish()
  }

  @Test func `effects that don't finish fail the test`() async {
    let store = Probe.store()
    let task = await store.send(.startTimer)
    let texts = await issues {
      await store.finish(timeout: .milliseconds(10))
      await task.finish(timeout: .milliseconds(10))
    }
    #expect(
      texts == [
        """
        Expected effects to finish, but there are still effects in-flight after 0.01 seconds.

          Started by: Probe.Action.startTimer
          Effect: Probe/Probe.swift:7
          Cancel ID: Probe.CancelID.timer

        If an effect waits for a clock, advance the test's clock as far as needed, or give the \
        feature an 'ImmediateClock'. If it takes real time, pass a longer 'timeout'.
        """,
        """
        Expected task to finish, but it is still in-flight after 0.01 seconds.

        If its effects wait for a clock, advance the test's clock first. If they live as long as \
        their feature does, call 'await task.cancel()' instead. If they really take that long, pass \
        a longer 'timeout'.
        """,
      ])
    await task.cancel()
  }

  @Test func `a task without effects is finished and counts as cancelled`() async {
    let store = Probe.store()
    let task = await store.send(.nothing)
    await task.finish(timeout: .zero)
    #expect(task.isCancelled)
  }

  @Test func `an action fed back between two parts of a named sequence ends with the sequence`()
    async
  {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, isStart in
        guard isStart else {
          state += 1
          return .none
        }
        return .concatenate(.run { _ in }, .send(false), .run { await $0(false) })
          .cancellable(id: "sequence")
      }
    }
    let task = await store.send(true)
    await task.finish()
    await store.receive(where: { !$0 }, timeout: .zero) { $0 = 1 }
    await store.receive(where: { !$0 }, timeout: .zero) { $0 = 2 }
  }

  @Test func `cancelled work that takes no notice isn't waited for in the end`() async {
    let gate = AsyncStream.makeStream(of: Never.self)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { _, isStart in
        guard isStart else { return .cancel(id: "stubborn") }
        return .run { _ in await Task.detached { for await _ in gate.stream {} }.value }
          .cancellable(id: "stubborn")
      }
    }
    await store.send(true)
    await store.send(false)
    await store.finish(timeout: .milliseconds(10))
    gate.continuation.finish()
  }
}
