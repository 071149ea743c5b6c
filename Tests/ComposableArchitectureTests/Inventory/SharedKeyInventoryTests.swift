import ComposableArchitecture
import Foundation
import Testing

/// The rows of keys and strategies of the table "Shared state" of the API inventory.
@MainActor
struct SharedKeyInventoryTests {
  // MARK: Keys

  @Test func `a key of one's own loads, saves, subscribes and unsubscribes`() async throws {
    let place = Place()
    var count: Shared<Int>? = Shared(wrappedValue: 7, PlaceKey(place: place))
    #expect(count?.wrappedValue == 7)
    count?.withLock { $0 = 8 }
    #expect(place.log.value == ["load 7", "subscribe 7", "save 8 didSet"])
    try await count?.save()
    try await count?.load()
    place.subscriber.value?.yield(9)
    #expect(count?.wrappedValue == 9)
    place.subscriber.value?.yieldLoading()
    #expect(count?.isLoading == true)
    place.subscriber.value?.yield(throwing: CancellationError())
    #expect(count?.loadError is CancellationError)
    place.subscriber.value?.yield(with: .success(10))
    #expect(count?.wrappedValue == 10)
    place.subscriber.value?.yieldReturningInitialValue()
    #expect(count?.wrappedValue == 7)
    #expect(count?.loadError == nil)
    count = nil
    #expect(
      place.log.value == [
        "load 7", "subscribe 7", "save 8 didSet", "save 8 userInitiated", "load nil", "cancel",
      ])
  }

  @Test func `keys with defaults are declared once and used by name`() {
    @Shared(.rows) var rows
    @Shared(.isSoundOn) var isSoundOn
    #expect(rows == [ListRow(id: 1)])
    #expect(isSoundOn)
    $isSoundOn.withLock { $0 = false }
    @SharedReader(.appStorage("isSoundOn")) var reader = true
    #expect(!reader)
  }

  // MARK: Strategies

  @Test func `values of all strategies are each test's own`() async throws {
    @Shared(.inMemory("strategy")) var memory = 0
    @Shared(.appStorage("strategy")) var setting = 0
    @Shared(.fileStorage("strategy.json")) var file = 0
    for value in [$memory, $setting, $file] { value.withLock { $0 += 1 } }
    #expect((memory, setting, file) == (1, 1, 1))
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
      $0.defaultAppStorage = .inMemory
      $0.defaultFileStorage = .inMemory(files: [.inventory: Data("[7]".utf8)])
    } operation: {
      @Shared(.inMemory("strategy")) var memory = 0
      @Shared(.appStorage("strategy")) var setting = 0
      @Shared(.fileStorage("strategy.json")) var file = 0
      @Shared(.fileStorage(.inventory)) var list: [Int] = []
      #expect((memory, setting, file) == (0, 0, 0))
      #expect(list == [7])
    }
  }

  @Test func `settings are of many types`() {
    enum Theme: String { case light, dark }
    enum Level: Int { case low, high }
    @Shared(.appStorage("bool")) var bool = false
    @Shared(.appStorage("double")) var double = 0.5
    @Shared(.appStorage("string")) var string = ""
    @Shared(.appStorage("strings")) var strings: [String] = []
    @Shared(.appStorage("data")) var data = Data()
    @Shared(.appStorage("date")) var date = Date(timeIntervalSince1970: 0)
    @Shared(.appStorage("url")) var url = URL(fileURLWithPath: "/")
    @Shared(.appStorage("theme")) var theme = Theme.light
    @Shared(.appStorage("level")) var level = Level.low
    @Shared(.appStorage("row")) var row = ListRow(id: 0)
    @Shared(.appStorage("none")) var none: Theme?
    $theme.withLock { $0 = .dark }
    $none.withLock { $0 = .dark }
    $row.title.withLock { $0 = "Blob" }
    @Shared(.appStorage("theme")) var raw = ""
    #expect((theme, none, row.title, raw) == (.dark, .dark, "Blob", "dark"))
  }
}

private struct ListRow: Codable, Hashable, Identifiable {
  let id: Int
  var title = ""
}

extension URL {
  fileprivate static let inventory = URL(fileURLWithPath: "/inventory.json")
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<ListRow>>.Default {
  fileprivate static var rows: Self { Self[.fileStorage("rows.json"), default: [ListRow(id: 1)]] }
}

extension SharedKey where Self == AppStorageKey<Bool>.Default {
  fileprivate static var isSoundOn: Self { Self[.appStorage("isSoundOn"), default: true] }
}

private final class Place: Sendable {
  let log = LockIsolated<[String]>([])
  let subscriber = LockIsolated<SharedSubscriber<Int>?>(nil)

  func note(_ text: String) { log.withValue { $0.append(text) } }
}

private struct PlaceKey: SharedKey {
  let place: Place
  var id: ObjectIdentifier { ObjectIdentifier(place) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    place.note("load \(context.initialValue.map(String.init) ?? "nil")")
    continuation.resumeReturningInitialValue()
  }

  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    place.note("subscribe \(context.initialValue.map(String.init) ?? "nil")")
    place.subscriber.setValue(subscriber)
    return SharedSubscription { place.note("cancel") }
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    place.note("save \(value) \(context)")
    continuation.resume()
  }
}
