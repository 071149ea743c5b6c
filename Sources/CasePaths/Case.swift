/// Where case key paths live: `\.saved` is a key path from the `Case` of an enum to the `Case` of a
/// payload.
///
/// You meet it as the root of a key path spelled out, through ``CasePathable/Cases``:
/// `\Action.Cases.saved`. Where the enum is known from the context `\.saved` is enough.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  let box: CaseBox<Value>

  /// The root of every case key path.
  init() {
    box = RootedCaseBox(AnyCasePath<Value, Value>(), isIdentity: true)
  }

  private init(box: CaseBox<Value>) {
    self.box = box
  }

  /// One step down, to a case of this case's payload.
  ///
  /// An enum whose cases aren't a fixed list extends `Case` with a subscript made of this:
  ///
  /// ```swift
  /// extension Case {
  ///   subscript<ID, A>(id id: ID) -> Case<A> where Value == RowAction<ID, A> {
  ///     appending(path: RowAction.allCasePaths[id: id])
  ///   }
  /// }
  /// ```
  public func appending<Next>(path: AnyCasePath<Value, Next>) -> Case<Next> {
    Case<Next>(box: box.appending(path))
  }
}

extension Case where Value: CasePathable {
  /// The member that `\.name` resolves to.
  public subscript<Next>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Next>>
  ) -> Case<Next> {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }
}

extension Case: AnyCase {
  func matches<Root>(_ root: Root) -> Bool { box.matches(root) }
  func embed<Root>(_ value: Any, in: Root.Type) -> Root? { box.embed(value, in: Root.self) }
}

/// What is left of a ``Case`` when a partial key path has forgotten its payload.
protocol AnyCase {
  func matches<Root>(_ root: Root) -> Bool
  func embed<Root>(_ value: Any, in: Root.Type) -> Root?
}
