import FoundationEssentials
import Glibc

/// The calls into the system that files are read and replaced by.
///
/// Each is announced to a hook first, so that a test can let any of them fail: a disk that is full, a
/// disk that breaks.
struct FileSystem: Sendable {
  enum Call: String, Sendable {
    case open, stat, read, create, write, sync, link, rename, makeFolder, lock, syncFolder
  }

  /// The code that a call is to fail with, if any.
  var fault: (@Sendable (Call, String) -> Int32?)?

  /// What is at a path, links not followed; `nil` where nothing is.
  func status(_ path: String, following: Bool = true) throws(SharedFileError) -> stat? {
    var status = stat()
    let result = try call(.stat, path, allowing: [ENOENT]) {
      fstatat(AT_FDCWD, path, &status, following ? 0 : AT_SYMLINK_NOFOLLOW)
    }
    return result == 0 ? status : nil
  }

  /// - Returns: A descriptor, or `nil` where there is no file.
  func open(_ path: String) throws(SharedFileError) -> FileDescriptor? {
    // NB: Not to wait for the other end of a pipe.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
    let number = try call(.open, path, allowing: [ENOENT]) { Glibc.open(path, flags) }
    return number < 0 ? nil : FileDescriptor(number)
  }

  /// Makes a file that isn't there.
  func create(_ path: String, mode: mode_t) throws(SharedFileError) -> FileDescriptor {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let file = FileDescriptor(try call(.create, path) { Glibc.open(path, flags, mode) })
    // NB: The process's mask has taken its part away.
    _ = fchmod(file.number, mode)
    return file
  }

  /// Reads until the end, or until there is more than the limit.
  func read(
    _ file: borrowing FileDescriptor, _ path: String, expecting size: Int, limit: Int
  ) throws(SharedFileError) -> Data {
    var data = Data(capacity: size)
    let count = 65_536
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 1)
    defer { buffer.deallocate() }
    let number = file.number
    while data.count <= limit {
      let length = try call(.read, path) { Int32(Glibc.read(number, buffer, count)) }
      if length == 0 { break }
      data.append(buffer.assumingMemoryBound(to: UInt8.self), count: Int(length))
    }
    return data
  }

  func write(
    _ data: Data, to file: borrowing FileDescriptor, _ path: String
  ) throws(SharedFileError) {
    let number = file.number
    var offset = 0
    while offset < data.count {
      let part = min(data.count - offset, 1 << 20)
      let start = offset
      let length = try call(.write, path) {
        data.withUnsafeBytes { Int32(Glibc.write(number, $0.baseAddress! + start, part)) }
      }
      offset += Int(length)
    }
  }

  /// Waits until the disk has what was written.
  func sync(
    _ file: borrowing FileDescriptor, _ path: String, as name: Call = .sync
  ) throws(SharedFileError) {
    let number = file.number
    _ = try call(name, path) { fsync(number) }
  }

  func rename(_ old: String, to new: String) throws(SharedFileError) {
    _ = try call(.rename, new) { Glibc.rename(old, new) }
  }

  /// Gives a file another name besides its own.
  ///
  /// - Returns: Whether the name was free.
  func link(_ path: String, to other: String) throws(SharedFileError) -> Bool {
    try call(.link, path, allowing: [EEXIST]) { Glibc.link(path, other) } == 0
  }

  func remove(_ path: String) { unlink(path) }

  /// Makes a folder and those above it, for the user alone.
  func makeFolder(_ path: String) throws(SharedFileError) {
    if try status(path) != nil { return }
    if let parent = path.parentFolder, parent != path { try makeFolder(parent) }
    _ = try call(.makeFolder, path, allowing: [EEXIST]) { mkdir(path, 0o700) }
  }

  /// Opens a folder and waits for its lock, which the descriptor holds until it is closed.
  func lock(folder: String, for path: String) throws(SharedFileError) -> FileDescriptor {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let file = FileDescriptor(try call(.open, folder) { Glibc.open(folder, flags) })
    let number = file.number
    let deadline = ContinuousClock.now + .seconds(5)
    while try call(.lock, folder, allowing: [EWOULDBLOCK], { flock(number, LOCK_EX | LOCK_NB) })
      != 0
    {
      if ContinuousClock.now > deadline { throw .locked(URL(filePath: path)) }
      usleep(500)
    }
    return file
  }

  /// Where a path leads, when what it names is a link, or a link to a link.
  func destination(of path: String) throws(SharedFileError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let status = try status(path, following: false), status.st_mode & S_IFMT == S_IFLNK
      else { return path }
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let length = buffer.withUnsafeMutableBytes {
        readlink(path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
      }
      guard length > 0 else { break }
      let target = String(decoding: buffer[..<length], as: UTF8.self)
      path = target.hasPrefix("/") ? target : "\(path.parentFolder ?? "")/\(target)"
    }
    throw .system(operation: "following links", URL(filePath: path), code: ELOOP)
  }

  /// The names in a folder.
  func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  private func call(
    _ call: Call, _ path: String, allowing allowed: Set<Int32> = [], _ body: () -> Int32
  ) throws(SharedFileError) -> Int32 {
    if let code = fault?(call, path) {
      throw .system(operation: call.rawValue, URL(filePath: path), code: code)
    }
    while true {
      let result = body()
      if result >= 0 { return result }
      let code = errno
      if code == EINTR { continue }
      if allowed.contains(code) { return result }
      throw .system(operation: call.rawValue, URL(filePath: path), code: code)
    }
  }
}

/// An open file, closed when its owner is done with it.
struct FileDescriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }
}

extension String {
  /// The folder that a path's last component is in.
  var parentFolder: String? {
    guard let slash = lastIndex(of: "/") else { return nil }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The last component of a path.
  var fileName: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }
}
