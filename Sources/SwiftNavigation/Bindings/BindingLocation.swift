import Observation

/// Where a binding's value lies: how to reach it, and what tells this place from others.
struct BindingLocation<Value> {
  /// The owner of the value, followed by the way from there.
  let id: [AnyHashable]
  let get: @MainActor () -> Value
  let set: @MainActor (Value) -> Void

  init(
    id: [AnyHashable], get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    self.id = id
    self.get = get
    self.set = set
  }
}

/// A value that a binding owns, observable like a property of a model.
@MainActor
final class BindingStorage<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
    }
  }
}
