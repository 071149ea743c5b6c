/// How a field of an `@ObservableState` type is changed in place: what the macro emits per field.
public final class FieldLens<Root, Value> {
  let storage: KeyPath<Root, Value>
  let modify: (inout Root, (inout Value) -> Void) -> Void

  /// - Parameters:
  ///   - storage: The stored property behind the field.
  ///   - modify: Hands the field out through its accessor.
  public init(
    _ storage: KeyPath<Root, Value>,
    _ modify: @escaping (inout Root, (inout Value) -> Void) -> Void
  ) {
    self.storage = storage
    self.modify = modify
  }
}
