import FoundationEssentials
import Glibc
import Synchronization

/// A file that is read and replaced as a whole.
///
/// ```
/// lock the folder ─▶ read ─▶ write aside ─▶ fsync ─▶ rename ─▶ fsync the folder ─▶ unlock
/// ```
///
/// Whoever reads it, at any time and after any crash, finds the old content or the new one.
///
/// A link under the file's name stays: the file that it leads to is replaced.
final class AtomicFile: Sendable {
  /// Larger files are nobody's settings: reading them would stop an app for seconds.
  static let limit = 64 << 20

  let path: String
  private let system: FileSystem
  private let limit: Int
  private let hasCleaned = Atomic<Bool>(false)

  init(path: String, system: FileSystem = FileSystem(), limit: Int = AtomicFile.limit) {
    self.path = path
    self.system = system
    self.limit = limit
  }

  var url: URL { URL(filePath: path) }

  /// What was found under the file's name.
  enum Content: Equatable {
    case missing
    case data(Data)
    /// Can't be read, but may be replaced when it was set aside.
    case unusable(SharedFileError)
    /// Can be neither read nor replaced.
    case blocked(SharedFileError)
  }

  func read() -> Content {
    do throws(SharedFileError) {
      guard let file = try system.open(path) else { return .missing }
      var status = stat()
      fstat(file.number, &status)
      guard status.st_mode & S_IFMT == S_IFREG else { return .blocked(.notAFile(url)) }
      let size = Int(status.st_size)
      guard size <= limit else { return .unusable(tooLarge(size)) }
      let data = try system.read(file, path, expecting: size, limit: limit)
      return data.count > limit ? .unusable(tooLarge(data.count)) : .data(data)
    } catch {
      return .blocked(error)
    }
  }

  private func tooLarge(_ bytes: Int) -> SharedFileError {
    .tooLarge(url, bytes: bytes, limit: limit, setAside: freeName("damaged"))
  }

  /// What to do with the file, once nobody else can change it.
  enum Decision {
    case keep
    case write(Data, setAside: URL?)
  }

  /// What was done.
  struct Outcome {
    /// What the file holds now.
    var content: Content
    /// The name under which the file that was there was kept.
    var setAside: URL?
    /// The new content is in its place, but the disk may forget it when the power fails.
    var error: SharedFileError?
  }

  /// Replaces the content by what a closure makes of it, while the lock is held.
  func replace(
    _ decide: (Content) throws(SharedFileError) -> Decision
  ) throws(SharedFileError) -> Outcome {
    let target = try system.destination(of: path)
    guard let folder = target.parentFolder else { throw .notAFile(url) }
    try system.makeFolder(folder)
    let lock = try system.lock(folder: folder, for: path)
    removeLeftovers(of: target, in: folder)
    let content = read()
    guard case .write(let data, let aside) = try decide(content) else {
      return Outcome(content: content)
    }
    let temporary = try writeAside(data, for: target, in: folder)
    do throws(SharedFileError) {
      let setAside = try aside.map { url throws(SharedFileError) in try keep(target, as: url) }
      try system.rename(temporary, to: target)
      var outcome = Outcome(content: .data(data), setAside: setAside)
      do throws(SharedFileError) {
        try system.sync(lock, folder, as: .syncFolder)
      } catch {
        outcome.error = error
      }
      return outcome
    } catch {
      system.remove(temporary)
      throw error
    }
  }

  private func writeAside(
    _ data: Data, for target: String, in folder: String
  ) throws(SharedFileError) -> String {
    let number = lastTemporary.wrappingAdd(1, ordering: .relaxed).newValue
    let temporary = "\(folder)/\(prefix(target))\(getpid())-\(number)\(Self.suffix)"
    let old = try system.status(target)
    let file = try system.create(temporary, mode: (old?.st_mode ?? 0o600) & 0o777)
    do throws(SharedFileError) {
      // NB: Errors name the file that people know.
      try system.write(data, to: file, path)
      try system.sync(file, path)
    } catch {
      system.remove(temporary)
      throw error
    }
    return temporary
  }

  /// Keeps the old file under another name, the next free one if this has been taken meanwhile.
  private func keep(_ target: String, as url: URL) throws(SharedFileError) -> URL {
    var url = url
    while try !system.link(target, to: url.path) { url = freeName("damaged") }
    return url
  }

  /// A name beside the file that nothing has yet: `todos.json.damaged-1`.
  func freeName(_ word: String) -> URL {
    let target = (try? system.destination(of: path)) ?? path
    var number = 1
    while (try? system.status("\(target).\(word)-\(number)", following: false)) ?? nil != nil {
      number += 1
    }
    return URL(filePath: "\(target).\(word)-\(number)")
  }

  /// Writes a file of its own, beside this one.
  func write(_ data: Data, beside word: String) throws(SharedFileError) {
    _ = try AtomicFile(path: freeName(word).path, system: system).replace { _ in
      .write(data, setAside: nil)
    }
  }

  // MARK: What crashes leave

  private static let suffix = ".tmp"

  /// How names of files aside begin. Of a long name only the beginning is used, as no name may be longer
  /// than 255 bytes.
  private func prefix(_ target: String) -> String {
    var name = target.fileName
    while name.utf8.count > 200 { name.removeLast() }
    return ".\(name)."
  }

  /// Whoever holds the lock is the only one who writes: other files aside are left from crashes.
  private func removeLeftovers(of target: String, in folder: String) {
    guard !hasCleaned.exchange(true, ordering: .relaxed) else { return }
    for name in system.names(in: folder)
    where name.hasPrefix(prefix(target)) && name.hasSuffix(Self.suffix) {
      system.remove("\(folder)/\(name)")
    }
  }
}

private let lastTemporary = Atomic<Int>(0)
