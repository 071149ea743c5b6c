import ConcurrencyExtras
import Dependencies
import Foundation
import Testing

@testable import Sharing

/// Somebody else writes at the very moment at which a value is loaded, changed or saved.
struct FileDocumentTests {
  let folder: TemporaryFolder
  let url: URL
  let document: FileDocument
  let reader = DocumentReader()

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file("count.json")
    document = FileDocument(file: AtomicFile(path: url.path))
  }

  private var text: String? { try? String(contentsOf: url, encoding: .utf8) }

  private func write(_ text: String) throws { try Data(text.utf8).write(to: url) }

  /// What a reference does when it gets a value.
  private func take(_ bytes: DocumentBytes) -> String? {
    guard bytes.isTaken() else { return nil }
    return (try? bytes.result.get()).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Saves at once.
  ///
  /// - Parameter isChange: Whether the value was changed, and not only somebody has called `save()`.
  private func save(_ text: String, isChange: Bool, of other: DocumentReader? = nil) throws {
    let outcome = LockIsolated<Result<Void, any Error>?>(nil)
    document.save(other ?? reader, isWaiting: !isChange) {
      Data(text.utf8)
    } then: { result in
      outcome.setValue(result)
    }
    // NB: Where somebody waits, another thread may be the one that writes.
    while outcome.value == nil { document.flush() }
    try outcome.value?.get()
  }

  @Test func aChangeDuringALoadReplacesNothing() async throws {
    // The value from the file is held up on its way to the reference, and somebody else writes.
    try write("1")
    document.load(reader) { _ = take($0) }
    let values = LockIsolated<[String]>([])
    let subscription = document.subscribe(reader) { bytes in
      if let value = take(bytes) { values.withValue { $0.append(value) } }
    }
    document.load(reader) { bytes in
      #expect(take(bytes) == "1")
      try? write("2")
      Thread.sleep(forTimeInterval: 0.2)
      #expect(values.value == [])
    }
    await eventually { values.value == ["2"] }
    subscription.cancel()
  }

  @Test func aFileThatIsChangedBeforeItIsWatchedIsSeen() async throws {
    document.load(reader) { _ = take($0) }
    try write("5")
    let values = LockIsolated<[String?]>([])
    let subscription = document.subscribe(reader) { bytes in
      values.withValue { $0.append(take(bytes)) }
    }
    await eventually { values.value == ["5"] }
    subscription.cancel()
  }

  @Test func savingWhatWasNotChangedIsNoConflict() throws {
    try write("1")
    document.load(reader) { _ = take($0) }
    try write("2")
    try save("1", isChange: false)
    try save("1", isChange: true)
    #expect(text == "2")
  }

  /// The file holds another program's form of the value that the reference has.
  @Test func savingWhatWasNotChangedIsNoConflictInAnyForm() throws {
    try write(" 1\n")
    document.load(reader) { _ = take($0) }
    try write(" 2\n")
    try save("1", isChange: false)
    #expect(text == " 2\n")
    document.load(reader) { #expect(take($0) == " 2\n") }
    // Nobody else has written: then it is written as this program writes it.
    try save("2", isChange: false)
    #expect(text == "2")
  }

  @Test func aSaveBeforeAValueIsTakenIsNoConflict() throws {
    try write("1")
    document.load(reader) { _ = take($0) }
    try write("2")
    document.load(reader) { bytes in
      // The reference has 1, and 2 is on its way to it.
      #expect(throws: Never.self) { try save("1", isChange: false) }
      #expect(take(bytes) == "2")
    }
    try save("3", isChange: true)
    #expect(text == "3")
  }

  @Test func aChangeBeforeAValueIsTakenIsAConflictAndStays() throws {
    try write("1")
    document.load(reader) { _ = take($0) }
    try write("2")
    document.load(reader) { bytes in
      #expect(throws: SharedFileError.conflict(URL(filePath: url.path))) {
        try save("2", isChange: true)
      }
      #expect(take(bytes) == nil)
    }
    #expect(text == "2")
  }

  @Test func aChangeAfterAValueIsTakenIsNoConflict() throws {
    try write("1")
    document.load(reader) { _ = take($0) }
    try write("2")
    document.load(reader) { bytes in
      #expect(take(bytes) == "2")
      // The load isn't over yet.
      #expect(throws: Never.self) { try save("3", isChange: true) }
      #expect(text == "3")
    }
  }

  /// The same by the front door: what decodes holds up the value.
  @Test func savingWhileAValueIsOnItsWayIsNoConflict() async throws {
    let isComing = DispatchSemaphore(value: 0)
    let mayGoOn = DispatchSemaphore(value: 0)
    try write("1")
    let key = withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      FileStorageKey<Int>.fileStorage(url) { data in
        let text = String(decoding: data, as: UTF8.self)
        if text == "2" {
          isComing.signal()
          mayGoOn.wait()
        }
        // A file that is being written is empty for a moment.
        guard let number = Int(text) else { throw CocoaError(.fileReadCorruptFile) }
        return number
      } encode: {
        Data("\($0)".utf8)
      }
    }
    let count = Shared(wrappedValue: 0, key)
    try write("2")
    isComing.wait()
    #expect(count.wrappedValue == 1)
    let saving = Task { try await count.save() }
    // It is saving when the value of before is on its way to the file.
    while !UnsavedFiles.shared.isWaiting(for: key.document) { await Task.yield() }
    for _ in 0..<3 { mayGoOn.signal() }
    try await saving.value
    await eventually { count.wrappedValue == 2 }
    #expect(count.saveError == nil)
    count.withLock { $0 += 1 }
    try await count.save()
    #expect(text == "3")
  }

  @Test func twoReferencesOfOneFileSeeEachOther() throws {
    let other = DocumentReader()
    let seen = LockIsolated<[String?]>([])
    try write("1")
    document.load(reader) { _ = take($0) }
    document.load(other) { _ = take($0) }
    let subscription = document.subscribe(other) { bytes in
      seen.withValue { $0.append(take(bytes)) }
    }
    try save("2", isChange: true)
    #expect(seen.value == ["2"])
    try save("3", isChange: true, of: other)
    // This one hasn't subscribed, and still has 2.
    #expect(throws: SharedFileError.self) { try save("30", isChange: true) }
    #expect(text == "3")
    subscription.cancel()
  }

  @Test func aValueOfTwoTypesIsOneValue() async throws {
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      @Shared(.fileStorage(url)) var plain = 0
      @Shared(.fileStorage(url)) var optional: Int?
      $plain.withLock { $0 = 5 }
      try await $plain.save()
      #expect(optional == 5)
      $optional.withLock { $0 = 6 }
      try await $optional.save()
      #expect(plain == 6)
    }
    @Shared(.fileStorage(url)) var plain = 0
    @Shared(.fileStorage(url)) var optional: Int?
    $plain.withLock { $0 = 5 }
    #expect(optional == 5)
  }
}
