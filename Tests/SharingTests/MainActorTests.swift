import Dependencies
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Sharing

/// Saving holds up nobody who shows something: whoever changes a value neither writes to the disk, nor
/// encodes, nor waits for somebody who does.
@MainActor
struct MainActorTests {
  let folder: TemporaryFolder
  let url: URL
  let work = Work()

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file("value.json")
  }

  private func file() -> AtomicFile {
    AtomicFile(path: url.path, system: FileSystem { [work] call, _ in work.happens(call) })
  }

  private func shared() -> Shared<Int> {
    let backend = DiskBackend(system: FileSystem { [work] call, _ in work.happens(call) })
    return withDependencies {
      $0.defaultFileStorage = FileStorage(backend: backend)
    } operation: {
      Shared(wrappedValue: 0, Self.key(url, work))
    }
  }

  private nonisolated static func key(_ url: URL, _ work: Work) -> FileStorageKey<Int> {
    .fileStorage(url) {
      Int(String(decoding: $0, as: UTF8.self)) ?? -1
    } encode: {
      work.happens(nil)
      return Data("\($0)".utf8)
    }
  }

  @Test func aChangeOfAFileDoesNothingOnTheMainActor() async throws {
    let count = shared()
    work.watching {
      for _ in 0..<1_000 { count.withLock { $0 += 1 } }
    }
    #expect(work.watched == 0)
    try await count.save()
    #expect(work.watched == 0)
    #expect(work.total > 0)
    #expect(try Data(contentsOf: url) == Data("1000".utf8))
  }

  @Test func aChangeOfASettingDoesNothingOnTheMainActor() async throws {
    @Shared(.appStorage("count", store: AppStorageStore(file: file()))) var count = 0
    work.watching {
      for _ in 0..<1_000 { $count.withLock { $0 += 1 } }
    }
    #expect(work.watched == 0)
    try await $count.save()
    #expect(work.total > 0)
  }

  @Test func theMainActorGoesOnWhileTheDiskOfAFileStandsStill() async throws {
    try await changeWhileTheDiskStandsStill(shared())
    #expect(try Data(contentsOf: url) == Data("1001".utf8))
  }

  @Test func theMainActorGoesOnWhileTheDiskOfASettingStandsStill() async throws {
    let store = AppStorageStore(file: file())
    try await changeWhileTheDiskStandsStill(
      Shared(wrappedValue: 0, .appStorage("count", store: store)))
    #expect(
      try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url)) == ["count": 1_001])
  }

  private func changeWhileTheDiskStandsStill(_ count: Shared<Int>) async throws {
    count.withLock { $0 = 1 }
    work.isStuck = true
    let saving = Task { try await count.save() }
    while !work.isWaiting { await Task.yield() }
    // The disk is in the midst of the first save, and stays there.
    for _ in 0..<1_000 { count.withLock { $0 += 1 } }
    #expect(count.wrappedValue == 1_001)
    #expect(work.isWaiting)
    work.isStuck = false
    try await saving.value
    try await count.save()
    #expect(count.saveError == nil)
  }
}

/// Counts what is done for saving, and what of it on a thread that is watched.
final class Work: Sendable {
  private struct State {
    var watchedThread: pthread_t?
    var watched = 0
    var total = 0
    var isStuck = false
    var isWaiting = false
  }

  private let state = Mutex(State())

  var watched: Int { state.withLock { $0.watched } }
  var total: Int { state.withLock { $0.total } }
  var isWaiting: Bool { state.withLock { $0.isWaiting } }

  /// Whether the disk never ends writing.
  var isStuck: Bool {
    get { state.withLock { $0.isStuck } }
    set { state.withLock { $0.isStuck = newValue } }
  }

  /// Counts what is done on this thread before the closure returns.
  func watching(_ body: () -> Void) {
    state.withLock { $0.watchedThread = pthread_self() }
    body()
    state.withLock { $0.watchedThread = nil }
  }

  /// The disk is called, or (without a call) a value is encoded.
  @discardableResult
  func happens(_ call: FileSystem.Call?) -> Int32? {
    state.withLock { state in
      state.total += 1
      if state.watchedThread == pthread_self() { state.watched += 1 }
    }
    guard call == .sync else { return nil }
    while isStuck {
      state.withLock { $0.isWaiting = true }
      usleep(200)
    }
    state.withLock { $0.isWaiting = false }
    return nil
  }
}
