import ConcurrencyExtras
import Dependencies
public import FoundationEssentials

/// Where `.fileStorage` keys keep their values: on the disk or, in tests and previews, in memory.
///
/// ```swift
/// withDependencies {
///   $0.defaultFileStorage = .inMemory(files: [.todos: Data("[]".utf8)])
/// } operation: { … }
/// ```
///
/// Two storages are equal when they are the same one.
public struct FileStorage: Sendable {
  let backend: any FileBackend

  /// The disk.
  public static let fileSystem = FileStorage(backend: DiskBackend())

  /// A new memory without files.
  public static var inMemory: Self { inMemory(files: [:]) }

  /// A new memory with files.
  public static func inMemory(files: [URL: Data]) -> Self {
    Self(backend: MemoryBackend(files))
  }

  /// Writes at once what is to be written in a moment, in all storages of the process and in all
  /// settings.
  ///
  /// It happens by itself when the program exits, and when it is told to end by `SIGTERM`, `SIGINT`
  /// or `SIGHUP` and doesn't handle these itself.
  public static func flush() { UnsavedFiles.shared.flushAll() }
}

extension FileStorage: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.backend === rhs.backend }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(backend)) }
}

/// Keeps documents by their paths.
protocol FileBackend: AnyObject, Sendable {
  func document(_ url: URL) -> any SharedDocument
}

/// Documents on the disk: one for each path, as long as anybody uses it.
final class DiskBackend: FileBackend, @unchecked Sendable {
  private struct Entry { weak var document: FileDocument? }

  private let system: FileSystem
  private let lock = RecursiveLock()
  private var documents: [String: Entry] = [:]

  init(system: FileSystem = FileSystem()) { self.system = system }

  func document(_ url: URL) -> any SharedDocument {
    let path = url.standardizedFileURL.path
    return lock.withLock {
      if let document = documents[path]?.document { return document }
      documents = documents.filter { $0.value.document != nil }
      let document = FileDocument(file: AtomicFile(path: path, system: system))
      documents[path] = Entry(document: document)
      return document
    }
  }
}

/// Documents in memory. Changes are there at once.
final class MemoryBackend: FileBackend, @unchecked Sendable {
  private let lock = RecursiveLock()
  private var files: [URL: Data]
  private var documents: [URL: MemoryDocument] = [:]

  init(_ files: [URL: Data]) {
    self.files = Dictionary(files.map { ($0.standardizedFileURL, $1) }) { $1 }
  }

  func document(_ url: URL) -> any SharedDocument {
    let url = url.standardizedFileURL
    return lock.withLock {
      if let document = documents[url] { return document }
      let document = MemoryDocument(url: url, data: files[url])
      documents[url] = document
      return document
    }
  }
}

/// A value's bytes in memory.
final class MemoryDocument: SharedDocument, @unchecked Sendable {
  private let url: URL
  private let lock = RecursiveLock()
  private var data: Data?
  private let subscribers = Subscribers<(reader: DocumentReader, bytes: Data)>()

  init(url: URL, data: Data?) {
    self.url = url
    self.data = data
  }

  func load(_ reader: DocumentReader, _ take: (DocumentBytes) -> Void) {
    take(DocumentBytes(result: .success(lock.withLock { data })) { true })
  }

  func isDamaged(_ data: Data, _ reason: any Error, for reader: DocumentReader) -> any Error {
    SharedFileError.damaged(
      url, reason: reason.sentence(about: data),
      setAside: url.appendingPathExtension("damaged-1"))
  }

  func save(
    _ reader: DocumentReader, isWaiting: Bool, _ encode: @escaping @Sendable () throws -> Data,
    then finish: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    let result = Result { try encode() }
    if case .success(let data) = result {
      lock.withLock { self.data = data }
      subscribers.yield((reader, data))
    }
    finish(result.map { _ in })
  }

  func subscribe(
    _ reader: DocumentReader, _ callback: @escaping @Sendable (DocumentBytes) -> Void
  ) -> SharedSubscription {
    subscribers.add { writer, bytes in
      if writer !== reader { callback(DocumentBytes(result: .success(bytes)) { true }) }
    }
  }
}

extension DependencyValues {
  /// Where `.fileStorage` keys keep their values: the disk, and in tests and previews a memory of
  /// their own.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorageDependency.self] }
    set { self[FileStorageDependency.self] = newValue }
  }
}

private enum FileStorageDependency: DependencyKey {
  static var liveValue: FileStorage { .fileSystem }
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}
