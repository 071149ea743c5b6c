/// What a test store has seen of the engine and hasn't asserted yet.
@MainActor
final class TestRecorder<State, Action>: StoreRecorder {
  /// An action that the feature has sent itself, and what came of it.
  struct Received {
    let action: Action
    let state: State
    /// The ids for screens as they were before the action.
    let screenIDs: StackElementIDGenerator
  }

  /// A send of the test, as long as effects of it run.
  struct Sent {
    let group: EffectGroup
    let location: SourceLocation
  }

  /// The state after the last action that was sent or asserted.
  var state: State
  var received: ArraySlice<Received> = []
  /// The ids for screens as they were before the last action that was sent.
  private(set) var sentScreenIDs: StackElementIDGenerator
  private var screenIDs: StackElementIDGenerator
  private var sent: [Sent] = []
  private let generator: StackElementIDGenerator

  init(state: State, generator: StackElementIDGenerator) {
    self.state = state
    self.generator = generator
    screenIDs = generator.copy()
    sentScreenIDs = screenIDs
  }

  /// The ids for screens that will be pushed next.
  var currentScreenIDs: StackElementIDGenerator { generator.copy() }

  func willReduce(_ action: Action, from effect: EffectRecord?, isFromEffect: Bool, state: State) {
    screenIDs = generator.copy()
  }

  func didReduce(_ action: Action, from effect: EffectRecord?, isFromEffect: Bool, state: State) {
    if isFromEffect {
      received.append(Received(action: action, state: state, screenIDs: screenIDs))
    } else {
      self.state = state
      sentScreenIDs = screenIDs
    }
  }

  func effectDidStart(_ effect: EffectRecord) {}

  func effectDidEnd(_ effect: EffectRecord) {}

  /// Takes all received actions as asserted.
  func acceptReceived() {
    guard let last = received.last else { return }
    state = last.state
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
