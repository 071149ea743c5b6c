/// Looks over a store's shoulder: what a test store is to the engine.
///
/// States are lent for the time of the call. Whoever keeps one pays for the copies that the next
/// change makes.
@MainActor
package protocol StoreRecorder<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// An action is about to be reduced.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - effect: The work that has sent it, or `nil` where it was sent to the store or fed back.
  ///   - isFromEffect: Whether an effect has sent it.
  ///   - state: The state before.
  func willReduce(_ action: Action, from effect: EffectRecord?, isFromEffect: Bool, state: State)

  /// An action was reduced.
  func didReduce(_ action: Action, from effect: EffectRecord?, isFromEffect: Bool, state: State)

  /// Work has started.
  func effectDidStart(_ effect: EffectRecord)

  /// Work has ended, by itself or because it was cancelled.
  func effectDidEnd(_ effect: EffectRecord)
}
