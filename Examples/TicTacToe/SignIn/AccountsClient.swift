import ComposableArchitecture

/// Who has signed in.
public struct SignedIn: Equatable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }
}

/// What a first step of signing in leads to.
public enum SignInStep: Equatable, Sendable {
  case done(SignedIn)
  case needsCode(token: String)
}

public struct AccountsError: Error, Equatable {
  public var reason: String

  public init(reason: String) {
    self.reason = reason
  }
}

/// Knows who may sign in.
@DependencyClient
public struct AccountsClient: Sendable {
  public var signIn: @Sendable (_ email: String, _ password: String) async throws -> SignInStep
  public var confirm: @Sendable (_ code: String, _ token: String) async throws -> SignedIn
}

extension AccountsClient: DependencyKey {
  /// Knows everybody whose password is "password". Addresses with "2fa" in them get a code to confirm.
  public static let liveValue = AccountsClient(
    signIn: { email, password in
      try await Task.sleep(for: .milliseconds(600))
      guard password == "password" else {
        throw AccountsError(reason: "That e-mail and password don't belong together.")
      }
      let name = String(email.prefix { $0 != "@" })
      return email.contains("2fa") ? .needsCode(token: name) : .done(SignedIn(name: name))
    },
    confirm: { code, token in
      try await Task.sleep(for: .milliseconds(600))
      guard code == "1234" else {
        throw AccountsError(reason: "Look at the message that was sent to you, and try again.")
      }
      return SignedIn(name: token)
    })

  public static let testValue = AccountsClient()
}

extension DependencyValues {
  public var accounts: AccountsClient {
    get { self[AccountsClient.self] }
    set { self[AccountsClient.self] = newValue }
  }
}
