import ComposableArchitecture
import Testing

@MainActor
@Suite struct SharedTestStoreTests {
  @Test func `each step sees its own change`() async {
    let store = SharedFeature.store()
    await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
    await store.send(.incrementTwice) { $0.$count.withLock { $0 = 2 } }
    await store.receive(.increment) { $0.$count.withLock { $0 = 3 } }
    await store.send(.incrementLater)
    await store.receive(.increment) { $0.$count.withLock { $0 = 4 } }
    await store.receive(.increment) { $0.$count.withLock { $0 = 5 } }
    await store.send(.nothing)
    #expect(store.state.count == 5)
  }

  @Test func `an expectation changes nothing, and reads what was asserted`() async {
    let store = SharedFeature.store()
    await store.send(.incrementTwice) {
      #expect($0.count == 0)
      $0.$count.withLock { $0 = 1 }
      #expect($0.count == 1)
    }
    #expect(store.state.count == 2)
    await store.receive(.increment) {
      #expect($0.count == 1)
      $0.$count.withLock { $0 = 2 }
    }
  }

  @Test func `a change that isn't asserted fails with both values`() async {
    let store = SharedFeature.store()
    let texts = await issues { await store.send(.increment) }
    #expect(
      texts == [
        """
        State was not expected to change, but a change occurred: …

            \u{2007} SharedFeature.State(
            \u{2007}   name: "Blob",
            −   count: #1 0,
            +   count: #1 1,
            \u{2007}   … (2 unchanged)
            \u{2007} )

        (Expected: −, Actual: +)
        """
      ])
    // It isn't held against the next step.
    await store.send(.increment) { $0.$count.withLock { $0 = 2 } }
  }

  @Test func `a wrong expectation fails with what differs`() async {
    let store = SharedFeature.store()
    let texts = await issues {
      await store.send(.append) {
        $0.$list.withLock { $0.append(.init(id: 0, title: "old")) }
      }
    }
    #expect(
      texts == [
        """
        A state change does not match expectation: …

            \u{2007} SharedFeature.State(
            \u{2007}   … (3 unchanged),
            \u{2007}   list: #1 [
            \u{2007}     [0]: SharedFeature.Row(
            \u{2007}       id: 0,
            −       title: "old"
            +       title: "new"
            \u{2007}     )
            \u{2007}   ]
            \u{2007} )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func `expecting no change is a mistake`() async {
    let store = SharedFeature.store()
    let texts = await issues { await store.send(.nothing) { $0.$count.withLock { $0 = 0 } } }
    #expect(texts.count == 1)
    #expect(texts[0].hasPrefix("Expected state to change, but no change occurred."))
    let others = await issues { await store.send(.nothing) { $0.$count.withLock { $0 = 1 } } }
    #expect(others.count == 1)
    #expect(others[0].contains("−   count: #1 1"))
  }

  @Test func `an effect's change is asserted by itself or in the next step`() async {
    let store = SharedFeature.store()
    await store.send(.changeInEffect)
    store.assert { $0.$count.withLock { $0 = 100 } }
    await store.send(.changeInEffect)
    await store.send(.increment) { $0.$count.withLock { $0 = 201 } }
  }

  @Test func `an effect's change that nobody asserts fails at the end`() async {
    var store: TestStoreOf<SharedFeature>? = SharedFeature.store()
    let texts = await issues {
      await store?.send(.changeInEffect)
      await store?.finish()
      store = nil
    }
    #expect(
      texts == [
        """
        The test ended before all changes of shared state were asserted: …

            \u{2007} SharedFeature.State(
            \u{2007}   name: "Blob",
            −   count: #1 0,
            +   count: #1 100,
            \u{2007}   … (2 unchanged)
            \u{2007} )

        (Expected: −, Actual: +)

        An effect has changed it after the last step. To fix, assert it at the end of the test: \
        'store.assert { $0.$value.withLock { … } }'.
        """
      ])
  }

  @Test func `shared state that the state doesn't hold is asserted too`() async {
    let store = SharedFeature.store()
    @Shared(.inMemory("elsewhere")) var elsewhere = 0
    await store.send(.changeElsewhere) { _ in $elsewhere.withLock { $0 = 1 } }
    let texts = await issues { await store.send(.changeElsewhere) }
    #expect(
      texts == [
        """
        State was not expected to change, but a change occurred: …

            − 1
            + 2

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func `what the test itself changes needs no assertion`() async {
    let store = SharedFeature.store()
    store.state.$count.withLock { $0 = 41 }
    await store.send(.increment) { $0.$count.withLock { $0 = 42 } }
    @Shared(.inMemory("limit")) var limit = 0
    $limit.withLock { $0 = 7 }
    await store.send(.nothing)
    #expect(store.state.limit == 7)
  }

  @Test func `a test that isn't exhaustive asserts what it names`() async {
    let store = SharedFeature.store()
    store.exhaustivity = .off
    await store.send(.increment)
    await store.send(.increment) { $0.$count.withLock { $0 = 2 } }
    await store.send(.incrementTwice)
    await store.receive(.increment) { $0.name = "Blob" }
    let texts = await issues {
      await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
    }
    #expect(texts.count == 1)
    #expect(texts[0].contains("count: #1 1"))
  }

  @Test func `skipped actions take their changes along`() async {
    let store = SharedFeature.store()
    await store.send(.incrementLater)
    let texts = await issues { await store.skipReceivedActions() }
    #expect(texts.count == 1)
    await store.send(.increment) { $0.$count.withLock { $0 = 3 } }
  }

  @Test func `another reference in its place is a change like any`() async {
    let store = SharedFeature.store()
    await store.send(.replace) { $0.$count = Shared(value: 1_000) }
    await store.send(.increment) { $0.$count.withLock { $0 = 1_001 } }
  }
}
