import Dependencies
import DependenciesFoundation
import Foundation
import FoundationNetworking
import Testing

@Suite struct ValuesTests {
  @Test func unimplementedValuesReportTheirUse() {
    withKnownIssue {
      @Dependency(\.notificationCenter) var notificationCenter
      _ = notificationCenter
    } matching: {
      $0.comments.first?.rawValue == #"""
        @Dependency(\.notificationCenter) was used in a test that doesn't override it.

        Its live value differs from run to run, so that the test would too. Override it: \#
        'withDependencies { $0.notificationCenter = NotificationCenter() } operation: { … }', or the \#
        same closure of a 'TestStore'.
        """#
    }
    withKnownIssue {
      @Dependency(\.urlSession) var urlSession
      _ = urlSession
    }
  }

  @Test func liveValuesAreThoseOfTheProcess() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.notificationCenter) var notificationCenter
      @Dependency(\.urlSession) var urlSession
      #expect(notificationCenter === NotificationCenter.default)
      #expect(urlSession === URLSession.shared)
    }
  }

  @Test func anOverrideIsRead() {
    let center = NotificationCenter()
    withDependencies {
      $0.notificationCenter = center
    } operation: {
      @Dependency(\.notificationCenter) var notificationCenter
      #expect(notificationCenter === center)
    }
  }
}
