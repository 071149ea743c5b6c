import IdentifiedCollections

extension Shared {
  /// A reference to a field of the value, or to an element: `$user.name`, `$users[id: 7]`.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(reference: MemberReference(reference, keyPath))
  }

  /// A reference to a field of what an optional holds, with an optional value itself. Changes are
  /// dropped while there is nothing.
  public subscript<Wrapped, Member>(
    dynamicMember keyPath: WritableKeyPath<Wrapped, Member>
  ) -> Shared<Member?> where Value == Wrapped? {
    Shared<Member?>(reference: MemberReference(reference, \.[member: keyPath]))
  }

  /// A reference to a computed or constant property of the value.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: ReadableMemberReference(reference, keyPath))
  }

  /// A reference to what an optional holds, or `nil` where it holds nothing now.
  ///
  /// ```swift
  /// if let selection = Shared(state.$selection) {
  ///   state.destination = .edit(Editor.State(item: selection))
  /// }
  /// ```
  ///
  /// When the optional is emptied later, the reference keeps giving the last value, and changes are
  /// dropped.
  public init?(_ base: Shared<Value?>) {
    guard let reference = PartReference(base.reference, \.self) else { return nil }
    self.init(reference: reference)
  }

  /// A reference to what a closure makes of the value.
  public func read<Member>(
    _ transform: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: TransformedReference(reference, transform))
  }
}

extension SharedReader {
  /// A reference to a property of the value, or to an element.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: ReadableMemberReference(reference, keyPath))
  }

  /// A reference to a property of what an optional holds.
  public subscript<Wrapped, Member>(
    dynamicMember keyPath: KeyPath<Wrapped, Member>
  ) -> SharedReader<Member?> where Value == Wrapped? {
    SharedReader<Member?>(reference: ReadableMemberReference(reference, \.[readable: keyPath]))
  }

  /// A reference to what an optional holds, or `nil` where it holds nothing now.
  public init?(_ base: SharedReader<Value?>) {
    guard let reference = ReadablePartReference(base.reference, \.self) else { return nil }
    self.init(reference: reference)
  }

  /// A reference to what a closure makes of the value.
  ///
  /// ```swift
  /// let isEmpty = $items.read { $0.isEmpty }
  /// ```
  public func read<Member>(
    _ transform: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: TransformedReference(reference, transform))
  }
}

extension Optional {
  fileprivate subscript<Member>(member keyPath: WritableKeyPath<Wrapped, Member>) -> Member? {
    get { self?[keyPath: keyPath] }
    set {
      guard let newValue else { return }
      self?[keyPath: keyPath] = newValue
    }
  }

  fileprivate subscript<Member>(readable keyPath: KeyPath<Wrapped, Member>) -> Member? {
    self?[keyPath: keyPath]
  }
}
