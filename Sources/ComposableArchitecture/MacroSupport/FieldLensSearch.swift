/// Finds the lens of one field among those that `@ObservableState` lists.
///
/// The macro calls ``field(_:_:_:)`` once per field, in a statement of its own, because an `==` per
/// field would cost the type checker far more.
public struct _FieldLensSearch<Root> {
  private let wanted: PartialKeyPath<Root>
  private var found: Any?

  public init(_ wanted: PartialKeyPath<Root>) {
    self.wanted = wanted
  }

  /// Offers a field: its key path, its storage, and how it is changed through its accessor.
  public mutating func field<Value>(
    _ keyPath: PartialKeyPath<Root>,
    _ storage: KeyPath<Root, Value>,
    _ modify: @escaping (inout Root, (inout Value) -> Void) -> Void
  ) {
    if found == nil, keyPath == wanted {
      found = FieldLens(storage, modify)
    }
  }

  /// The `FieldLens` of the wanted field, or `nil` where none of those offered is it.
  public var lens: Any? { found }
}
