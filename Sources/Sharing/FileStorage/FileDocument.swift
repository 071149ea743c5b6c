import ConcurrencyExtras
import FoundationEssentials
import Glibc

/// A value's file on the disk.
///
/// ```
/// file changed, nothing pending ─▶ the reference takes it: known = file
/// write, file == known          ─▶ file = known = pending
/// write, nothing was changed    ─▶ nothing is left to write: the file stays
/// write, otherwise              ─▶ conflict: the file stays, until the value is loaded
/// ```
///
/// What is known and pending is each reference's own: see ``DocumentReader``.
final class FileDocument: SharedDocument, UnsavedFile, @unchecked Sendable {
  private struct Subscriber {
    let reader: DocumentReader
    let callback: @Sendable (DocumentBytes) -> Void
  }

  private let file: AtomicFile
  /// Held while the file is read or written.
  private let fileLock = RecursiveLock()
  /// Held for moments, so that saving waits for no disk.
  private let lock = RecursiveLock()
  /// Who has something to write, also when its reference is gone.
  private var unsaved: [DocumentReader] = []
  private var isScheduled = false
  private var subscribers: [Int: Subscriber] = [:]
  private var lastID = 0
  /// Whether the disk may forget what was written, so that writing the same again isn't in vain.
  private var isUncertain = false

  init(file: AtomicFile) { self.file = file }

  // MARK: Reading

  func load(_ reader: DocumentReader, _ take: (DocumentBytes) -> Void) {
    fileLock.withLock {
      flush()
      lock.withLock {
        reader.conflicting = nil
        // NB: One that somebody waits for has come since.
        if reader.pending?.finish.isEmpty == true { reader.pending = nil }
        forgetSaved()
      }
      // NB: While the lock is held, so that a change by somebody else that is seen meanwhile can't come
      // first: the older value would stay, and replace the newer one with the next save.
      take(bytes(file.read(), for: reader))
    }
  }

  private func bytes(_ content: AtomicFile.Content, for reader: DocumentReader) -> DocumentBytes {
    let result: Result<Data?, any Error> =
      switch content {
      case .missing: .success(nil)
      case .data(let data): .success(data)
      case .blocked(let error), .unusable(let error): .failure(error)
      }
    return DocumentBytes(result: result) { [lock] in
      lock.withLock {
        guard !reader.isUnsaved else { return false }
        reader.known = content
        return true
      }
    }
  }

  func isDamaged(_ data: Data, _ reason: any Error, for reader: DocumentReader) -> any Error {
    fileLock.withLock {
      let error = SharedFileError.damaged(
        file.url, reason: reason.sentence(about: data), setAside: file.freeName("damaged"))
      lock.withLock { reader.damage = .init(content: .data(data), error: error) }
      return error
    }
  }

  // MARK: Changes by others

  func subscribe(
    _ reader: DocumentReader, _ callback: @escaping @Sendable (DocumentBytes) -> Void
  ) -> SharedSubscription {
    let id = lock.withLock {
      lastID += 1
      subscribers[lastID] = Subscriber(reader: reader, callback: callback)
      return lastID
    }
    let watch = FileWatcher.shared.watch(file.path) { [weak self] in
      guard let self else { return }
      UnsavedFiles.shared.async { self.refresh() }
    }
    // Somebody may have changed the file after it was loaded and before it was watched.
    UnsavedFiles.shared.async { [weak self] in self?.refresh() }
    return SharedSubscription { [self] in
      watch.cancel()
      lock.withLock { subscribers[id] = nil }
    }
  }

  private func refresh() { fileLock.withLock { deliver(file.read()) } }

  /// Hands a content to those who have another one.
  private func deliver(_ content: AtomicFile.Content) {
    let due = lock.withLock {
      subscribers.values.filter { !$0.reader.isUnsaved && $0.reader.known != content }
    }
    for subscriber in due { subscriber.callback(bytes(content, for: subscriber.reader)) }
  }

  // MARK: Writing

