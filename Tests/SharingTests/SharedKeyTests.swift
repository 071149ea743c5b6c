import ConcurrencyExtras
import Dependencies
import IssueReporting
import Sharing
import Testing

/// A place that a test looks into and changes.
final class Place<Value: Sendable>: Sendable {
  let value: LockIsolated<Value?>
  let loads = LockIsolated(0)
  let saves = LockIsolated<[Value]>([])
  let subscribers = LockIsolated<[SharedSubscriber<Value>]>([])
  let cancellations = LockIsolated(0)
  let failure = LockIsolated<PlaceFailure?>(nil)

  init(_ value: Value? = nil) { self.value = LockIsolated(value) }
}

struct PlaceFailure: Error, Equatable {}

struct PlaceKey<Value: Sendable>: SharedKey {
  let place: Place<Value>
  var id: ObjectIdentifier { ObjectIdentifier(place) }

  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    place.loads.withValue { $0 += 1 }
    if let failure = place.failure.value { return continuation.resume(throwing: failure) }
    continuation.resume(with: .success(place.value.value))
  }

  func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    place.subscribers.withValue { $0.append(subscriber) }
    return SharedSubscription { place.cancellations.withValue { $0 += 1 } }
  }

  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    if let failure = place.failure.value { return continuation.resume(throwing: failure) }
    place.value.setValue(value)
    place.saves.withValue { $0.append(value) }
    continuation.resume()
  }
}

extension SharedKey where Self == InMemoryKey<Int>.Default {
  static var limit: Self { Self[.inMemory("limit"), default: 42] }
}

struct SharedKeyTests {
  @Test func aKeyLoadsOnceForAllReferences() {
    let place = Place(7)
    @Shared(PlaceKey(place: place)) var first = 0
    @Shared(PlaceKey(place: place)) var second = 1
    #expect(first == 7)
    $second.withLock { $0 = 8 }
    #expect(first == 8)
    #expect(place.saves.value == [8])
    #expect(place.loads.value == 1)
    #expect(place.subscribers.value.count == 1)
  }

  @Test func theDefaultHoldsWhileThereIsNothing() {
    @Shared(PlaceKey(place: Place())) var count = 3
    @Shared(PlaceKey(place: Place<String?>())) var name: String?
    #expect(count == 3)
    #expect(name == nil)
  }

  @Test func whatChangesOutsideIsTaken() {
    let place = Place(1)
    @Shared(PlaceKey(place: place)) var count = 0
    let subscriber = place.subscribers.value[0]
    subscriber.yield(5)
    #expect(count == 5)
    #expect(place.saves.value == [])
    subscriber.yield(throwing: PlaceFailure())
    #expect(count == 5)
    #expect($count.loadError is PlaceFailure)
    subscriber.yieldReturningInitialValue()
    #expect(count == 0)
    #expect($count.loadError == nil)
    subscriber.yieldLoading()
    #expect($count.isLoading)
  }

  @Test func errorsAreOnTheReferenceAndThrown() async throws {
    let place = Place(1)
    @Shared(PlaceKey(place: place)) var count = 0
    place.failure.setValue(PlaceFailure())
    $count.withLock { $0 = 2 }
    #expect($count.saveError is PlaceFailure)
    await #expect(throws: PlaceFailure.self) { try await $count.save() }
    await #expect(throws: PlaceFailure.self) { try await $count.load() }
    #expect(count == 2)
    place.failure.setValue(nil)
    try await $count.save()
    #expect($count.saveError == nil)
    try await $count.load()
    #expect($count.loadError == nil)
    #expect(!$count.isLoading)
  }

  @Test func aRequiredValueMustBeThere() async throws {
    let place = Place(1)
    let count = try await Shared(require: PlaceKey(place: place))
    #expect(count.wrappedValue == 1)
    #expect(place.loads.value == 1)
    await #expect(throws: MissingSharedValue.self) {
      try await Shared(require: PlaceKey(place: Place<Int>()))
    }
    await #expect(throws: MissingSharedValue.self) {
      try await SharedReader(require: PlaceKey(place: Place<Int>()))
    }
  }

  @Test func aReferenceMovesToAnotherKey() async throws {
    @Shared(PlaceKey(place: Place(1))) var count = 0
    try await $count.load(PlaceKey(place: Place(2)))
    #expect(count == 2)
  }

  @Test func aSubscriptionEndsWithTheLastReference() {
    let place = Place(1)
    do {
      @Shared(PlaceKey(place: place)) var count = 0
      let copy = $count
      _ = copy
    }
    #expect(place.cancellations.value == 1)
    @Shared(PlaceKey(place: place)) var count = 0
    #expect(place.loads.value == 2)
  }

  @Test func aTypedKeyBringsItsDefault() {
    @Shared(.limit) var limit
    @SharedReader(.limit) var reader
    @Shared(.inMemory("limit")) var plain = 0
    #expect(limit == 42)
    $limit.withLock { $0 = 1 }
    #expect(reader == 1)
    #expect(plain == 1)
  }

  @Test func anOptionalHasADefaultWhileThereIsNothing() {
    @Shared(.inMemory("optional")) var count: Int? = 7
    #expect(count == 7)
    $count.withLock { $0 = nil }
    #expect(count == nil)
  }

  @Test func memoryIsKeptWithoutReferences() {
    do {
      @Shared(.inMemory("tab")) var tab = 0
      $tab.withLock { $0 = 3 }
    }
    @Shared(.inMemory("tab")) var tab = 0
    #expect(tab == 3)
  }

  @Test(arguments: 0..<2) func eachTestHasItsOwnMemory(_: Int) {
    @Shared(.inMemory("isolated")) var count = 0
    #expect(count == 0)
    $count.withLock { $0 += 1 }
  }

  @Test func otherDependenciesAreAnotherWorld() {
    @Shared(.inMemory("count")) var count = 0
    $count.withLock { $0 = 1 }
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      @Shared(.inMemory("count")) var count = 0
      #expect(count == 0)
    }
  }

  @Test func aForgottenContinuationIsAnIssue() {
    let outcome = LockIsolated<String?>(nil)
    withExpectedIssue {
      _ = LoadContinuation<Int>("'key'") { result in
        outcome.setValue("\(result)")
      }
    }
    #expect(outcome.value?.contains("never resumed its continuation.") == true)
    withExpectedIssue {
      let continuation = SaveContinuation { _ in }
      continuation.resume()
      continuation.resume()
    }
  }
}
