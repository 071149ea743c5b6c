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

/// Completes a feature: of a struct it makes a ``Reducer``, of an enum one that is any of several.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State { var count = 0 }
///   enum Action { case incrementButtonTapped }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
///
/// It conforms the type, makes the cases of a nested `Action` (and of an enum `State`) available as
/// key paths, and declares what is missing: an empty `State`, an `Action` without cases, a `body`
/// that does nothing.
///
/// Of an enum whose cases hold features it makes all of them: `State` and `Action` with a case for
/// each, a `body` that runs the one that is on, and `CaseScope` for `switch store.case`.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case add(AddFeature)
///   case alert(AlertState<Alert>)
///   @ReducerCaseIgnored case help(URL)
/// }
/// extension Destination.State: Equatable {}
/// ```
///
/// A case may give its reducer a value: `case add(AddFeature = AddFeature(limit: 3))`.
@attached(
  member,
  names: named(State), named(Action), named(body), named(CaseScope), named(scope),
  named(_$Scopes), named(_$scopes))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() =
  #externalMacro(module: "OrielMacros", type: "ReducerMacro")

/// Says that a case of a `@Reducer` enum holds state that any of its actions dismisses.
///
/// `AlertState` and `ConfirmationDialogState` need it only behind a type alias.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "OrielMacros", type: "ReducerCaseEphemeralMacro")

/// Says that a case of a `@Reducer` enum holds plain data: it becomes a case of `State` only.
///
/// ```swift
/// @ReducerCaseIgnored case help(URL)
/// ```
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "OrielMacros", type: "ReducerCaseIgnoredMacro")

/// Lets a view send the actions that its feature set aside for it, and only those.
///
/// ```swift
/// @ViewAction(for: Counter.self)
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///   var body: some View {
///     Button("Increment") { send(.incrementButtonTapped) }
///   }
/// }
/// ```
///
/// The feature's action is a ``ViewAction-protocol``. A `store.send` in such a view is a warning.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "OrielMacros", type: "ViewActionMacro")
where R.Action: ViewAction
