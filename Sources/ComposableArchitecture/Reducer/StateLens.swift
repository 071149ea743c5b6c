/// A key path to a part of state, resolved once to the fastest way to change that part in place.
///
/// A write through a key path to a computed property takes a copy, changes that and writes it back,
/// and the first change of a copy copies its buffers. The fields of an `@ObservableState` type are
/// computed. So a field's lens comes from the macro, and goes through the field's own accessor.
struct StateLens<Root, Value> {
  private enum Route {
    /// A stored property: an offset within the value.
    case offset(Int)
    /// A field of an observable value: stored at an offset, changed through its accessor.
    case field(FieldLens<Root, Value>, offset: Int?)
    /// Anything else, such as a computed property of the author's, or several steps.
    case keyPath(WritableKeyPath<Root, Value>)
  }

  private let route: Route

  init(_ keyPath: WritableKeyPath<Root, Value>) {
    if let offset = MemoryLayout<Root>.offset(of: keyPath) {
      route = .offset(offset)
    } else if let type = Root.self as? any ObservableState.Type,
      let field = type.fieldLens(keyPath) as? FieldLens<Root, Value>
    {
      route = .field(field, offset: MemoryLayout<Root>.offset(of: field.storage))
    } else {
      route = .keyPath(keyPath)
    }
  }

  /// Changes the part in place.
  func modify<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result {
    switch route {
    case .offset(let offset):
      return withUnsafeMutablePointer(to: &root) { pointer in
        let part = UnsafeMutableRawPointer(pointer).advanced(by: offset)
        return body(&part.assumingMemoryBound(to: Value.self).pointee)
      }
    case .field(let field, _):
      var result: Result?
      field.modify(&root) { result = body(&$0) }
      return result!
    case .keyPath(let keyPath):
      return body(&root[keyPath: keyPath])
    }
  }

  /// Looks at the part where it lies, unobserved where that is possible.
  func withPointer<Result>(
    _ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> Result
  ) -> Result {
    switch route {
    case .offset(let offset), .field(_, .some(let offset)):
      let part = UnsafeRawPointer(root).advanced(by: offset)
      return body(part.assumingMemoryBound(to: Value.self))
    case .field(let field, nil):
      return withUnsafePointer(to: root.pointee[keyPath: field.storage], body)
    case .keyPath(let keyPath):
      return withUnsafePointer(to: root.pointee[keyPath: keyPath], body)
    }
  }

  /// Looks at the part of a value that is about to be changed.
  func read<Result>(_ root: inout Root, _ body: (UnsafePointer<Value>) -> Result) -> Result {
    withUnsafePointer(to: &root) { withPointer($0, body) }
  }
}

extension ObservableState {
  fileprivate static func fieldLens(_ keyPath: AnyKeyPath) -> Any? {
    (keyPath as? PartialKeyPath<Self>).flatMap { _$lens($0) }
  }
}
