import IssueReporting
import Synchronization

/// The default values that were made or prepared.
///
/// ```
/// (key, context, running test) ──▶ value
/// ```
///
/// An app has one value of each key. Every test has its own, and every case of a parameterized test: the
/// running test is part of the key, so that tests that run at the same time share nothing. Work that has
/// left its test, such as a detached task, shares the values of all such work.
enum DependencyCache {
  private struct ID: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
    let scope: TestScope?
  }

  private static let entries = Mutex<[ID: DependencyEntry]>([:])

  static func value<Key: TestDependencyKey>(
    of key: Key.Type,
    property: StaticString,
    in values: DependencyValues,
    access: () -> DependencyAccess
  ) -> Key.Value {
    let context = values.context
    let id = ID(key: ObjectIdentifier(key), context: context, scope: TestScope.current)
    if let entry = entries.withLock({ $0[id] }) {
      return unsafeDowncast(entry, to: DependencyBox<Key.Value>.self).value
    }
    // NB: Made without the lock: a default value may read other dependencies.
    let access = access()
    let made = DependencyValues.$_current.withValue(values) {
      DependencyAccess.$current.withValue(access) {
        defaultValue(of: key, in: context, access: access)
      }
    }
    guard !values.isPreparing else { return made }
    let entry = entries.withLock { entries in
      if let earlier = entries[id] { return earlier }
      let entry = DependencyBox(made, key: key, property: property)
      entries[id] = entry
      return entry
    }
    return unsafeDowncast(entry, to: DependencyBox<Key.Value>.self).value
  }

  /// Puts values in the place of defaults that nobody has read yet.
  ///
  /// - Returns: The names of those that somebody has.
  static func prepare(
    _ overrides: [ObjectIdentifier: DependencyEntry], in context: DependencyContext
  ) -> [String] {
    let scope = TestScope.current
    return entries.withLock { entries in
      var late: [String] = []
      for (key, entry) in overrides {
        let id = ID(key: key, context: context, scope: scope)
        if entries[id] == nil {
          entries[id] = entry
        } else {
          late.append(entry.name)
        }
      }
      return late.sorted()
    }
  }

  private static func defaultValue<Key: TestDependencyKey>(
    of key: Key.Type, in context: DependencyContext, access: DependencyAccess
  ) -> Key.Value {
    switch context {
    case .test: return Key.testValue
    case .preview: return Key.previewValue
    case .live:
      func liveValue<Live: DependencyKey>(_: Live.Type) -> Any { Live.liveValue }
      if let live = key as? any DependencyKey.Type { return liveValue(live) as! Key.Value }
      access.reportMissingLiveValue(key)
      return Key.testValue
    }
  }
}