  func save(
    _ reader: DocumentReader, isWaiting: Bool, _ encode: @escaping @Sendable () throws -> Data,
    then finish: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    let isDue = lock.withLock {
      let earlier = reader.pending
      reader.pending = .init(
        encode: encode, finish: (earlier?.finish ?? []) + [finish],
        isChange: !isWaiting || earlier?.isChange ?? false)
      if !unsaved.contains(where: { $0 === reader }) { unsaved.append(reader) }
      defer { isScheduled = true }
      return isWaiting || !isScheduled
    }
    if isDue { UnsavedFiles.shared.schedule(self, now: isWaiting) }
  }

  func flush() {
    fileLock.withLock {
      let readers = lock.withLock {
        isScheduled = false
        return unsaved
      }
      for reader in readers { flush(reader) }
    }
  }

  private func flush(_ reader: DocumentReader) {
    let pending = lock.withLock {
      defer { reader.pending = nil }
      return reader.pending
    }
    guard let pending else { return }
    let result = Result { try write(pending, of: reader) }
    lock.withLock {
      if case .failure = result, reader.pending == nil, reader.conflicting == nil {
        // What can't be written now may be when the program ends.
        reader.pending = .init(encode: pending.encode, finish: [], isChange: pending.isChange)
      }
      forgetSaved()
    }
    if case .success(let content) = result { deliver(content) }
    for finish in pending.finish { finish(result.map { _ in }) }
  }

  private func forgetSaved() {
    unsaved.removeAll { !$0.isUnsaved }
    if unsaved.isEmpty { UnsavedFiles.shared.remove(self) }
  }

  /// - Returns: What the file holds now.
  private func write(
    _ pending: DocumentReader.Pending, of reader: DocumentReader
  ) throws -> AtomicFile.Content {
    let data = try pending.encode()
    do {
      let damage = lock.withLock { reader.damage }
      let outcome = try file.replace { content throws(SharedFileError) in
        try decide(data, pending, of: reader, over: content)
      }
      // Otherwise somebody else has written, and nothing was to be: theirs is on its way.
      guard outcome.content == .data(data) else { return outcome.content }
      isUncertain = outcome.error != nil
      // What came meanwhile was made of what is now written, too.
      lock.withLock { reader.known = outcome.content }
      report(outcome, damage, to: reader)
      if let error = outcome.error { throw error }
      return outcome.content
    } catch SharedFileError.conflict(let url) {
      lock.withLock { reader.conflicting = pending.encode }
      throw SharedFileError.conflict(url)
    }
  }

  private func decide(
    _ data: Data, _ pending: DocumentReader.Pending, of reader: DocumentReader,
    over content: AtomicFile.Content
  ) throws(SharedFileError) -> AtomicFile.Decision {
    switch content {
    case .missing: return .write(data, setAside: nil)
    case .blocked(let error): throw error
    case .data, .unusable:
      let (known, isInConflict, setAside) = lock.withLock {
        (reader.known, reader.conflicting != nil, reader.setAside(content))
      }
      guard !isInConflict else { throw .conflict(file.url) }
      if content == known {
        return content == .data(data) && !isUncertain ? .keep : .write(data, setAside: setAside)
      }
      // NB: A change is in conflict even if somebody else has written just the same. Two programs that
      // have each added one to a number have added two.
      guard !pending.isChange || known == .data(data) else { throw .conflict(file.url) }
      return .keep
    }
  }

  /// Says so where a file had to be set aside under another name than was announced.
  private func report(
    _ outcome: AtomicFile.Outcome, _ damage: DocumentReader.Damage?, to reader: DocumentReader
  ) {
    guard let setAside = outcome.setAside, let damage, setAside != damage.error.setAside else {
      return
    }
    let error = damage.error.settingAside(as: setAside)
    for subscriber in lock.withLock({ subscribers.values.filter { $0.reader === reader } }) {
      subscriber.callback(DocumentBytes(result: .failure(error)) { true })
    }
  }

  // MARK: The end of the program

  func rescue() {
    fileLock.withLock {
      for encode in lock.withLock({ unsaved.compactMap(\.conflicting) }) {
        if let data = try? encode() { try? file.write(data, beside: "conflict") }
      }
    }
  }
}

extension Error {
  /// Why bytes can't be decoded.
  func sentence(about data: Data) -> String {
    data.isEmpty ? "it is empty." : "\(shortDescription)."
  }
}
