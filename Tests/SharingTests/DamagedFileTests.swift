import Dependencies
import Foundation
import Testing

@testable import Sharing

/// Files that aren't what they should be: nothing of the user's is ever lost.
struct DamagedFileTests {
  let folder: TemporaryFolder
  let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file("list.json")
  }

  private func withDisk(
    _ system: FileSystem = FileSystem(), _ body: () async throws -> Void
  ) async rethrows {
    try await withDependencies {
      $0.defaultFileStorage = FileStorage(backend: DiskBackend(system: system))
    } operation: {
      try await body()
    }
  }

  @Test(arguments: [
    ("", "it is empty."),
    ("[1, 2", "The given data was not valid JSON."),
    ("{\"a\": 1}", "Expected to decode Array<Any> but found a dictionary instead."),
    ("\u{7F}ELF", "The given data was not valid JSON."),
  ])
  func anUnreadableFileIsReportedAndSetAside(content: String, reason: String) async throws {
    try await withDisk {
      try Data(content.utf8).write(to: url)
      @Shared(.fileStorage(url)) var list = [7]
      #expect(list == [7])
      let aside = folder.file("list.json.damaged-1")
      let error = try #require($list.loadError as? SharedFileError)
      #expect(error.url == url)
      #expect(error.setAside == aside)
      guard case .damaged(_, let found, _) = error else { throw error }
      #expect(found.hasPrefix(String(reason.dropLast())))
      #expect(folder.names == ["list.json"])
      $list.withLock { $0 = [8] }
      try await $list.save()
      #expect(folder.names == ["list.json", "list.json.damaged-1"])
      #expect(try Data(contentsOf: aside) == Data(content.utf8))
      #expect(try JSONDecoder().decode([Int].self, from: Data(contentsOf: url)) == [8])
    }
  }

  @Test func theMessageSaysWhereTheFileIsKept() throws {
    let error = SharedFileError.damaged(
      URL(fileURLWithPath: "/home/a/list.json"), reason: "it is empty.",
      setAside: URL(fileURLWithPath: "/home/a/list.json.damaged-1"))
    #expect(
      "\(error)" == """
        /home/a/list.json can't be read: it is empty. It stays as it is until something is saved in \
        its place, and is kept as list.json.damaged-1 then.
        """)
  }

  @Test func aNameThatIsTakenMeanwhileIsNotOverwritten() async throws {
    try await withDisk {
      try Data("?".utf8).write(to: url)
      @Shared(.fileStorage(url)) var list: [Int] = []
      try Data("mine".utf8).write(to: folder.file("list.json.damaged-1"))
      $list.withLock { $0 = [1] }
      try await $list.save()
      #expect(folder.names == ["list.json", "list.json.damaged-1", "list.json.damaged-2"])
      let error = try #require($list.loadError as? SharedFileError)
      #expect(error.setAside == folder.file("list.json.damaged-2"))
    }
  }

  @Test func aHugeFileIsNotRead() throws {
    try Data("[1, 2, 3, 4]".utf8).write(to: url)
    let file = AtomicFile(path: url.path, limit: 10)
    guard case .unusable(let error) = file.read() else {
      Issue.record("It was read.")
      return
    }
    #expect(
      error
        == .tooLarge(
          url, bytes: 12, limit: 10, setAside: folder.file("list.json.damaged-1")))
    let document = FileDocument(file: file)
    let reader = DocumentReader()
    document.load(reader) { bytes in
      #expect(bytes.isTaken())
      #expect(throws: error) { try bytes.result.get() }
    }
    document.save(reader, isWaiting: false) {
      Data("[]".utf8)
    } then: { _ in
    }
    document.flush()
    #expect(folder.names == ["list.json", "list.json.damaged-1"])
  }

  @Test func aFolderInItsPlaceIsLeftAlone() async throws {
    try await withDisk {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      @Shared(.fileStorage(url)) var list: [Int] = []
      #expect($list.loadError as? SharedFileError == .notAFile(URL(filePath: url.path)))
      $list.withLock { $0 = [1] }
      await #expect(throws: SharedFileError.self) { try await $list.save() }
      #expect(folder.names == ["list.json"])
    }
  }

  @Test func aPipeInItsPlaceDoesNotHangTheProgram() async {
    await withDisk {
      mkfifo(url.path, 0o600)
      @Shared(.fileStorage(url)) var list: [Int] = []
      #expect($list.loadError as? SharedFileError == .notAFile(URL(filePath: url.path)))
    }
  }

  @Test func aFileInTheFoldersPlaceIsAnError() async throws {
    try await withDisk {
      try Data().write(to: folder.file("x"))
      @Shared(.fileStorage(folder.file("x/list.json"))) var list: [Int] = []
      $list.withLock { $0 = [1] }
      await #expect(throws: SharedFileError.self) { try await $list.save() }
      #expect(folder.names == ["x"])
      #expect(list == [1])
    }
  }

  /// Each call into the system fails once, as on a disk that is full, broken or read-only.
  @Test(arguments: [
    (FileSystem.Call.write, ENOSPC), (.sync, EIO), (.create, EROFS), (.rename, EACCES),
    (.lock, ENOLCK),
  ])
  func aCallThatFailsLeavesTheOldValue(call: FileSystem.Call, code: Int32) async throws {
    let isBroken = Switch()
    let system = FileSystem { name, _ in name == call && isBroken.isOn ? code : nil }
    try await withDisk(system) {
      @Shared(.fileStorage(url)) var list = [0]
      $list.withLock { $0 = [1] }
      try await $list.save()
      let old = try Data(contentsOf: url)
      isBroken.isOn = true
      $list.withLock { $0 = [2] }
      await #expect(throws: SharedFileError.self) { try await $list.save() }
      guard case .system(call.rawValue, _, code) = $list.saveError as? SharedFileError else {
        Issue.record("Another error: \(String(describing: $list.saveError))")
        return
      }
      #expect(try Data(contentsOf: url) == old)
      #expect(folder.names == ["list.json"])
      #expect(list == [2])
      isBroken.isOn = false
      try await $list.save()
      #expect(try JSONDecoder().decode([Int].self, from: Data(contentsOf: url)) == [2])
      #expect($list.saveError == nil)
    }
  }

  @Test func aFolderThatCannotBeSyncedIsReportedAndIsNoConflict() async throws {
    let isBroken = Switch()
    let system = FileSystem { name, _ in name == .syncFolder && isBroken.isOn ? EIO : nil }
    try await withDisk(system) {
      @Shared(.fileStorage(url)) var list = [0]
      isBroken.isOn = true
      $list.withLock { $0 = [1] }
      await #expect(throws: SharedFileError.self) { try await $list.save() }
      isBroken.isOn = false
      $list.withLock { $0 = [2] }
      try await $list.save()
      #expect(try JSONDecoder().decode([Int].self, from: Data(contentsOf: url)) == [2])
    }
  }

  @Test func aReadThatFailsKeepsTheLastGoodValue() async throws {
    let isBroken = Switch()
    let system = FileSystem { name, _ in name == .read && isBroken.isOn ? EIO : nil }
    try await withDisk(system) {
      try Data("[1]".utf8).write(to: url)
      @Shared(.fileStorage(url)) var list = [0]
      isBroken.isOn = true
      await #expect(throws: SharedFileError.self) { try await $list.load() }
      #expect(list == [1])
      #expect($list.loadError is SharedFileError)
    }
  }

  /// One that this user may not read, say.
  @Test func aFileThatCannotBeOpenedIsReportedAndStays() async throws {
    let system = FileSystem { [path = url.path] call, name in
      call == .open && name == path ? EACCES : nil
    }
    try await withDisk(system) {
      try Data("[1]".utf8).write(to: url)
      @Shared(.fileStorage(url)) var list = [0]
      #expect(list == [0])
      let error = try #require($list.loadError as? SharedFileError)
      #expect("\(error)" == "\(url.path): open failed: Permission denied (13).")
      $list.withLock { $0 = [2] }
      await #expect(throws: SharedFileError.self) { try await $list.save() }
      #expect(try Data(contentsOf: url) == Data("[1]".utf8))
      #expect(folder.names == ["list.json"])
    }
  }

  @Test(.enabled(if: SmallDisk.canBeMounted, "Mounting a small disk is forbidden here."))
  func aDiskThatIsReallyFullLeavesTheOldValue() async throws {
    let disk = try #require(SmallDisk(folder.file("disk")))
    try await withDisk {
      let url = disk.url.appendingPathComponent("text.json")
      @Shared(.fileStorage(url)) var text = ""
      $text.withLock { $0 = "small" }
      try await $text.save()
      $text.withLock { $0 = String(repeating: "large", count: 100_000) }
      await #expect(throws: SharedFileError.self) { try await $text.save() }
      #expect(try String(contentsOf: url, encoding: .utf8) == "\"small\"")
      #expect(try FileManager.default.contentsOfDirectory(atPath: disk.url.path) == ["text.json"])
    }
  }
}

/// A disk of 64 KB.
private final class SmallDisk {
  static let canBeMounted =
    (try? TemporaryFolder()).flatMap { SmallDisk($0.file("disk")) } != nil

  let url: URL

  init?(_ url: URL) {
    self.url = url
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    guard mount("tmpfs", url.path, "tmpfs", 0, "size=64k") == 0 else { return nil }
  }

  deinit { umount2(url.path, Int32(MNT_DETACH)) }
}

/// A switch for a closure that can't have variables.
final class Switch: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isOn: Bool {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}
