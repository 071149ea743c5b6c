import Synchronization

/// A part of a shared value that may cease to exist: what an optional holds, an element of a
/// collection.
///
/// When it is gone the reference gives the last value that there was, and drops changes.
final class PartReference<Base, Value>: SharedReference<Value>, @unchecked Sendable {
  private let base: SharedReference<Base>
  private let part: WritableKeyPath<Base, Value?>
  private let last: LastValue<Value>

  /// - Returns: `nil` where there is no such part now.
  init?(_ base: SharedReference<Base>, _ part: WritableKeyPath<Base, Value?>) {
    guard let value = base.read()[keyPath: part] else { return nil }
    self.base = base
    self.part = part
    last = LastValue(value)
  }

  override var root: any SharedRoot { base.root }
  override var path: [AnyHashable] { base.path + [part] }

  override func read() -> Value {
    guard let value = base.read()[keyPath: part] else { return last.value }
    last.value = value
    return value
  }

  override func modify<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try base.modify { base in
      guard var value = base[keyPath: part] else {
        var lost = last.value
        return try body(&lost)
      }
      defer {
        base[keyPath: part] = value
        last.value = value
      }
      return try body(&value)
    }
  }
}

/// The read-only form of ``PartReference``.
final class ReadablePartReference<Base, Value>: ReadableReference<Value>, @unchecked Sendable {
  private let base: ReadableReference<Base>
  private let part: KeyPath<Base, Value?>
  private let last: LastValue<Value>

  init?(_ base: ReadableReference<Base>, _ part: KeyPath<Base, Value?>) {
    guard let value = base.read()[keyPath: part] else { return nil }
    self.base = base
    self.part = part
    last = LastValue(value)
  }

  override var root: any SharedRoot { base.root }
  override var path: [AnyHashable] { base.path + [part] }

  override func read() -> Value {
    guard let value = base.read()[keyPath: part] else { return last.value }
    last.value = value
    return value
  }
}

/// A value behind a lock.
private final class LastValue<Value>: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get { lock.withLock { _ in Unchecked(stored) }.value }
    set {
      let value = Unchecked(newValue)
      lock.withLock { _ in stored = value.value }
    }
  }
}

private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
