import CasePaths
import Dependencies
import Observation

/// A feature at work: holds its state, reduces its actions and runs its effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) {
///   Counter()
/// }
/// store.send(.incrementButtonTapped)
/// print(store.count)  // 1
/// ```
///
/// A store is handed to a view or whatever else shows the state. Children get stores of their own,
/// by ``scope(state:action:)``. All of them are handles of places in the root's state. While one of
/// them is alive, so is the root; when the last is gone, all effects are cancelled.
///
/// Reads are observed: `withObservationTracking`, `Observations` and views are told when a field
/// that they have read is changed, and only then.
///
/// - Complexity: A send costs one pass through the reducers, however deep the store and however
///   many others there are. A read costs one key path per scope.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  let core: Core<State, Action>
  /// The store that this one was scoped from. As long as a child's store is kept, scoping once more
  /// on the same way gives the same stores.
  private let parent: AnyObject?

  init(core: Core<State, Action>, parent: AnyObject? = nil) {
    self.core = core
    self.parent = parent
    StoreStatistics.didMakeStore()
  }

  deinit { StoreStatistics.didFreeStore() }

  /// Starts a feature.
  ///
  /// ```swift
  /// Store(initialState: Feature.State()) {
  ///   Feature()
  /// } withDependencies: {
  ///   $0.apiClient = .mock
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - initialState: The state to start with. It is made within the dependencies.
  ///   - reducer: Makes the feature, within the dependencies.
  ///   - prepareDependencies: Overrides dependencies for the life of the store.
  ///   - fileID: The author's module and file, for issues about the store.
  ///   - filePath: The author's file.
  ///   - line: The author's line.
  ///   - column: The author's column.
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where State == R.State, Action == R.Action {
    let core = withDependencies {
      prepareDependencies?(&$0)
    } operation: {
      RootCore(
        initialState: initialState(), reducer: .of(reducer()), dependencies: .current,
        origin: AuthorLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    self.init(core: core)
  }

  /// Reduces an action now.
  ///
  /// ```swift
  /// store.send(.saveButtonTapped)
  /// await store.send(.refresh).finish()
  /// ```
  ///
  /// Actions that effects feed back at once are reduced before the call returns. While the store is
  /// at it already, as when an observer sends, the action is lined up.
  ///
  /// - Returns: The effects that the action has started, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action) -> StoreTask { StoreTask(group: core.send(action)) }

  /// The state, observed.
  ///
  /// Prefer `store.count` to `store.state.count`: it copies less.
  public var state: State { core.state() }

  /// A part of the state, observed.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    core.read(keyPath)
  }
}

/// The store of a feature.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store: Observable {}

extension Store: nonisolated Equatable {
  /// Stores are equal when they are the same.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }
}

extension Store: nonisolated Hashable {
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Store: nonisolated Identifiable {}

extension Store: nonisolated CustomDebugStringConvertible {
  public nonisolated var debugDescription: String { "Store<\(State.self), \(Action.self)>" }
}
