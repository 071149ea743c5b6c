import CasePaths

extension BindableAction {
  /// The write that the action holds, found by looking into the enum.
  ///
  /// - Complexity: Some microseconds. A ``BindingReducer`` finds the case once.
  public var binding: BindingAction<State>? {
    Self.bindingExtractor()(self)
  }

  /// How to find the write in an action, resolved for many uses.
  static func bindingExtractor() -> (Self) -> BindingAction<State>? {
    // A sample tells which case the author's `binding` makes.
    let sample = Self.binding(.sample)
    if let path = pathOfCase(sample) { return path.extract(from:) }
    return { action in
      guard let child = Mirror(reflecting: action).children.first, child.label == "binding"
      else { return nil }
      return child.value as? BindingAction<State>
    }
  }

  private static func pathOfCase(_ sample: Self) -> AnyCasePath<Self, BindingAction<State>>? {
    func open<Root: CasePathable>(_ type: Root.Type) -> AnyCasePath<Self, BindingAction<State>>? {
      guard
        let paths = Root.allCasePaths as? any CasePathReflectable<Root>,
        let sample = sample as? Root,
        let keyPath = (paths[sample] as AnyKeyPath) as? CaseKeyPath<Self, BindingAction<State>>
      else { return nil }
      return AnyCasePath(keyPath)
    }
    guard let type = Self.self as? any CasePathable.Type else { return nil }
    return open(type)
  }
}

extension BindingAction {
  /// A write of nothing to no field.
  static var sample: Self { Self(write: NoWrite<Root>()) }
}

private struct NoWrite<Root>: FieldWrite {
  var keyPath: PartialKeyPath<Root> { \Root.self }
  var value: any Sendable { () }
  func apply(to root: inout Root) {}
  func equals(_ other: any FieldWrite<Root>) -> Bool { other is Self }
  func hash(into hasher: inout Hasher) {}
}
