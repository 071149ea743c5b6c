import Sharing

/// What a test store has seen of the engine and hasn't asserted yet.
@MainActor
final class TestRecorder<State, Action>: StoreRecorder {
  /// An action that the feature has sent itself, and what came of it.
  struct Received {
    let action: Action
    let state: State
    /// The ids for screens as they were before the action.
    let screenIDs: StackElementIDGenerator
    /// Shared values as they were before the action, where they have changed.
    let sharedBefore: SharedSnapshot
    /// Shared values as they were after the action.
    let shared: SharedSnapshot
  }

  /// A send of the test, as long as effects of it run.
  struct Sent {
    let group: EffectGroup
    let location: SourceLocation
  }

  /// The state after the last action that was sent or asserted.
  private(set) var state: State
  /// Whether it is the test that sends. Whatever else is reduced has to be received.
  var isSending = false
  /// The shared values that the feature has changed, and what of it was asserted.
  let sharedChanges: SharedChangeTracker
  /// Shared values as they were after the last action that was sent.
  private(set) var sentShared = SharedSnapshot()
  private var sharedBefore = SharedSnapshot()
  var received: ArraySlice<Received> = []
  /// The ids for screens as they were before the last action that was sent.
  private(set) var sentScreenIDs: StackElementIDGenerator
  private var screenIDs: StackElementIDGenerator
  private var sent: [Sent] = []
  private let generator: StackElementIDGenerator

  init(state: State, generator: StackElementIDGenerator, sharedChanges: SharedChangeTracker) {
    self.state = state
    self.generator = generator
    self.sharedChanges = sharedChanges
    screenIDs = generator.copy()
    sentScreenIDs = screenIDs
  }

  /// The ids for screens that will be pushed next.
  var currentScreenIDs: StackElementIDGenerator { generator.copy() }

  func willReduce(_ action: Action, from effect: EffectRecord?, isFromEffect: Bool, state: State) {
    screenIDs = generator.copy()
    if isFromEffect || !isSending { sharedBefore = sharedChanges.snapshot() }
  }

  func didReduce(_ action: Action, from effect: EffectRecord?, isFromEffect: Bool, state: State) {
    if isFromEffect || !isSending {
      received.append(
        Received(
          action: action, state: state, screenIDs: screenIDs, sharedBefore: sharedBefore,
          shared: sharedChanges.snapshot()))
    } else {
      self.state = state
      sentShared = sharedChanges.snapshot()
      sentScreenIDs = screenIDs
    }
  }

  func effectDidStart(_ effect: EffectRecord) {}

  func effectDidEnd(_ effect: EffectRecord) {}

  /// Shared values as they are before the actions that wait to be received.
  var currentShared: SharedSnapshot { received.first?.sharedBefore ?? sharedChanges.snapshot() }

  /// Takes the next received action, with the state that it has led to.
  func takeReceived() -> Received {
    let next = received.removeFirst()
    state = next.state
    return next
  }

  /// Takes all received actions as asserted.
  func acceptReceived() {
    guard let last = received.last else { return }
    state = last.state
    sharedChanges.accept(last.shared)
    received = []
  }

  /// Remembers where a send stands in the test, for messages about its effects.
  func remember(_ group: EffectGroup, at location: SourceLocation) {
    sent.removeAll { $0.group.isFinished }
    if !group.isFinished { sent.append(Sent(group: group, location: location)) }
  }

  /// Where the send stands that an effect comes from.
  func location(of work: UnfinishedWork) -> SourceLocation? {
    sent.first { $0.group === work.group }?.location
  }

  /// Lets an assertion push screens under the ids that the feature has given them.
  func withScreenIDs<Value>(
    _ ids: StackElementIDGenerator, _ body: () throws -> Value
  ) rethrows -> Value {
    let now = generator.copy()
    generator.move(to: ids)
    defer { generator.move(to: now) }
    return try body()
  }
}
