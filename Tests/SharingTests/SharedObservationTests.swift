import ConcurrencyExtras
import Dispatch
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
    let told = LockIsolated<[Int]>([])
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    withObservationTracking {
      _ = count.wrappedValue
    } onChange: {
      told.withValue { $0.append(count.wrappedValue) }
      continuation.yield()
    }
    holdingTheMainActor {
      for _ in 0..<100 { count.withLock { $0 += 1 } }
    }
    // The changes are there for all to read, but the main actor hasn't got to telling anybody.
    #expect(count.wrappedValue == 100)
    #expect(told.value == [])
    var iterator = stream.makeAsyncIterator()
    await iterator.next()
    #expect(told.value == [100])
  }

  /// Does something on another thread while this one waits, so that nothing else gets in.
  private func holdingTheMainActor(_ body: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group, execute: body)
    group.wait()
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
