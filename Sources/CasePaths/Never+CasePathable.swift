extension Never: CasePathable, CasePathIterable {
  /// No paths: `Never` has no cases.
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {}

    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Never>]> {
      [].makeIterator()
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Case {
  /// The case that no value is: a placeholder for a payload that can't exist.
  public var never: Case<Never> {
    appending(path: AnyCasePath<Value, Never>(embed: anything, extract: { _ in nil }))
  }
}

@Sendable private func anything<Result>(_ never: Never) -> Result {}
