import ConcurrencyExtras
import Dependencies
import Foundation
import Testing

@testable import Sharing

/// Files by whoever means no good, or knows no better.
struct HostileFileTests {
  let folder: TemporaryFolder
  let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file("list.json")
  }

  private func onDisk(_ body: () async throws -> Void) async rethrows {
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      try await body()
    }
  }

  private struct Entry: Codable, Equatable {
    var name: String
    var sizes: [Double]
    var next: [Entry]?
  }

  /// A file that is cut off at any place is an error or, never, another value.
  @Test func aFileThatIsCutOffAnywhereIsNotRead() async throws {
    let entries = [Entry(name: "Grüße\n", sizes: [0.1, 1e300], next: [Entry(name: "", sizes: [])])]
    let whole = try JSONEncoder.forPeople.encode(entries)
    try await onDisk {
      for length in 0..<whole.count {
        let url = folder.file("\(length).json")
        try whole.prefix(length).write(to: url)
        let list = Shared(wrappedValue: [Entry](), .fileStorage(url))
        #expect(list.wrappedValue == [])
        #expect(list.loadError is SharedFileError)
      }
    }
  }

  @Test func aFileThatIsNestedWithoutEndIsAnError() async throws {
    try Data(String(repeating: "[", count: 1_000_000).utf8).write(to: url)
    let deep =
      "{\"a\": " + String(repeating: "[", count: 200_000)
      + String(repeating: "]", count: 200_000) + "}"
    let settings = folder.file("settings.json")
    try Data(deep.utf8).write(to: settings)
    await onDisk {
      @Shared(.fileStorage(url)) var list = [7]
      #expect(list == [7])
      #expect($list.loadError is SharedFileError)
      @Shared(.appStorage("a", store: AppStorageStore(url: settings))) var a = 1
      #expect(a == 1)
      #expect($a.loadError is SharedFileError)
    }
  }

  @Test(arguments: [
    "50% größer #1?.json", "with\nlines.json", ".hidden", "a b", "👨‍👩‍👧‍👦.json", "~", "-rf", "a:b;c|d",
    String(repeating: "n", count: 240), String(repeating: "ü", count: 120),
  ])
  func aFileMayHaveAnyName(name: String) async throws {
    try await onDisk {
      let url = folder.url.appendingPathComponent(name)
      @Shared(.fileStorage(url)) var count = 0
      $count.withLock { $0 = 1 }
      try await $count.save()
      #expect(folder.names == [name])
      try Data("2".utf8).write(to: url)
      await eventually { count == 2 }
    }
  }

  @Test func aValueThatHasNoFormIsAnErrorAndHarmsNothing() async throws {
    try await onDisk {
      @Shared(.fileStorage(url)) var number = 1.0
      $number.withLock { $0 = 2 }
      try await $number.save()
      $number.withLock { $0 = .nan }
      await #expect(throws: EncodingError.self) { try await $number.save() }
      #expect($number.saveError is EncodingError)
      #expect(try Data(contentsOf: url) == Data("2".utf8))
      $number.withLock { $0 = 3 }
      try await $number.save()
      #expect(try Data(contentsOf: url) == Data("3".utf8))
      #expect($number.saveError == nil)
    }
  }

  @Test func anotherFolderInTheFoldersPlaceIsSeen() async throws {
    try await onDisk {
      let inner = folder.file("inner")
      let url = inner.appendingPathComponent("count.json")
      @Shared(.fileStorage(url)) var count = 0
      $count.withLock { $0 = 1 }
      try await $count.save()
      let other = folder.file("other")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
      try Data("9".utf8).write(to: other.appendingPathComponent("count.json"))
      try FileManager.default.moveItem(at: inner, to: folder.file("away"))
      try FileManager.default.moveItem(at: other, to: inner)
      await eventually { count == 9 }
      try Data("10".utf8).write(to: url)
      await eventually { count == 10 }
      $count.withLock { $0 = 11 }
      try await $count.save()
      #expect(try Data(contentsOf: url) == Data("11".utf8))
    }
  }

  @Test func aLinkThatLeadsElsewhereIsFollowed() async throws {
    try await onDisk {
      for number in 1...2 {
        try Data("\(number)".utf8).write(to: folder.file("\(number).json"))
      }
      try FileManager.default.createSymbolicLink(
        at: url, withDestinationURL: folder.file("1.json"))
      @Shared(.fileStorage(url)) var count = 0
      #expect(count == 1)
      #expect(symlink(folder.file("2.json").path, folder.file("new").path) == 0)
      #expect(rename(folder.file("new").path, url.path) == 0)
      await eventually { count == 2 }
      try Data("3".utf8).write(to: folder.file("2.json"))
      await eventually { count == 3 }
      $count.withLock { $0 = 4 }
      try await $count.save()
      #expect(try Data(contentsOf: folder.file("2.json")) == Data("4".utf8))
      #expect(try Data(contentsOf: folder.file("1.json")) == Data("1".utf8))
    }
  }

  @Test func aFileThatIsRemovedBeforeASaveIsMadeAgain() async throws {
    try await onDisk {
      @Shared(.fileStorage(url)) var count = 0
      $count.withLock { $0 = 1 }
      try await $count.save()
      $count.withLock { $0 = 2 }
      try FileManager.default.removeItem(at: url)
      try await $count.save()
      #expect(try Data(contentsOf: url) == Data("2".utf8))
      #expect(count == 2)
    }
  }

  /// Somebody writes garbage, good values and nothing by turns while this program writes too.
  @Test func aStormOfFilesEndsWithOneValueForAll() async throws {
    try await onDisk {
      @Shared(.fileStorage(url)) var count = 0
      for number in 0..<200 {
        switch Int.random(in: 0..<6) {
        case 0: try? FileManager.default.removeItem(at: url)
        case 1: try Data("\(number)".utf8).write(to: url)
        case 2: try Data("\(number)".utf8).write(to: url, options: .atomic)
        case 3: try Data("{".utf8).write(to: url)
        case 4: try? await $count.load()
        default:
          $count.withLock { $0 = -number }
          try? await $count.save()
        }
      }
      try Data("1000".utf8).write(to: url)
      try await $count.load()
      #expect(count == 1_000)
      $count.withLock { $0 += 1 }
      try await $count.save()
      #expect(try Data(contentsOf: url) == Data("1001".utf8))
      #expect($count.loadError == nil)
      #expect($count.saveError == nil)
      try Data("5".utf8).write(to: url)
      await eventually { count == 5 }
    }
  }
}
