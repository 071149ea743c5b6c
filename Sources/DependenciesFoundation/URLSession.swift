public import Dependencies
import Foundation
public import FoundationNetworking

extension DependencyValues {
  /// What loads addresses from the network.
  ///
  /// ```swift
  /// @Dependency(\.urlSession) var urlSession
  ///
  /// let (data, _) = try await urlSession.data(from: url)
  /// ```
  ///
  /// In tests its use is an issue. Prefer a client of your own over it, with one closure per request: it
  /// is overridden in one line.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

private enum URLSessionKey: DependencyKey {
  static var liveValue: URLSession { .shared }
  static var testValue: URLSession {
    reportUnimplementedDependency(
      #"\.urlSession"#, instead: "$0.urlSession = URLSession(configuration: …)")
    return URLSession(configuration: .ephemeral)
  }
}
