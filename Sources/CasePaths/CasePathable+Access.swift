extension CasePathable {
  /// The payload of the case that a key path names, or `nil` when the value is another case.
  ///
  /// ```swift
  /// action[case: \.saved]
  /// ```
  ///
  /// The key path is resolved at each use. In a loop resolve it once to an ``AnyCasePath``.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    AnyCasePath(keyPath).extract(from: self)
  }

  /// Makes the value the case that a key path names, whatever it was before.
  ///
  /// ```swift
  /// action[case: \.saved] = 42
  /// ```
  // NB: The optionals of the parameter are never `nil`. They make this overload a worse match than
  // the one that reads, also where `#expect` prefers a `String` to a `String?`.
  @_disfavoredOverload
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>??) -> Value {
    @available(*, unavailable, message: "Read the payload as an optional.")
    get { preconditionFailure() }
    set {
      guard case .some(.some(let keyPath)) = keyPath else { return }
      self = AnyCasePath(keyPath).embed(newValue)
    }
  }

  /// Whether the value is the case that a key path names.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    (Case<Self>()[keyPath: keyPath] as? any AnyCase)?.matches(self) ?? false
  }

  /// The payload of a case by the case's name, for enums that are also `@dynamicMemberLookup`.
  ///
  /// ```swift
  /// @CasePathable @dynamicMemberLookup
  /// enum Action { case saved(Int), failed }
  ///
  /// action.saved  // 42 or nil
  /// ```
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }
}
