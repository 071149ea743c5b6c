@_exported import Observation

// The names that features use which also run where observation has to be back-ported. Here they are
// other names for what exists already.

/// An object whose properties are observed.
public typealias Perceptible = Observable

/// What an observable object tells of its reads and writes.
public typealias PerceptionRegistrar = ObservationRegistrar

/// Makes a class observable. Leave a property alone with `@ObservationIgnored`.
@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Perceptible() =
  #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

/// Runs a closure, and another one when something that the first has read changes.
public func withPerceptionTracking<Result>(
  _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  withObservationTracking(apply, onChange: onChange())
}
