import ComposableArchitecture
import Foundation
import Observation
import Testing

/// The table "Shared state" of the API inventory, row by row.
@MainActor
struct SharedInventoryTests {
  // MARK: @Shared, @SharedReader

  @Test func `a value is shared without a key, by a key, and by a key with a default`() {
    @Shared(value: 1) var plain: Int
    @Shared(.inMemory("count")) var count = 2
    @Shared(.inMemory("name")) var name: String?
    @Shared(.visits) var visits
    @Shared(.visits) var other = 9
    #expect((plain, count, visits, other) == (1, 2, 3, 3))
    #expect(name == nil)
    $name.withLock { $0 = "Blob" }
    #expect(name == "Blob")
    @SharedReader(value: 1) var plainReader: Int
    @SharedReader(.inMemory("count")) var countReader = 0
    @SharedReader(.inMemory("name")) var nameReader: String?
    @SharedReader(.visits) var visitsReader
    @SharedReader(.visits) var otherReader = 9
    #expect((plainReader, countReader, visitsReader, otherReader) == (1, 2, 3, 3))
    #expect(nameReader == "Blob")
  }

  @Test func `a state takes over a reference`() {
    struct Child {
      @Shared var count: Int
      @SharedReader var limit: Int
      init(count: Shared<Int>, limit: SharedReader<Int>) {
        _count = count
        _limit = limit
      }
    }
    struct Other {
      @Shared var count: Int
      @SharedReader var limit: Int
    }
    @Shared(value: 1) var count
    var child = Child(count: $count, limit: SharedReader($count))
    let other = Other(count: Shared(projectedValue: $count), limit: .constant(9))
    child.$count.withLock { $0 += 1 }
    #expect((count, child.limit, other.count, other.limit) == (2, 2, 2, 9))
    child.$count = Shared(value: 10)
    child.$limit = SharedReader(projectedValue: .constant(7))
    #expect((count, child.count, child.limit) == (2, 10, 7))
  }

