/// A part of a shared value.
final class MemberReference<Base, Value>: SharedReference<Value>, @unchecked Sendable {
  private let base: SharedReference<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(_ base: SharedReference<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override var root: any SharedRoot { base.root }
  override var path: [AnyHashable] { base.path + [keyPath] }

  override func read() -> Value { base.read()[keyPath: keyPath] }

  override func modify<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try base.modify { try body(&$0[keyPath: keyPath]) }
  }
}

/// A part of a shared value that can only be read.
final class ReadableMemberReference<Base, Value>: ReadableReference<Value>, @unchecked Sendable {
  private let base: ReadableReference<Base>
  private let keyPath: KeyPath<Base, Value>

  init(_ base: ReadableReference<Base>, _ keyPath: KeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override var root: any SharedRoot { base.root }
  override var path: [AnyHashable] { base.path + [keyPath] }

  override func read() -> Value { base.read()[keyPath: keyPath] }
}

/// What a closure makes of a shared value.
final class TransformedReference<Base, Value>: ReadableReference<Value>, @unchecked Sendable {
  private let base: ReadableReference<Base>
  private let transform: @Sendable (Base) -> Value

  init(_ base: ReadableReference<Base>, _ transform: @escaping @Sendable (Base) -> Value) {
    self.base = base
    self.transform = transform
  }

  override var root: any SharedRoot { base.root }

  override func read() -> Value { transform(base.read()) }
}
