/// An enum whose cases can be named by key paths: what `@CasePathable` makes of an enum.
///
/// ```swift
/// @CasePathable
/// enum Action { case saved(Int), failed }
///
/// let action = Action.saved(42)
/// action.is(\.saved)     // true
/// action[case: \.saved]  // 42
/// ```
public protocol CasePathable {
  /// One property per case, with the case's name and an ``AnyCasePath`` as its value.
  associatedtype AllCasePaths

  /// The paths to all cases, by name.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// The root of a case key path that is spelled out: `\Action.Cases.saved`.
  public typealias Cases = Case<Self>
}

/// An enum that can list its cases as key paths.
///
/// ```swift
/// for path in Action.allCasePaths where action.is(path) { … }
/// ```
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

/// All case paths of an enum that can tell which case a value is.
public protocol CasePathReflectable<Root> {
  /// The enum.
  associatedtype Root: CasePathable

  /// The key path of the case that the value is.
  ///
  /// ```swift
  /// Action.allCasePaths[.saved(42)]  // \.saved
  /// ```
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}
