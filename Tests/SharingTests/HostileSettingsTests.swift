import Dependencies
import Foundation
import Testing

@testable import Sharing

/// Settings by whoever means no good, or knows no better.
struct HostileSettingsTests {
  let folder: TemporaryFolder
  let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file("settings.json")
  }

  @Test func aKeyMayBeAnyText() async throws {
    let keys = [
      "", ".", "a.b.c", "a@b", "Größe", "e\u{301}", "\u{E9}", "two\nlines", "nul\0", "\"quoted\\\"",
      "👨‍👩‍👧‍👦", String(repeating: "k", count: 10_000),
    ]
    let store = AppStorageStore(url: url)
    let settings = keys.map { Shared(wrappedValue: -1, .appStorage($0, store: store)) }
    for (number, setting) in settings.enumerated() { setting.withLock { $0 = number } }
    try await settings[0].save()
    let others = AppStorageStore(url: url)
    for (number, key) in keys.enumerated() {
      @Shared(.appStorage(key, store: others)) var value = -1
      // NB: Texts are equal in all their spellings, so that two of these keys are one.
      #expect(
        value == (key == "e\u{301}" ? keys.firstIndex(of: "\u{E9}")! : number) || key == "\u{E9}")
    }
  }

  @Test func aThousandKeysAreOneFileAndFewWrites() async throws {
    let writes = Work()
    let store = AppStorageStore(
      file: AtomicFile(
        path: url.path,
        system: FileSystem { call, _ in call == .rename ? writes.happens(call) : nil }))
    let settings = (0..<1_000).map {
      Shared(wrappedValue: 0, .appStorage("key \($0)", store: store))
    }
    store.atomically {
      for setting in settings { setting.withLock { $0 += 1 } }
    }
    try await settings[0].save()
    #expect(writes.total == 1)
    let file = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url))
    #expect(file.count == 1_000)
    #expect(file.values.allSatisfy { $0 == 1 })
    #expect(FileWatcher.shared.count(of: url.standardizedFileURL.path) == 1)
  }

  @Test(arguments: [
    "[1]", "7", "null", "\"a\"", "{\"a\": 1}{", "\u{FEFF}{", "{\"a\": 1, }}", "{\"a\": 1e400}",
  ])
  func anythingButAnObjectOfSettingsIsDamaged(content: String) async throws {
    try Data(content.utf8).write(to: url)
    let store = AppStorageStore(url: url)
    @Shared(.appStorage("a", store: store)) var a = 7
    #expect(a == 7)
    #expect(($a.loadError as? SharedFileError)?.setAside != nil)
    $a.withLock { $0 = 8 }
    try await $a.save()
    #expect(try Data(contentsOf: folder.file("settings.json.damaged-1")) == Data(content.utf8))
  }

  @Test func aSettingThatIsNullIsNone() throws {
    try Data(#"{"a": null, "b": 2}"#.utf8).write(to: url)
    let store = AppStorageStore(url: url)
    @Shared(.appStorage("a", store: store)) var a: Int?
    @Shared(.appStorage("a", store: store)) var plain = 5
    @Shared(.appStorage("b", store: store)) var b = 0
    #expect(a == nil)
    #expect(plain == 5)
    #expect(b == 2)
  }

  @Test func numbersThatDoNotFitAreErrorsOfTheirOwn() throws {
    try Data(#"{"b": 9223372036854775808, "c": 1.5, "d": 4}"#.utf8).write(to: url)
    let store = AppStorageStore(url: url)
    @Shared(.appStorage("b", store: store)) var b = 2
    @Shared(.appStorage("c", store: store)) var c = 3
    @Shared(.appStorage("d", store: store)) var d = 0
    #expect((b, c, d) == (2, 3, 4))
    #expect($d.loadError == nil)
    #expect($b.loadError != nil)
    #expect($c.loadError != nil)
  }

  @Test func aValueThatHasNoFormIsAnErrorOfItsOwn() async throws {
    struct Point: Codable, Equatable { var x = 0.0 }
    let store = AppStorageStore(url: url)
    @Shared(.appStorage("point", store: store)) var point = Point()
    @Shared(.appStorage("name", store: store)) var name = ""
    $point.withLock { $0.x = .nan }
    $name.withLock { $0 = "Blob" }
    try await $name.save()
    #expect($point.saveError != nil)
    #expect($name.saveError == nil)
    #expect(try String(contentsOf: url, encoding: .utf8) == "{\n  \"name\" : \"Blob\"\n}")
    $point.withLock { $0.x = 1 }
    try await $point.save()
    #expect($point.saveError == nil)
  }
}
