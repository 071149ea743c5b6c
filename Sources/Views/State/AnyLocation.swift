/// A place that a binding reads and writes.
@MainActor
class AnyLocation<Value> {
  func get() -> Value { preconditionFailure("Every location reads something.") }

  func set(_ newValue: Value, _ transaction: Transaction) {}

  /// Whether both lead to the same place, so that a view holding either is the same view.
  func isSame(as other: AnyLocation<Value>) -> Bool { self === other }
}

/// A part of another location.
final class ProjectedLocation<Root, Value>: AnyLocation<Value> {
  private let root: AnyLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: AnyLocation<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root.get()[keyPath: keyPath] }

  override func set(_ newValue: Value, _ transaction: Transaction) {
    var value = root.get()
    value[keyPath: keyPath] = newValue
    root.set(value, transaction)
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && root.isSame(as: other.root)
  }
}

/// What closures make of another location, the same as another where both carry the same key.
final class MappedLocation<Root, Value>: AnyLocation<Value> {
  private let root: Binding<Root>
  private let key: AnyHashable
  private let read: @MainActor (Root) -> Value
  private let write: @MainActor (Value, Binding<Root>) -> Void

  init(
    _ root: Binding<Root>, key: AnyHashable, read: @escaping @MainActor (Root) -> Value,
    write: @escaping @MainActor (Value, Binding<Root>) -> Void
  ) {
    self.root = root
    self.key = key
    self.read = read
    self.write = write
  }

  override func get() -> Value { read(root.wrappedValue) }

  override func set(_ newValue: Value, _ transaction: Transaction) {
    write(newValue, root.transaction(transaction))
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? MappedLocation<Root, Value> else { return false }
    return key == other.key && root.isSame(as: other.root)
  }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: AnyLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ newValue: Value, _ transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: keyPath] = newValue }
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// A pair of closures, the same as another only where both were given the same identity.
final class ClosureLocation<Value>: AnyLocation<Value> {
  private let identity: AnyHashable?
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value, Transaction) -> Void

  init(
    identity: AnyHashable? = nil,
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.identity = identity
    read = get
    write = set
  }

  override func get() -> Value { read() }

  override func set(_ newValue: Value, _ transaction: Transaction) {
    withTransaction(transaction) { write(newValue, transaction) }
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    if self === other { return true }
    guard let identity, let other = other as? ClosureLocation<Value> else { return false }
    return identity == other.identity
  }
}
