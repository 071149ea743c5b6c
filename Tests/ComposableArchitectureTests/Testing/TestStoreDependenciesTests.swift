import ComposableArchitecture
import Testing

@MainActor
@Suite struct TestStoreDependenciesTests {
  @Test func `dependencies can be changed between steps`() async {
    let store = Probe.store()
    store.dependencies.probeBase = 5
    await store.send(.load)
    await store.receive(\.loaded) { $0.count = 5 }
    await store.withDependencies {
      $0.probeBase = 7
    } operation: {
      await store.send(.load)
      await store.receive(\.loaded) { $0.count = 12 }
    }
    await store.send(.load)
    await store.receive(\.loaded) { $0.count = 17 }
  }

  @Test func `assertions read the feature's dependencies`() async {
    let store = Probe.store()
    await store.send(.load)
    await store.receive(\.loaded) {
      @Dependency(\.probeBase) var base
      $0.count = base
    }
  }

  @Test func `effects run in turn on the main actor's thread, unless told otherwise`() async {
    let store = Probe.store()
    #expect(store.useMainSerialExecutor)
    store.useMainSerialExecutor = false
    #expect(!store.useMainSerialExecutor)
    await store.send(.load)
    await store.receive(\.loaded) { $0.count = 100 }
  }

  @Test func `effects start in the order in which they were returned`() async {
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        guard action >= 0 else {
          return .merge((0..<20).map { number in .run { await $0(number) } })
        }
        state.append(action)
        return .none
      }
    }
    await store.send(-1)
    for number in 0..<20 {
      await store.receive(where: { $0 == number }) { $0 = Array(0...number) }
    }
  }
}
