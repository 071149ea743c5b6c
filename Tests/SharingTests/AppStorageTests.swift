import Dependencies
import Foundation
import Testing

@testable import Sharing

struct AppStorageTests {
  let folder: TemporaryFolder
  let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file("settings.json")
  }

  enum Theme: String { case light, dark }
  enum Level: Int { case low, high }
  struct Size: Codable, Equatable {
    var width: Int
    var note: String?
  }

  @Test func everyTypeComesBackFromTheFile() async throws {
    let date = Date(timeIntervalSinceReferenceDate: 123_456_789.123_456_7)
    try await check(true, false) { .appStorage("v", store: $0) }
    try await check(Int.max, 0) { .appStorage("v", store: $0) }
    try await check(0.1, 0) { .appStorage("v", store: $0) }
    try await check(-Double.infinity, 0) { .appStorage("v", store: $0) }
    try await check(3.0, 0) { .appStorage("v", store: $0) }
    try await check("Grüße\n", "") { .appStorage("v", store: $0) }
    try await check(["a", "b"], []) { .appStorage("v", store: $0) }
    try await check(Data([0, 255, 7]), Data()) { .appStorage("v", store: $0) }
    try await check(date, Date(timeIntervalSince1970: 0)) { .appStorage("v", store: $0) }
    let here = URL(string: "https://example.org/a?b=c")!
    try await check(here, URL(string: "x:")!) { .appStorage("v", store: $0) }
    try await check(Theme.dark, .light) { .appStorage("v", store: $0) }
    try await check(Level.high, .low) { .appStorage("v", store: $0) }
    try await check(Size(width: 7, note: "x"), Size(width: 0)) { .appStorage("v", store: $0) }
    try await check(UInt64.max, 0) { .appStorage("v", store: $0) }
    try await check(Optional(5), nil) { .appStorage("v", store: $0) }
    try await check(Optional("x"), nil) { .appStorage("v", store: $0) }
    try await check(Optional(Theme.dark), nil) { .appStorage("v", store: $0) }
    try await check(Optional(Size(width: 7)), nil) { .appStorage("v", store: $0) }
  }

  private func check<Value: Equatable & Sendable>(
    _ value: Value, _ initial: Value, _ key: (AppStorageStore) -> AppStorageKey<Value>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let first = Shared(wrappedValue: initial, key(AppStorageStore(url: url)))
    first.withLock { $0 = value }
    try await first.save()
    let second = Shared(wrappedValue: initial, key(AppStorageStore(url: url)))
    #expect(second.wrappedValue == value, sourceLocation: sourceLocation)
    #expect(second.loadError == nil, sourceLocation: sourceLocation)
    try FileManager.default.removeItem(at: url)
  }

  @Test func theFileIsReadableAndTheUsersAlone() async throws {
    let store = AppStorageStore(url: url)
    @Shared(.appStorage("name", store: store)) var name = ""
    @Shared(.appStorage("count", store: store)) var count: Int?
    $name.withLock { $0 = "Blob" }
    $count.withLock { $0 = 3 }
    try await $count.save()
    #expect(
      try String(contentsOf: url, encoding: .utf8) == """
        {
          "count" : 3,
          "name" : "Blob"
        }
        """)
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    $count.withLock { $0 = nil }
    try await $count.save()
    #expect(
      try String(contentsOf: url, encoding: .utf8) == "{\n  \"name\" : \"Blob\"\n}")
  }

  @Test func changesByOthersAreSeenAndKept() async throws {
    let store = AppStorageStore(url: url)
    @Shared(.appStorage("a", store: store)) var a = 0
    @Shared(.appStorage("b", store: store)) var b = 0
    try Data(#"{"a": 1, "other": [true, null, {"x": 1.5}]}"#.utf8).write(to: url)
    await eventually { a == 1 }
    $b.withLock { $0 = 2 }
    try Data(#"{"a": 10, "other": 7}"#.utf8).write(to: url)
    try await $b.save()
    await eventually { a == 10 }
    let settings = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url))
    #expect(settings == ["a": 10, "b": 2, "other": 7])
  }

  @Test func oneSettingOfTwoTypesIsOneSetting() {
    let store = AppStorageStore.inMemory
    @Shared(.appStorage("a", store: store)) var plain = 0
    @Shared(.appStorage("a", store: store)) var optional: Int?
    $plain.withLock { $0 = 5 }
    #expect(optional == 5)
    $optional.withLock { $0 = nil }
    #expect(plain == 0)
  }

  @Test func anotherTypeIsAnErrorOfThatSettingAlone() throws {
    try Data(#"{"a": "text", "b": 2}"#.utf8).write(to: url)
    let store = AppStorageStore(url: url)
    @Shared(.appStorage("a", store: store)) var a = 7
    @Shared(.appStorage("b", store: store)) var b = 0
    #expect(a == 7)
    #expect(b == 2)
    let error = try #require($a.loadError)
    #expect(
      "\(error)" == "The setting 'a' is a text, which is no Int. The default is used instead.")
  }

  @Test func aDamagedFileIsReportedAndSetAside() async throws {
    try Data("{\"a\": 1".utf8).write(to: url)
    let store = AppStorageStore(url: url)
    @Shared(.appStorage("a", store: store)) var a = 7
    #expect(a == 7)
    let error = try #require($a.loadError as? SharedFileError)
    #expect(error.setAside == folder.file("settings.json.damaged-1"))
    $a.withLock { $0 = 8 }
    try await $a.save()
    #expect(folder.names == ["settings.json", "settings.json.damaged-1"])
    #expect(
      try String(contentsOf: folder.file("settings.json.damaged-1"), encoding: .utf8)
        == "{\"a\": 1")
  }

  @Test func aDamageWhileTheProgramRunsKeepsAllValues() async throws {
    let store = AppStorageStore(url: url)
    @Shared(.appStorage("a", store: store)) var a = 0
    @Shared(.appStorage("b", store: store)) var b = 0
    $a.withLock { $0 = 1 }
    try await $a.save()
    try Data().write(to: url)
    await eventually { $a.loadError != nil }
    #expect(a == 1)
    $b.withLock { $0 = 2 }
    try await $b.save()
    let settings = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url))
    #expect(settings == ["a": 1, "b": 2])
  }

  @Test func aChangeThatCannotBeWrittenComesWithTheNextOne() async throws {
    let isBroken = Switch()
    let system = FileSystem { call, _ in call == .write && isBroken.isOn ? ENOSPC : nil }
    let store = AppStorageStore(file: AtomicFile(path: url.path, system: system))
    @Shared(.appStorage("a", store: store)) var a = 0
    @Shared(.appStorage("b", store: store)) var b = 0
    isBroken.isOn = true
    $a.withLock { $0 = 1 }
    await #expect(throws: SharedFileError.self) { try await $a.save() }
    #expect($a.saveError is SharedFileError)
    #expect(a == 1)
    isBroken.isOn = false
    $b.withLock { $0 = 2 }
    try await $b.save()
    let settings = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url))
    #expect(settings == ["a": 1, "b": 2])
  }

  @Test(arguments: 0..<2) func eachTestHasItsOwnSettings(_: Int) {
    @Shared(.appStorage("isolated")) var count = 0
    #expect(count == 0)
    $count.withLock { $0 += 1 }
    #expect(count == 1)
  }
}