  @Test func `a required value is there, or an error is thrown`() async throws {
    await #expect(throws: MissingSharedValue.self) {
      _ = try await Shared(require: .inMemory("required") as InMemoryKey<Int>)
    }
    await #expect(throws: MissingSharedValue.self) {
      _ = try await SharedReader(require: .inMemory("required") as InMemoryKey<Int>)
    }
    @Shared(.inMemory("required")) var count = 0
    $count.withLock { $0 = 5 }
    let required = try await Shared(require: .inMemory("required") as InMemoryKey<Int>)
    #expect(required.wrappedValue == 5)
    required.withLock { $0 = 6 }
    #expect(count == 6)
  }

  @Test func `withLock returns what its closure returns`() throws {
    struct Failure: Error {}
    @Shared(value: [1, 2]) var list: [Int]
    let last = $list.withLock { $0.removeLast() }
    #expect(last == 2)
    #expect(throws: Failure.self) { try $list.withLock { _ in throw Failure() } }
  }

  @Test func `loading and saving can be waited for, and their state read`() async throws {
    @Shared(.fileStorage(.inventory)) var list = [1]
    #expect(!$list.isLoading)
    #expect($list.loadError == nil)
    #expect($list.saveError == nil)
    $list.withLock { $0 = [2] }
    try await $list.save()
    try await $list.load()
    #expect(list == [2])
    try await $list.load(.fileStorage(URL(fileURLWithPath: "/other.json")).required([3]))
    #expect(list == [3])
    @SharedReader(.fileStorage(.inventory)) var reader: [Int] = []
    try await $reader.load()
    #expect(reader == [2])
    #expect(!$reader.isLoading)
    #expect($reader.loadError == nil)
  }

  @Test func `references to parts are derived`() {
    @Shared(value: Profile()) var profile: Profile
    let name: Shared<String> = $profile.name
    name.withLock { $0 = "Blob" }
    let initials: SharedReader<Character?> = $profile.initial
    #expect(initials.wrappedValue == "B")
    let street: Shared<String?> = $profile.address.street
    #expect(street.wrappedValue == nil)
    street.withLock { $0 = "dropped" }
    #expect(profile.address == nil)
    $profile.address.withLock { $0 = Profile.Address(street: "Main") }
    #expect(street.wrappedValue == "Main")
    street.withLock { $0 = "Side" }
    #expect(profile.address?.street == "Side")
    let reader = SharedReader($profile)
    let length: SharedReader<Int> = reader.name.count
    #expect(length.wrappedValue == 4)
    #expect(reader.address.street.wrappedValue == "Side")
    #expect($profile.read { $0.name + "!" }.wrappedValue == "Blob!")
    #expect(reader.read { $0.name + "?" }.wrappedValue == "Blob?")
  }

  @Test func `what an optional holds is derived`() {
    @Shared(value: Optional(1)) var selection: Int?
    guard let held = Shared($selection), let reader = SharedReader(SharedReader($selection)) else {
      Issue.record("It holds something.")
      return
    }
    held.withLock { $0 += 1 }
    #expect(selection == 2)
    #expect(reader.wrappedValue == 2)
    $selection.withLock { $0 = nil }
    #expect(Shared($selection) == nil)
    #expect(held.wrappedValue == 2)
    held.withLock { $0 = 9 }
    #expect(selection == nil)
  }

  @Test func `elements of collections are derived`() throws {
    @Shared(value: ["a", "b"]) var list: [String]
    for item in Array($list) { item.withLock { $0 += "!" } }
    #expect(list == ["a!", "b!"])
    let first: Shared<String> = $list[0]
    first.withLock { $0 = "c" }
    #expect(list == ["c", "b!"])
    @Shared(value: [ListRow(id: 1), ListRow(id: 2)]) var rows: IdentifiedArrayOf<ListRow>
    let second = try #require(Shared($rows[id: 2]))
    second.title.withLock { $0 = "Two" }
    #expect(rows[id: 2]?.title == "Two")
    $rows.withLock { $0.swapAt(0, 1) }
    #expect(Array($rows).map(\.id) == [2, 1])
    #expect(second.wrappedValue.title == "Two")
    #expect(Array(SharedReader($rows)).map(\.wrappedValue.title) == ["Two", ""])
    #expect(Array(SharedReader($list)).map(\.wrappedValue) == ["c", "b!"])
  }

  @Test func `shared values compare, hash, have ids and print like their values`() {
    #expect(Shared(value: 1) == Shared(value: 1))
    #expect(SharedReader(value: 1) != SharedReader(value: 2))
    #expect(Set([Shared(value: 1), Shared(value: 1)]).count == 1)
    #expect(Shared(value: ListRow(id: 3)).id == 3)
    #expect("\(Shared(value: 1))" == "Shared(1)")
    #expect(diff(Shared(value: 1), Shared(value: 2)) == "- #1 1\n+ #2 2")
    #expect(diff(Shared(value: 1), Shared(value: 1)) == nil)
    #expect(
      diff(Shared(value: ListRow(id: 1, title: "a")), Shared(value: ListRow(id: 1, title: "b")))
        == """
          ListRow(
            id: 1,
        -   title: "a"
        +   title: "b"
          )
        """)
    #expect(String(customDumping: Shared(value: [1])) == "#1 [\n  [0]: 1\n]")
  }

  @Test func `binding a field by hand`() {
    @Shared(value: Profile()) var profile: Profile
    let name = UIBinding($profile.name)
    name.wrappedValue = "Blob"
    #expect(profile.name == "Blob")
  }

  // MARK: Instead of Combine's publisher

  @Test func `each value comes by an asynchronous sequence`() async {
    @Shared(value: 0) var count: Int
    let values = Observations { [$count] in $count.wrappedValue }
    var seen: [Int] = []
    for await value in values {
      seen.append(value)
      if value == 3 { break }
      $count.withLock { $0 += 1 }
    }
    #expect(seen == [0, 1, 2, 3])
  }
}

private struct Profile: Equatable {
  var name = ""
  var address: Address?
  var initial: Character? { name.first }

  struct Address: Equatable { var street: String }
}

private struct ListRow: Codable, Hashable, Identifiable {
  let id: Int
  var title = ""
}

extension URL {
  fileprivate static let inventory = URL(fileURLWithPath: "/inventory.json")
}

extension FileStorageKey<[Int]> {
  /// The key of a file that holds a value already.
  fileprivate func required(_ value: Value) -> Self {
    Shared(wrappedValue: [], self).withLock { $0 = value }
    return self
  }
}

extension SharedKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var visits: Self { Self[.inMemory("visits"), default: 3] }
}
