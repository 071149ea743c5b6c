import Dependencies
import IssueReporting
import SwiftNavigation

/// Lets a presented child end itself, without knowing who presents it or how.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
///
/// case .cancelButtonTapped:
///   return .run { _ in await dismiss() }
/// ```
///
/// In a child behind `ifLet(\.$child, …)` it sends the presentation's `.dismiss`, and in a screen of
/// a stack the stack's `.popFrom(id:)`. The parent sees that action and then the state goes. The
/// effect that calls it belongs to the child: nothing after the call runs for certain.
///
/// A test of the child alone overrides it:
///
/// ```swift
/// TestStore(initialState: Child.State()) { Child() } withDependencies: {
///   $0.dismiss = DismissEffect { isDismissed.setValue(true) }
/// }
/// ```
public struct DismissEffect: Sendable {
  private let override: (@MainActor @Sendable () async -> Void)?

  /// A dismissal that runs a closure, for tests.
  public init(_ dismiss: @escaping @MainActor @Sendable () async -> Void) {
    override = dismiss
  }

  fileprivate init() {
    override = nil
  }

  var isOverridden: Bool { override != nil }

  /// Dismisses the innermost presentation that the calling effect belongs to.
  ///
  /// Where there is none, an issue is reported.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await callAsFunction(
      transaction: .current, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Dismisses the innermost presentation, which would like to go in an animation.
  @MainActor
  public func callAsFunction(
    animation: Animation?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await callAsFunction(
      transaction: Transaction(animation: animation),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Dismisses the innermost presentation, which goes as a transaction says.
  @MainActor
  public func callAsFunction(
    transaction: Transaction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if let dismissal = EffectOwner.current?.innermostDismissal {
      // What has been dismissed by now took its effects along.
      guard !Task.isCancelled else { return }
      withTransaction(transaction) { dismissal() }
    } else if let override {
      await Transaction.$current.withValue(transaction) { await override() }
    } else {
      reportIssue(
        """
        A feature asked to be dismissed, and nothing presents it.

          Called at: \(fileID):\(line)

        "dismiss" works in the effects of a child behind "ifLet(\\.$child, …)" and of a screen of a \
        stack behind "forEach(\\.path, …)", and only in tasks that inherit from such an effect, not \
        in "Task.detached". Check that the feature is embedded by one of the two. In a test of the \
        feature alone override it: "$0.dismiss = DismissEffect { … }". A feature that is shown in \
        both ways can ask "@Dependency(\\.isPresented)" first.
        """,
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}

extension DependencyValues {
  /// Ends the presentation of the feature that uses it.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature that asks is presented: by `ifLet(\.$child, …)`, as a screen of a stack, or
  /// because ``dismiss`` has been overridden.
  ///
  /// ```swift
  /// @Dependency(\.isPresented) var isPresented
  ///
  /// case .saved:
  ///   return isPresented ? .run { _ in await dismiss() } : .none
  /// ```
  public var isPresented: Bool {
    PresentationContext.isPresented || dismiss.isOverridden
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect()
  static let testValue = DismissEffect()
}
