/// Makes each field of a feature's state observable by itself, so that a view is evaluated again
/// only when a field that it read has changed.
///
/// ```swift
/// @ObservableState
/// struct State {
///   var count = 0
///   @Presents var alert: AlertState<Action.Alert>?
/// }
/// ```
///
/// Stored variables become computed ones that report reads and writes; constants, computed, lazy
/// and static properties stay as they are, and so do those with `@Shared`, `@SharedReader` and
/// ``ObservationStateIgnored()``. Any other property wrapper is an error. Applied to an enum, it
/// observes which case it is, and the fields of the payload if that is observable itself.
@attached(extension, conformances: ObservableState)
@attached(
  member,
  names: named(_$id), named(_$token), named(_$observationRegistrar), named(_$notifyDifferences),
  named(_$Field), named(_$lens), named(CodingKeys))
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "OrielMacros", type: "ObservableStateMacro")

/// Makes one stored property observable; ``ObservableState()`` applies it to each that it finds.
///
/// Write it by hand only beside an attribute that is taken for a property wrapper and is none.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "OrielMacros", type: "ObservationStateTrackedMacro")

/// Tells ``ObservableState()`` to leave a property alone: reads and writes of it go unnoticed.
///
/// ```swift
/// @ObservationStateIgnored var cache: [URL: Data] = [:]
/// ```
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "OrielMacros", type: "ObservationStateIgnoredMacro")

/// Stores the state of what is presented: `nil` while nothing is.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var destination: Destination.State?
/// }
/// ```
///
/// `$destination` is the ``PresentationState`` that `ifLet(\.$destination, action:)` asks for.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Presents() =
  #externalMacro(module: "OrielMacros", type: "PresentsMacro")
