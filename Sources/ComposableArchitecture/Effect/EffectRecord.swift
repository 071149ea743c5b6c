import ConcurrencyExtras

/// What a message says about work that runs.
package struct EffectRecord: @unchecked Sendable {
  /// Counts the work of the process.
  package let number: UInt64
  /// The action whose effect it is.
  package let startingAction: Any
  /// The names by which it can be cancelled, outermost first.
  package let cancelIDs: [AnyHashableSendable]
  package let name: String?
  package let location: SourceLocation
}
