extension SharedReaderKey {
  /// A key of this kind that brings its own default value along.
  ///
  /// Declare keys as such once, so that their names, types and defaults are checked wherever they
  /// are used:
  ///
  /// ```swift
  /// extension SharedKey where Self == AppStorageKey<Bool>.Default {
  ///   static var isSoundOn: Self { Self[.appStorage("isSoundOn"), default: true] }
  /// }
  ///
  /// @Shared(.isSoundOn) var isSoundOn
  /// ```
  public typealias Default = _SharedKeyDefault<Self>
}

/// A key with a default value. Write it as `SomeKey.Default`.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  let defaultValue: @Sendable () -> Base.Value

  /// A key with a default value, for where nothing is stored.
  public static subscript(
    key: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, defaultValue: value)
  }

  public var id: Base.ID { base.id }

  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  public func subscribe(
    context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  public func save(
    _ value: Base.Value, context: SaveContext, continuation: SaveContinuation
  ) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension _SharedKeyDefault: CustomStringConvertible {
  public var description: String { String(describing: base) }
}
