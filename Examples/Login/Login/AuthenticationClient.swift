import ComposableArchitecture

/// Asks somebody who knows whether an e-mail and a password belong together.
struct AuthenticationClient: Sendable {
  var login: @Sendable (_ email: String, _ password: String) async throws -> String
}

struct AuthenticationError: Error, Equatable {
  var reason: String
}

extension AuthenticationClient: DependencyKey {
  /// Knows everybody whose password is "password", after a moment's thought.
  static let liveValue = AuthenticationClient { email, password in
    try await Task.sleep(for: .seconds(1))
    guard password == "password" else {
      throw AuthenticationError(reason: "That e-mail and password don't belong together.")
    }
    return email
  }

  static let testValue = AuthenticationClient(login: unimplemented("AuthenticationClient.login"))
}

extension DependencyValues {
  var authentication: AuthenticationClient {
    get { self[AuthenticationClient.self] }
    set { self[AuthenticationClient.self] = newValue }
  }
}
