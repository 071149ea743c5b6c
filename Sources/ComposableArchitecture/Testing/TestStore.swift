import CasePaths
import Dependencies
import IssueReporting
import Sharing

/// A store for tests: each step says what it expects, and whatever else happens fails the test.
///
/// ```swift
/// @Test func counting() async {
///   let store = TestStore(initialState: Counter.State()) {
///     Counter()
///   } withDependencies: {
///     $0.numberFact.fetch = { "\($0) is a good number." }
///   }
///
///   await store.send(.incrementButtonTapped) {
///     $0.count = 1
///   }
///   await store.send(.factButtonTapped)
///   await store.receive(\.factResponse) {
///     $0.fact = "1 is a good number."
///   }
/// }
/// ```
///
/// It runs the feature with the engine of ``Store`` and only looks on, so that a test sees the order
/// in which things happen in the app. By default it is exhaustive, see ``exhaustivity``:
///
/// - Each change of state is asserted, by ``send(_:assert:fileID:filePath:line:column:)`` and the
///   `receive` methods.
/// - Each action that effects send is received.
/// - No effect is left running when the store goes.
///
/// - Complexity: A step costs one comparison of states. States are kept as values: parts that share
///   their storage aren't copied.
@MainActor
public final class TestStore<State: Equatable, Action> {
  let core: RootCore<State, Action>
  let recorder: TestRecorder<State, Action>
  private let location: SourceLocation

  /// How much of what happens has to be asserted.
  public var exhaustivity: Exhaustivity = .on

  /// How long `receive` and `finish` wait where they aren't told. One second by default.
  ///
  /// It is real time. It is only waited for while effects run that may still do something.
  public var timeout: Duration

  /// Whether the effects of this store run one after the other on the main actor's thread, in the
  /// order in which they were started. It is so by default, and each test runs the same way then.
  ///
  /// Other stores and tests aren't affected. Set it to `false` before an effect whose work really has
  /// to run in parallel with the test.
  public var useMainSerialExecutor: Bool {
    get { core.effectExecutor != nil }
    set { core.effectExecutor = newValue ? MainTaskExecutor.shared : nil }
  }

  /// The dependencies of the feature, to be changed between two steps.
  ///
  /// ```swift
  /// store.dependencies.date.now = .distantFuture
  /// ```
  ///
  /// Effects that run already keep what they have.
  public var dependencies: DependencyValues {
    get { core.dependencies }
    set { core.dependencies = newValue }
  }

  /// The state after the last action that was sent or received in the test.
  ///
  /// Actions that wait to be received aren't in it.
  public var state: State { recorder.state }

  /// Starts a feature in a test.
  ///
  /// - Parameters:
  ///   - initialState: The state to start with. It is made within the dependencies.
  ///   - reducer: Makes the feature, within the dependencies.
  ///   - prepareDependencies: Overrides dependencies for the feature.
  ///   - fileID: The author's module and file.
  ///   - filePath: The author's file.
  ///   - line: The author's line.
  ///   - column: The author's column.
  public init<R: Reducer>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where State == R.State, Action == R.Action {
    let screenIDs = StackElementIDGenerator()
    let sharedChanges = SharedChangeTracker()
    (core, recorder) = Dependencies.withDependencies {
      if $0.context != .test { $0.context = .test }
      $0.stackElementID = screenIDs
      $0.sharedChangeTracker = sharedChanges
      prepareDependencies(&$0)
    } operation: {
      let state = initialState()
      let core = RootCore(
        initialState: state, reducer: .of(reducer()), dependencies: .current,
        origin: AuthorLocation(fileID: fileID, filePath: filePath, line: line, column: column))
      // What was changed to make the state isn't the feature's doing.
      sharedChanges.reset()
      let recorder = TestRecorder<State, Action>(
        state: state, generator: DependencyValues.current.stackElementID,
        sharedChanges: sharedChanges)
      return (core, recorder)
    }
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    timeout = .seconds(1)
    core.recorder = recorder
    useMainSerialExecutor = true
  }

  // NB: Not isolated: it has to run in the task that has let the store go, which knows its test.
  deinit {
    let (core, recorder, location) = (core, recorder, location)
    let issues = waitForMainActor {
      TestStoreEnd(core: core, recorder: recorder, location: location).issues
    }
    for issue in issues { issue.report(exhaustivity) }
  }
}

/// The test store of a feature.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
