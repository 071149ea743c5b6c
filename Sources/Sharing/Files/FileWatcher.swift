import ConcurrencyExtras
import Dispatch
import Glibc

/// Tells when files change, by one `inotify` descriptor for the whole process.
///
/// Folders are watched and not files: a file that is replaced is another one under the same name.
/// While a folder doesn't exist the nearest one above it is watched.
final class FileWatcher: @unchecked Sendable {
  static let shared = FileWatcher()

  private struct Client {
    let path: String
    let callback: @Sendable () -> Void
  }

  private struct Folder {
    /// The names that each client waits for; `nil` for any.
    var names: [Int: Set<String>?] = [:]
  }

  private let lock = RecursiveLock()
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  private var clients: [Int: Client] = [:]
  private var folders: [Int32: Folder] = [:]
  private var lastID = 0

  private init() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return }
    let queue = DispatchQueue(label: "oriel.file-watcher", qos: .utility)
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [unowned self] in readEvents() }
    source.resume()
    self.source = source
  }

  /// How many callbacks wait for changes of a file.
  func count(of path: String) -> Int {
    lock.withLock { clients.values.count { $0.path == path } }
  }

  /// Calls back after each change of a file, or of what its name leads to.
  func watch(_ path: String, _ callback: @escaping @Sendable () -> Void) -> SharedSubscription {
    let id = lock.withLock {
      lastID += 1
      clients[lastID] = Client(path: path, callback: callback)
      arm(lastID)
      return lastID
    }
    return SharedSubscription { [self] in
      lock.withLock {
        clients[id] = nil
        disarm(id)
      }
    }
  }

  // MARK: Folders

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF)

  private func arm(_ id: Int) {
    guard let client = clients[id] else { return }
    arm(id, client.path)
    let target = (try? FileSystem().destination(of: client.path)) ?? client.path
    if target != client.path { arm(id, target) }
  }

  private func arm(_ id: Int, _ path: String) {
    var folder = path.parentFolder ?? "/"
    var name: String? = path.fileName
    while true {
      let watch = inotify_add_watch(descriptor, folder, Self.events)
      if watch >= 0 {
        let names = folders[watch, default: Folder()].names[id] ?? []
        let added = name.map { names?.union([$0]) } ?? nil
        folders[watch, default: Folder()].names[id] = .some(added)
        return
      }
      guard folder != "/", let parent = folder.parentFolder else { return }
      name = nil
      folder = parent
    }
  }

  private func disarm(_ id: Int) {
    for (watch, folder) in folders where folder.names[id] != nil {
      folders[watch]?.names[id] = nil
      if folder.names.count == 1 {
        folders[watch] = nil
        inotify_rm_watch(descriptor, watch)
      }
    }
  }

  // MARK: Events

  private func readEvents() {
    let size = 65_536
    let buffer = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<inotify_event>.alignment)
    defer { buffer.deallocate() }
    var changed: Set<Int> = []
    lock.withLock {
      while true {
        let length = Glibc.read(descriptor, buffer, size)
        guard length > 0 else { break }
        var offset = 0
        while offset < length {
          let event = (buffer + offset).load(as: inotify_event.self)
          let header = MemoryLayout<inotify_event>.size
          let bytes = UnsafeRawBufferPointer(
            start: buffer + offset + header, count: Int(event.len))
          changed.formUnion(
            clients(of: event, name: String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)))
          offset += header + Int(event.len)
        }
      }
    }
    for callback in lock.withLock({ changed.compactMap { clients[$0]?.callback } }) { callback() }
  }

  /// Who waits for an event. Those whose way to the file may have changed are armed anew.
  private func clients(of event: inotify_event, name: String) -> [Int] {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return Array(clients.keys) }
    guard let folder = folders[event.wd] else { return [] }
    let isGone = event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0
    let ids = folder.names.compactMap { id, names in
      isGone || (names?.contains(name) ?? true) ? id : nil
    }
    if isGone {
      folders[event.wd] = nil
      inotify_rm_watch(descriptor, event.wd)
    }
    for id in ids {
      disarm(id)
      arm(id)
    }
    return ids
  }
}
