/// Names a value that views give to views further up.
@MainActor
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Combines a value with the next one in reading order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  /// Gives a value to the views around.
  public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> Attached<Self> {
    attached { _ in PreferenceAttachment(Preference(key: ObjectIdentifier(K.self), value: value)) }
  }

  /// Runs when the combined value that the views inside give has changed, and once at first.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> Attached<Self> where K.Value: Equatable {
    attached { _ in PreferenceReader<K>(action) }
  }
}

/// A value on its way up.
struct Preference {
  let key: ObjectIdentifier
  let value: Any
}

private final class PreferenceAttachment: Attachment {
  private let given: Preference

  init(_ given: Preference) {
    self.given = given
  }

  override var preference: Preference? { given }
}

/// Somebody who collects preferences of a key.
class AnyPreferenceReader: Attachment {
  func collect(_ mount: AttachedMount) {}
}

private final class PreferenceReader<K: PreferenceKey>: AnyPreferenceReader
where K.Value: Equatable {
  private let action: @MainActor (K.Value) -> Void
  private var last: K.Value?

  init(_ action: @escaping @MainActor (K.Value) -> Void) {
    self.action = action
  }

  override func mounted(_ mount: AttachedMount) {
    mount.engine.preferenceReaders[ObjectIdentifier(mount)] = mount
    mount.engine.arePreferencesDirty = true
  }

  override func updated(from old: Attachment, _ mount: AttachedMount) {
    last = (old as? PreferenceReader<K>)?.last
  }

  override func unmounted(_ mount: AttachedMount) {
    mount.engine.preferenceReaders[ObjectIdentifier(mount)] = nil
  }

  override func collect(_ mount: AttachedMount) {
    let key = ObjectIdentifier(K.self)
    var value: K.Value?
    mount.engine.search(below: mount) { inner in
      guard let preference = (inner as? AttachedMount)?.attachment.preference,
        preference.key == key, let next = preference.value as? K.Value
      else { return .enter }
      if value == nil { value = next } else { K.reduce(value: &value!) { next } }
      return .skip
    }
    let result = value ?? K.defaultValue
    guard result != last else { return }
    last = result
    let action = action
    mount.engine.callbacks.append { action(result) }
  }
}

extension Engine {
  /// Lets everybody who collects preferences look again, where any changed.
  func collectPreferences() {
    guard arePreferencesDirty, !isShadow else { return }
    arePreferencesDirty = false
    for mount in preferenceReaders.values where mount.isMounted {
      (mount.attachment as? AnyPreferenceReader)?.collect(mount)
    }
  }
}
