extension AnyCasePath {
  /// The path to a case of this case's payload.
  public func appending<Next>(path next: AnyCasePath<Value, Next>) -> AnyCasePath<Root, Next> {
    AnyCasePath<Root, Next>(
      embed: { self.embed(next.embed($0)) },
      extract: { root in
        // NB: `flatMap` would allocate a closure at each use.
        guard let value = self.extract(from: root) else { return nil }
        return next.extract(from: value)
      })
  }

  /// The path to a case of this case's payload, by name.
  ///
  /// ```swift
  /// AnyCasePath(\Action.Cases.profile).city
  /// ```
  public subscript<Next>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Next>>
  ) -> AnyCasePath<Root, Next> where Value: CasePathable {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }
}
