/// What tells the place that a binding writes to from others.
///
/// Two bindings made from one object by one way are the same; the owner is kept by its address only.
public struct UIBindingIdentifier: Hashable {
  private let id: [AnyHashable]

  /// The place that a binding writes to.
  @MainActor
  public init<Value>(_ binding: UIBinding<Value>) {
    id = binding.location.id
  }
}
