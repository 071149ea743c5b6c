import ConcurrencyExtras
public import FoundationEssentials
import Glibc

/// The settings that `.appStorage` keys keep: a file of the application or, in tests and previews,
/// a memory.
///
/// ```swift
/// withDependencies {
///   $0.defaultAppStorage = AppStorageStore(url: folder.appending(component: "settings.json"))
/// } operation: { … }
/// ```
///
/// The file is one JSON object, readable by people. It is written a tenth of a second after a change,
/// with all changes of that time in one piece. Keys that others have changed meanwhile stay changed:
/// only one key's own last change wins.
public final class AppStorageStore: UnsavedFile, @unchecked Sendable {
  private struct Pending {
    let value: SettingValue?
    var finish: [@Sendable (Result<Void, any Error>) -> Void]
  }

  private let file: AtomicFile?
  /// Held while the file is read or written.
  private let fileLock = RecursiveLock()
  /// Held for moments.
  private let lock = RecursiveLock()
  private var values: [String: SettingValue] = [:]
  private var pending: [String: Pending] = [:]
  private var isScheduled = false
  private var holds = 0
  private var error: SharedFileError?
  private var subscribers: [String: Subscribers<Result<SettingValue?, any Error>>] = [:]
  private var watch: SharedSubscription?

  init(file: AtomicFile?) {
    self.file = file
    guard let file else { return }
    watch = FileWatcher.shared.watch(file.path) { [weak self] in
      guard let self else { return }
      UnsavedFiles.shared.async { self.refresh() }
    }
    read(file.read())
  }

  /// The settings in a file. There should be one store for each file.
  public convenience init(url: URL) {
    self.init(file: AtomicFile(path: url.standardizedFileURL.path))
  }

  /// New settings in memory.
  public static var inMemory: AppStorageStore { AppStorageStore(file: nil) }

  /// Lets several changes come into the file together, so that nobody, not even after a crash, finds
  /// one without the others.
  ///
  /// ```swift
  /// store.atomically {
  ///   $width.withLock { $0 = 800 }
  ///   $height.withLock { $0 = 600 }
  /// }
  /// ```
  public func atomically<R>(_ changes: () throws -> R) rethrows -> R {
    lock.withLock { holds += 1 }
    defer {
      let isDue = lock.withLock {
        holds -= 1
        return holds == 0 && !pending.isEmpty
      }
      if isDue { UnsavedFiles.shared.schedule(self, now: false) }
    }
    return try changes()
  }

  // MARK: Values

  func value(_ key: String) -> Result<SettingValue?, any Error> {
    lock.withLock {
      if let pending = pending[key] { return .success(pending.value) }
      if let error { return .failure(error) }
      return .success(values[key])
    }
  }

  /// Reads the file again before a value is loaded.
  func reload() {
    flush()
    refresh()
  }

  func setValue(
    _ value: SettingValue?, _ key: String, now: Bool,
    then finish: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    let isDue = lock.withLock {
      guard file != nil else {
        values[key] = value
        return false
      }
      pending[key] = Pending(value: value, finish: (pending[key]?.finish ?? []) + [finish])
      if holds > 0 { return false }
      defer { isScheduled = true }
      return now || !isScheduled
    }
    if file == nil { finish(.success(())) }
    if isDue { UnsavedFiles.shared.schedule(self, now: now) }
    // Keys of the same name and another type.
    yield(.success(value), to: key)
  }

  func subscribe(
    _ key: String, _ callback: @escaping @Sendable (Result<SettingValue?, any Error>) -> Void
  ) -> SharedSubscription {
    lock.withLock {
      let list = subscribers[key] ?? Subscribers()
      subscribers[key] = list
      return list.add(callback)
    }
  }

  private func yield(_ result: Result<SettingValue?, any Error>, to key: String) {
    lock.withLock { subscribers[key] }?.yield(result)
  }

  // MARK: The file

  private func refresh() {
    guard let file else { return }
    fileLock.withLock { tell(read(file.read())) }
  }

  /// Takes what the file holds.
  ///
  /// - Returns: The keys that aren't what they were, or that can't be read any more.
  @discardableResult
  private func read(_ content: AtomicFile.Content) -> Set<String> {
    // NB: Before the lock is taken, as changes wait for it.
    let result = Result { () throws(SharedFileError) in try settings(in: content) }
    return lock.withLock {
      let (old, oldError) = (values, error)
      switch result {
      case .success(let settings):
        values = settings
        error = nil
      case .failure(let error):
        // NB: The name to set the file aside by is found once.
        if case .damaged = oldError, case .damaged = error { return [] }
        self.error = error
        return Set(subscribers.keys)
      }
      let all = oldError == nil ? Set(old.keys).union(values.keys) : Set(subscribers.keys)
      return all.filter {
        (oldError != nil || old[$0] != values[$0]) && pending[$0] == nil
      }
    }
  }

  private func tell(_ keys: Set<String>) {
    for key in keys { yield(value(key), to: key) }
  }

  private func settings(
    in content: AtomicFile.Content
  ) throws(SharedFileError) -> [String: SettingValue] {
    switch content {
    case .missing: return [:]
    case .unusable(let error), .blocked(let error): throw error
    case .data(let data):
      do {
        return try JSONDecoder().decode([String: SettingValue].self, from: data)
      } catch {
        throw .damaged(
          file!.url, reason: data.isEmpty ? "it is empty." : "\(error.shortDescription).",
          setAside: file!.freeName("damaged"))
      }
    }
  }

  func flush() {
    guard let file else { return }
    fileLock.withLock {
      let changes = lock.withLock { () -> [String: Pending] in
        isScheduled = false
        return holds > 0 ? [:] : pending
      }
      if changes.isEmpty { return }
      var touched: Set<String> = []
      let result = Result { touched = try write(changes, to: file) }
      let finish = lock.withLock { () -> [@Sendable (Result<Void, any Error>) -> Void] in
        var finish: [@Sendable (Result<Void, any Error>) -> Void] = []
        for (key, change) in changes {
          finish += change.finish
          // A change that came meanwhile has its own turn.
          let isLast = pending[key]?.finish.count == change.finish.count
          if case .success = result, isLast {
            pending[key] = nil
          } else {
            pending[key]?.finish.removeFirst(change.finish.count)
          }
        }
        if pending.isEmpty { UnsavedFiles.shared.remove(self) }
        return finish
      }
      for finish in finish { finish(result) }
      tell(touched.subtracting(changes.keys))
    }
  }

  /// Nothing is in conflict with a settings file.
  func rescue() {}

  /// - Returns: The keys that others have changed.
  private func write(_ changes: [String: Pending], to file: AtomicFile) throws -> Set<String> {
    var touched: Set<String> = []
    let outcome = try file.replace { content throws(SharedFileError) in
      touched = read(content)
      let (known, damage) = lock.withLock { (values, error) }
      if case .blocked(let error) = content { throw error }
      var settings = known
      for (key, change) in changes { settings[key] = change.value }
      if settings == known, damage == nil { return .keep }
      let data: Data
      do {
        data = try JSONEncoder.forPeople.encode(settings)
      } catch {
        throw .system(operation: "encoding the settings", file.url, code: EINVAL)
      }
      return .write(data, setAside: damage?.setAside)
    }
    lock.withLock { touched.formUnion(read(outcome.content)) }
    if let error = outcome.error { throw error }
    return touched
  }
}
