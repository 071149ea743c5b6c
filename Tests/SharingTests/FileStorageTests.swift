import ConcurrencyExtras
import Dependencies
import Foundation
import Testing

@testable import Sharing

/// Values in real files.
struct FileStorageTests {
  let folder: TemporaryFolder
  let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file("count.json")
  }

  private func onDisk<R>(_ body: () async throws -> R) async rethrows -> R {
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      try await body()
    }
  }

  private func onDisk<R>(_ body: () throws -> R) rethrows -> R {
    try withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      try body()
    }
  }

  private func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

  @Test func aValueIsSavedSoonAndLoadedAgain() async {
    await onDisk {
      do {
        @Shared(.fileStorage(url)) var count = 0
        $count.withLock { $0 = 7 }
        #expect(text(url) == nil)
        await eventually { text(url) == "7" }
      }
      @Shared(.fileStorage(url)) var count = 0
      #expect(count == 7)
      #expect(folder.names == ["count.json"])
    }
  }

  @Test func savingWaitsForTheDisk() async throws {
    try await onDisk {
      @Shared(.fileStorage(url)) var count = 0
      for number in 1...20 {
        $count.withLock { $0 = number }
        try await $count.save()
        #expect(text(url) == "\(number)")
      }
    }
  }

  @Test func newFilesAreTheUsersAloneAndOldOnesStayWhatTheyAre() async throws {
    try await onDisk {
      let deep = folder.file("a/b/count.json")
      @Shared(.fileStorage(deep)) var count = 0
      $count.withLock { $0 = 1 }
      try await $count.save()
      #expect(try mode(deep) == 0o600)
      #expect(try mode(folder.file("a/b")) == 0o700)
      chmod(deep.path, 0o644)
      $count.withLock { $0 = 2 }
      try await $count.save()
      #expect(try mode(deep) == 0o644)
    }
  }

  private func mode(_ url: URL) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    return try #require(attributes[.posixPermissions] as? NSNumber).intValue
  }

  @Test func aLinkStaysAndWhatItLeadsToIsReplaced() async throws {
    try await onDisk {
      let target = folder.file("elsewhere/real.json")
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
      @Shared(.fileStorage(url)) var count = 0
      #expect(count == 0)
      $count.withLock { $0 = 5 }
      try await $count.save()
      #expect(text(target) == "5")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: url.path) == target.path)
      try Data("6".utf8).write(to: target)
      await eventually { count == 6 }
    }
  }

  @Test func linksInACircleAreAnError() async throws {
    try await onDisk {
      try FileManager.default.createSymbolicLink(
        atPath: url.path, withDestinationPath: url.path)
      @Shared(.fileStorage(url)) var count = 0
      #expect($count.loadError is SharedFileError)
      $count.withLock { $0 = 5 }
      await #expect(throws: SharedFileError.self) { try await $count.save() }
    }
  }

  @Test func changesByOthersAreSeen() async throws {
    try await onDisk {
      @Shared(.fileStorage(url)) var count = 0
      try Data("1".utf8).write(to: url)
      await eventually { count == 1 }
      try Data("2".utf8).write(to: url, options: .atomic)
      await eventually { count == 2 }
      try Data("no number".utf8).write(to: url)
      await eventually { $count.loadError != nil }
      #expect(count == 2)
      try Data("3".utf8).write(to: url)
      await eventually { count == 3 }
      #expect($count.loadError == nil)
      try FileManager.default.removeItem(at: url)
      await eventually { count == 0 }
    }
  }

  @Test func aFolderThatComesLaterIsSeen() async throws {
    try await onDisk {
      let later = folder.file("x/y/count.json")
      @Shared(.fileStorage(later)) var count = 0
      try FileManager.default.createDirectory(
        at: later.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("4".utf8).write(to: later)
      await eventually { count == 4 }
    }
  }

  @Test func aFolderThatWasRemovedIsMadeAgain() async throws {
    try await onDisk {
      let deep = folder.file("gone/count.json")
      @Shared(.fileStorage(deep)) var count = 0
      $count.withLock { $0 = 1 }
      try await $count.save()
      try FileManager.default.removeItem(at: deep.deletingLastPathComponent())
      await eventually { count == 0 }
      $count.withLock { $0 = 2 }
      try await $count.save()
      #expect(text(deep) == "2")
      try Data("3".utf8).write(to: deep)
      await eventually { count == 3 }
    }
  }

  @Test func noChangeByOthersIsOverwritten() async throws {
    try await onDisk {
      @Shared(.fileStorage(url)) var count = 0
      $count.withLock { $0 = 1 }
      try await $count.save()
      $count.withLock { $0 = 2 }
      try Data("100".utf8).write(to: url)
      await #expect(throws: SharedFileError.conflict(url)) { try await $count.save() }
      #expect($count.saveError as? SharedFileError == .conflict(url))
      #expect(text(url) == "100")
      #expect(count == 2)
      // Once more changes nothing about it.
      await #expect(throws: SharedFileError.conflict(url)) { try await $count.save() }
      try await $count.load()
      #expect(count == 100)
      #expect($count.saveError == nil)
      $count.withLock { $0 = 101 }
      try await $count.save()
      #expect(text(url) == "101")
      #expect($count.saveError == nil)
    }
  }

  @Test func oneFileUnderTwoSpellingsIsOneFile() {
    onDisk {
      @Shared(.fileStorage(url)) var first = 0
      @Shared(.fileStorage(folder.file("x/../count.json"))) var second = 0
      $first.withLock { $0 = 3 }
      #expect(second == 3)
    }
  }

  @Test func aValueThatSomebodyElseHasWrittenTooIsAConflict() async throws {
    try await onDisk {
      @Shared(.fileStorage(url)) var count = 0
      $count.withLock { $0 = 1 }
      try await $count.save()
      // Both programs have read 1 and add 1: that makes 3.
      $count.withLock { $0 += 1 }
      try Data("2".utf8).write(to: url)
      await #expect(throws: SharedFileError.conflict(url)) { try await $count.save() }
      try await $count.load()
      $count.withLock { $0 += 1 }
      try await $count.save()
      #expect(text(url) == "3")
    }
  }

  private var textKey: FileStorageKey<String> {
    .fileStorage(url, decode: { String(decoding: $0, as: UTF8.self) }, encode: { Data($0.utf8) })
  }

  @Test func aValueCodesItselfAsItLikes() async throws {
    try await onDisk {
      @Shared(textKey) var notes = ""
      $notes.withLock { $0 = "Grüße" }
      try await $notes.save()
      #expect(text(url) == "Grüße")
      try Data("öä".utf8).write(to: url)
      await eventually { notes == "öä" }
    }
  }

  @Test func aThousandReferencesHaveOneFileAndOneWatcher() {
    onDisk {
      let references = (0..<1_000).map { _ in
        Shared(wrappedValue: 0, .fileStorage(url))
      }
      #expect(Set(references.map { ObjectIdentifier($0.reference) }).count == 1)
      #expect(FileWatcher.shared.count(of: url.standardizedFileURL.path) == 1)
      references[0].withLock { $0 = 9 }
      #expect(references[999].wrappedValue == 9)
    }
    #expect(FileWatcher.shared.count(of: url.standardizedFileURL.path) == 0)
  }

  @Test func testsHaveAMemoryInPlaceOfTheDisk() async throws {
    @Shared(.fileStorage(url)) var count = 0
    $count.withLock { $0 = 1 }
    try await $count.save()
    #expect(folder.names == [])
    withDependencies {
      $0.defaultFileStorage = .inMemory(files: [url: Data("{".utf8)])
    } operation: {
      @Shared(.fileStorage(url)) var count = 3
      #expect(count == 3)
      #expect($count.loadError is SharedFileError)
    }
  }
}
