import ConcurrencyExtras
import Testing

@Suite struct TaskTests {
  struct Failure: Error {}

  @Test func neverEndsWithItsTask() async {
    let task = Task<Void, any Error> { try await Task<Never, Never>.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aCancellableValueIsCancelledWithItsReader() async {
    let inner = Task<Void, any Error> { try await Task<Never, Never>.never() }
    let outer = Task { try await inner.cancellableValue }
    outer.cancel()
    await #expect(throws: CancellationError.self) { try await outer.value }
    #expect(inner.isCancelled)
  }

  @Test func aCancellableValueIsTheValue() async throws {
    let value = await Task { 1 }.cancellableValue
    #expect(value == 1)
    let throwing = Task<Int, any Error> { 2 }
    let thrown = try await throwing.cancellableValue
    #expect(thrown == 2)
  }

  @Test func megaYieldLetsATaskRun() async {
    let ran = LockIsolated(false)
    let task = Task { ran.setValue(true) }
    await Task.megaYield(count: 100)
    #expect(ran.value)
    await task.value
  }

  @Test func aResultKeepsWhatHappened() async throws {
    let success = await Result { await Task { 1 }.value }
    #expect(try success.get() == 1)
    let failure = await Result<Int, any Error> {
      await Task.yield()
      throw Failure()
    }
    #expect(throws: Failure.self) { try failure.get() }
  }
}
