extension Optional: CasePathable, CasePathIterable {
  /// `\.none` and `\.some`, and the cases of the wrapped enum as optionals: `\.saved` is
  /// `\.some.saved` with an optional payload.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    /// The path to `nil`.
    public var none: AnyCasePath<Wrapped?, Void> {
      AnyCasePath(
        embed: { .none },
        extract: { if case .none = $0 { () } else { nil } })
    }

    /// The path to the wrapped value.
    public var some: AnyCasePath<Wrapped?, Wrapped> {
      AnyCasePath(embed: { $0 }, extract: { $0 })
    }

    /// The path to a case of the wrapped enum; embedding `nil` gives `nil`.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Wrapped?, Member?> where Wrapped: CasePathable {
      Wrapped.allCasePaths[keyPath: keyPath].optional
    }

    public subscript(root: Wrapped?) -> PartialCaseKeyPath<Wrapped?> {
      switch root {
      case .none: \.none
      case .some: \.some
      }
    }

    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Wrapped?>]> {
      [\.none, \.some].makeIterator()
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension AnyCasePath {
  /// The path between optionals of both ends.
  fileprivate var optional: AnyCasePath<Root?, Value?> {
    AnyCasePath<Root?, Value?>(
      embed: { $0.map(self.embed) },
      extract: { $0.flatMap(self.extract(from:)).map(Value?.some) })
  }
}
