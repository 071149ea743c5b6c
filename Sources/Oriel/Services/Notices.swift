import ComposableArchitecture
import IssueReporting
import ViewTree

/// A message that a user sees whatever the user is doing.
public typealias Notice = ViewTree.Notice

extension DependencyValues {
  /// Shows messages outside of the app's windows.
  ///
  /// ```swift
  /// @Dependency(\.notices) var notices
  ///
  /// await notices.show(Notice(id: "download", title: "Download finished"))
  /// ```
  ///
  /// In tests its use is an issue until you override it.
  public var notices: NoticeClient {
    get { self[NoticeClient.self] }
    set { self[NoticeClient.self] = newValue }
  }
}

/// Shows and withdraws notices.
public struct NoticeClient: Sendable {
  /// Shows a notice, in place of the one with its id.
  public var show: @Sendable (Notice) async -> Void
  /// Takes away the notice with an id, if it is still there.
  public var withdraw: @Sendable (_ id: String) async -> Void

  public init(
    show: @escaping @Sendable (Notice) async -> Void,
    withdraw: @escaping @Sendable (_ id: String) async -> Void
  ) {
    self.show = show
    self.withdraw = withdraw
  }
}

extension NoticeClient: DependencyKey {
  public static let liveValue = NoticeClient(
    show: { await CurrentPlatform.services.show($0) },
    withdraw: { await CurrentPlatform.services.withdraw(noticeWithID: $0) })

  public static let testValue = NoticeClient(
    show: unimplemented(#"@Dependency(\.notices).show"#, placeholder: ()),
    withdraw: unimplemented(#"@Dependency(\.notices).withdraw"#, placeholder: ()))
}
