import ConcurrencyExtras
import Dispatch
import Glibc

/// Something that still has to be written.
protocol UnsavedFile: AnyObject, Sendable {
  /// Writes what there is to write, on the calling thread.
  func flush()

  /// The program ends: what can't be written in its place is written somewhere.
  func rescue()
}

/// What still has to be written: later, when the program exits, or when it is asked to end.
///
/// ```
/// change ─▶ schedule ─┬─ 0.1 s ──────▶ flush
///                     ├─ exit ───────▶ flush, rescue
///                     └─ SIGTERM … ──▶ flush, rescue, and the signal again
/// ```
final class UnsavedFiles: @unchecked Sendable {
  static let shared = UnsavedFiles()

  /// Changes within this time are written together. A change is never older when it is written.
  static let delay = DispatchTimeInterval.milliseconds(100)

  private let lock = RecursiveLock()
  private var files: [ObjectIdentifier: any UnsavedFile] = [:]
  private let queue = DispatchQueue(
    label: "oriel.unsaved-files", qos: .utility, attributes: .concurrent)

  private init() {
    atexit { UnsavedFiles.shared.rescueAll() }
    TerminationSignals.whenReceived { UnsavedFiles.shared.rescueAll() }
  }

  /// Keeps a file until it says that it is written, and lets it write: at once where somebody waits.
  func schedule(_ file: some UnsavedFile, now: Bool) {
    lock.withLock { files[ObjectIdentifier(file)] = file }
    if now {
      queue.async { file.flush() }
    } else {
      queue.asyncAfter(deadline: .now() + Self.delay) { file.flush() }
    }
  }

  /// A file has nothing to write any more.
  func remove(_ file: some UnsavedFile) {
    lock.withLock { files[ObjectIdentifier(file)] = nil }
  }

  /// Whether a file still has something to write.
  func isWaiting(for file: AnyObject) -> Bool {
    lock.withLock { files[ObjectIdentifier(file)] != nil }
  }

  /// Does something that takes time, such as reading a file.
  func async(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

  func flushAll() {
    for file in lock.withLock({ Array(files.values) }) { file.flush() }
  }

  private func rescueAll() {
    for file in lock.withLock({ Array(files.values) }) {
      file.flush()
      file.rescue()
    }
  }
}
