/// Turns a struct of closures into a dependency's interface: every closure starts as one that
/// reports an issue, and can be called with argument labels.
///
/// ```swift
/// @DependencyClient
/// struct AudioPlayer: Sendable {
///   var play: @Sendable (_ url: String, _ volume: Double) async throws -> Void
///   var isPlaying: @Sendable () -> Bool = { false }
/// }
///
/// var player = AudioPlayer()               // every endpoint unimplemented: the test value
/// player.isPlaying = { true }              // a test overrides what its feature uses
/// try await player.play(url: "a.ogg", volume: 1)  // reports an issue and throws
/// ```
///
/// - Every `var` whose type is spelled out as a closure becomes a ``DependencyEndpoint(method:)``.
///   ``DependencyEndpointIgnored()`` exempts one.
/// - `init()` is added when every other property has a value, and a memberwise initializer that
///   takes every endpoint, for the live value. Those that are written out are left alone.
/// - A closure that neither throws nor returns `Void` needs a default, `{ false }` above: what a
///   call returns after it has reported the issue.
@attached(memberAttribute)
@attached(member, names: named(init))
public macro DependencyClient() =
  #externalMacro(module: "OrielMacros", type: "DependencyClientMacro")

/// Makes one closure of a struct an endpoint: it reports an issue until another is assigned, and
/// gets a method with argument labels.
///
/// ```swift
/// struct Clock {
///   @DependencyEndpoint
///   var alarm: @Sendable (_ after: Int) async throws -> Void
/// }
/// try await clock.alarm(after: 5)
/// ```
///
/// ``DependencyClient()`` applies it to every closure. Write it out to name the method, for example
/// where two endpoints are overloads of one method:
///
/// ```swift
/// @DependencyEndpoint(method: "fetch")
/// var fetchUser: @Sendable (_ user: Int) async throws -> User
/// @DependencyEndpoint(method: "fetch")
/// var fetchTeam: @Sendable (_ team: Int) async throws -> Team
/// ```
///
/// - Parameter method: The method's name; the property's name if left out.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "OrielMacros", type: "DependencyEndpointMacro")

/// Keeps ``DependencyClient()`` from making an endpoint of a closure.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "OrielMacros", type: "DependencyEndpointIgnoredMacro")
