public import Dependencies
public import Foundation

extension DependencyValues {
  /// What posts notifications to whoever observes them.
  ///
  /// ```swift
  /// @Dependency(\.notificationCenter) var notificationCenter
  ///
  /// notificationCenter.post(name: .didSave, object: nil)
  /// ```
  ///
  /// In tests its use is an issue: override it with a `NotificationCenter()` of the test's own.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}

private enum NotificationCenterKey: DependencyKey {
  static var liveValue: NotificationCenter { .default }
  static var testValue: NotificationCenter {
    reportUnimplementedDependency(
      #"\.notificationCenter"#, instead: "$0.notificationCenter = NotificationCenter()")
    return NotificationCenter()
  }
}
