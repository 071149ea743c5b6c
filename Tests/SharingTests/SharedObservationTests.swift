import ConcurrencyExtras
import Observation
import Sharing
import Testing

@MainActor
struct SharedObservationTests {
  @Test func whoReadsIsToldOnceOfAChange() {
    let count = Shared(value: 0)
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = count.wrappedValue
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    count.withLock { $0 = 1 }
    #expect(changes.value == 1)
    count.withLock { $0 = 2 }
    #expect(changes.value == 1)
  }

  @Test func anEqualValueIsNoChange() {
    let count = Shared(value: 0)
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = count.wrappedValue
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    count.withLock { $0 = 0 }
    #expect(changes.value == 0)
  }

  @Test func derivedReferencesObserveTheWhole() {
    let user = Shared(value: ["name": "Blob"])
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = user["name"].wrappedValue
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    user.withLock { $0["age"] = "7" }
    #expect(changes.value == 1)
  }

  @Test func changesOfOtherThreadsAreToldOnTheMainActor() async {
    let count = Shared(value: 0)
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    withObservationTracking {
      _ = count.wrappedValue
    } onChange: {
      MainActor.assumeIsolated { _ = continuation.yield(count.wrappedValue) }
    }
    await Task.detached {
      for _ in 0..<100 { count.withLock { $0 += 1 } }
    }.value
    #expect(count.wrappedValue == 100)
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == 100)
  }

  @Test func pointingElsewhereIsAChange() {
    struct Holder { @Shared var count: Int }
    var holder = Holder(count: Shared(value: 1))
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = holder.count
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    holder.$count = Shared(value: 2)
    #expect(changes.value == 1)
  }
}
