import ConcurrencyExtras
import Dependencies

/// A reference whose changes a test wants to hear of.
protocol TrackedReference: AnyObject, Sendable {
  var anyValue: Any { get }
  var version: UInt64 { get }
  func isEqual(_ lhs: Any, _ rhs: Any) -> Bool
}

/// Remembers what shared values were before a test's feature has changed them, until the test has
/// asserted the changes.
///
/// ```
///            0 ──send──▶ 1 ──effect──▶ 2 ──receive──▶ 3        the value
///   asserted ▲           ▲ snapshot                   ▲ snapshot
/// ```
///
/// A step asserts what lies between the value that was last asserted and the one right after its own
/// action, so that changes of later actions don't show.
package final class SharedChangeTracker: @unchecked Sendable {
  struct Entry {
    let reference: any TrackedReference
    var asserted: Any
  }

  private let lock = RecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  func willChange(_ reference: any TrackedReference, from value: Any) {
    let id = ObjectIdentifier(reference)
    lock.withLock {
      if entries[id] == nil { entries[id] = Entry(reference: reference, asserted: value) }
    }
  }

  /// What has changed, with the values that were last asserted.
  var changed: [ObjectIdentifier: Entry] { lock.withLock { entries } }

  /// The present values of what has changed.
  package func snapshot() -> SharedSnapshot {
    SharedSnapshot(
      values: changed.mapValues { ($0.reference.anyValue, $0.reference.version) })
  }

  /// Takes the changes up to a snapshot as asserted.
  package func accept(_ snapshot: SharedSnapshot) {
    lock.withLock {
      for (id, (value, version)) in snapshot.values {
        if entries[id]?.reference.version == version {
          entries[id] = nil
        } else {
          entries[id]?.asserted = value
        }
      }
    }
  }

  /// Forgets all changes.
  package func reset() { lock.withLock { entries = [:] } }
}

/// What shared values were at one moment.
package struct SharedSnapshot: @unchecked Sendable {
  var values: [ObjectIdentifier: (value: Any, version: UInt64)] = [:]

  package init() {}

  init(values: [ObjectIdentifier: (value: Any, version: UInt64)]) { self.values = values }

  /// Whether nothing has changed that isn't asserted.
  package var isEmpty: Bool { values.isEmpty }
}

extension DependencyValues {
  /// Who hears of the changes that are made within these dependencies.
  package var sharedChangeTracker: SharedChangeTracker? {
    get { self[SharedChangeTrackerKey.self] }
    set { self[SharedChangeTrackerKey.self] = newValue }
  }
}

private enum SharedChangeTrackerKey: DependencyKey {
  static var liveValue: SharedChangeTracker? { nil }
  static var testValue: SharedChangeTracker? { nil }
}
