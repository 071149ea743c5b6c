extension AnyCasePath {
  /// Resolves a case key path, once and for all later uses.
  ///
  /// ```swift
  /// let city = AnyCasePath(\Action.Cases.profile.city)
  /// ```
  ///
  /// - Complexity: A few microseconds for the key path and one allocation per enum on it. Uses of
  ///   the result cost one closure call per enum on the path.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    let box = Case<Root>()[keyPath: keyPath].box
    guard let rooted = box as? RootedCaseBox<Root, Value>
    else { preconditionFailure("A case key path has led out of '\(Root.self)'.") }
    self = rooted.path
  }
}
