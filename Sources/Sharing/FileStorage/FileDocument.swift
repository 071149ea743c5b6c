import ConcurrencyExtras
import FoundationEssentials
import Glibc

/// A value's file on the disk.
///
/// ```
/// base     what this program has last seen in the file
/// known    what the references' values are made of: base, once they have it
/// pending  what this program wants to write
///
/// file changed, nothing pending ─▶ base = file, subscribers are told, known = base
/// write, file == known          ─▶ file = base = known = pending
/// write, pending == known       ─▶ nothing is left to write: the file stays
/// write, otherwise              ─▶ conflict: the file stays, until the value is loaded
/// ```
final class FileDocument: SharedDocument, UnsavedFile, @unchecked Sendable {
  private struct Pending {
    let encode: @Sendable () throws -> Data
    var finish: [@Sendable (Result<Void, any Error>) -> Void]
    /// What it was made of. Something else in the file must not be replaced.
    var known: AtomicFile.Content
    /// Whether it was made while another value was on its way to the references.
    var isOutdated: Bool
  }

  private let file: AtomicFile
  /// Held while the file is read or written.
  private let fileLock = RecursiveLock()
  /// Held for moments, so that saving waits for no disk.
  private let lock = RecursiveLock()
  private var base = AtomicFile.Content.missing
  private var damage: SharedFileError?
  /// Whether the disk may forget what was written, so that writing the same again isn't in vain.
  private var isUncertain = false
  private var known = AtomicFile.Content.missing
  private var pending: Pending?
  private var isScheduled = false
  /// Whether a value from the file is on its way to the references, whose changes until then are
  /// made of an older one.
  private var isDelivering = false
  /// What was to be written and isn't, as somebody else has written.
  private var conflicting: (@Sendable () throws -> Data)?
  private let subscribers = Subscribers<Result<Data?, any Error>>()

  init(file: AtomicFile) { self.file = file }

  // MARK: Reading

  func load(_ take: (Result<Data?, any Error>) -> Void) {
    fileLock.withLock {
      flush()
      lock.withLock {
        isDelivering = true
        conflicting = nil
        if pending?.finish.isEmpty == true { pending = nil }
        pending?.isOutdated = true
        if pending == nil { UnsavedFiles.shared.remove(self) }
      }
      base = file.read()
      damage = nil
      // NB: While the lock is held, so that a change by somebody else that is seen meanwhile can't come
      // first: the older value would stay, and replace the newer one with the next save.
      take(result(of: base))
      didDeliver()
    }
  }

  private func result(of content: AtomicFile.Content) -> Result<Data?, any Error> {
    switch content {
    case .missing: return .success(nil)
    case .data(let data): return .success(data)
    case .blocked(let error): return .failure(error)
    case .unusable(let error):
      damage = error
      return .failure(error)
    }
  }

  func isDamaged(_ data: Data, _ reason: any Error) -> any Error {
    fileLock.withLock {
      let error = SharedFileError.damaged(
        file.url, reason: sentence(about: data, reason), setAside: file.freeName("damaged"))
      if base == .data(data) { damage = error }
      return error
    }
  }

  private func sentence(about data: Data, _ reason: any Error) -> String {
    data.isEmpty ? "it is empty." : "\(reason.shortDescription)."
  }

  // MARK: Changes by others

  func subscribe(
    _ callback: @escaping @Sendable (Result<Data?, any Error>) -> Void
  ) -> SharedSubscription {
    let subscription = subscribers.add(callback)
    let watch = FileWatcher.shared.watch(file.path) { [weak self] in
      guard let self else { return }
      UnsavedFiles.shared.async { self.refresh() }
    }
    // Somebody may have changed the file after it was loaded and before it was watched.
    UnsavedFiles.shared.async { [weak self] in self?.refresh() }
    return SharedSubscription {
      subscription.cancel()
      watch.cancel()
    }
  }

  private func refresh() {
    fileLock.withLock {
      let content = file.read()
      let isWanted = lock.withLock {
        isDelivering = content != base && pending == nil && conflicting == nil
        return isDelivering
      }
      guard isWanted else { return }
      base = content
      damage = nil
      subscribers.yield(result(of: content))
      didDeliver()
    }
  }

  private func didDeliver() {
    lock.withLock {
      isDelivering = false
      known = base
    }
  }

  // MARK: Writing

  func save(
    now: Bool, _ encode: @escaping @Sendable () throws -> Data,
    then finish: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    let isDue = lock.withLock {
      pending = Pending(
        encode: encode, finish: (pending?.finish ?? []) + [finish],
        known: pending?.known ?? known,
        isOutdated: pending?.isOutdated ?? isDelivering)
      defer { isScheduled = true }
      return now || !isScheduled
    }
    if isDue { UnsavedFiles.shared.schedule(self, now: now) }
  }

  func flush() {
    fileLock.withLock {
      let pending = lock.withLock {
        defer { self.pending = nil }
        isScheduled = false
        return self.pending
      }
      guard let pending else { return }
      let result = Result { try write(pending) }
      lock.withLock {
        if case .failure = result, self.pending == nil, conflicting == nil {
          // What can't be written now may be when the program ends.
          self.pending = Pending(
            encode: pending.encode, finish: [],
            known: pending.isOutdated ? pending.known : known,
            isOutdated: pending.isOutdated)
        }
        if self.pending == nil, conflicting == nil { UnsavedFiles.shared.remove(self) }
      }
      for finish in pending.finish { finish(result) }
    }
  }

  private func write(_ pending: Pending) throws {
    let data = try pending.encode()
    do {
      let outcome = try file.replace { content throws(SharedFileError) in
        try decide(data, pending, over: content)
      }
      guard outcome.content == .data(data) else {
        UnsavedFiles.shared.async { self.refresh() }
        return
      }
      isUncertain = outcome.error != nil
      let wasDamaged = damage
      base = outcome.content
      damage = nil
      lock.withLock {
        known = base
        // What came meanwhile was made of what is now written.
        self.pending?.known = base
      }
      report(outcome, wasDamaged)
      if let error = outcome.error { throw error }
    } catch SharedFileError.conflict(let url) {
      lock.withLock { conflicting = pending.encode }
      throw SharedFileError.conflict(url)
    }
  }

  private func decide(
    _ data: Data, _ pending: Pending, over content: AtomicFile.Content
  ) throws(SharedFileError) -> AtomicFile.Decision {
    switch content {
    case .missing: return .write(data, setAside: nil)
    case .blocked(let error): throw error
    case .data, .unusable:
      guard lock.withLock({ conflicting == nil }) else { throw .conflict(file.url) }
      if content == pending.known, !pending.isOutdated {
        return content == .data(data) && !isUncertain
          ? .keep : .write(data, setAside: damage?.setAside)
      }
      // NB: Even if somebody else has written just the same. Two programs that have each added one to
      // a number have added two.
      guard pending.known == .data(data) else { throw .conflict(file.url) }
      return .keep
    }
  }

  /// Says so where a file had to be set aside under another name than was announced.
  private func report(_ outcome: AtomicFile.Outcome, _ damage: SharedFileError?) {
    guard let setAside = outcome.setAside, let damage, setAside != damage.setAside else { return }
    subscribers.yield(.failure(damage.settingAside(as: setAside)))
  }

  // MARK: The end of the program

  func rescue() {
    fileLock.withLock {
      guard let encode = lock.withLock({ conflicting }), let data = try? encode() else { return }
      try? file.write(data, beside: "conflict")
    }
  }
}
