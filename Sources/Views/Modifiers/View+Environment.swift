extension View {
  /// Gives the views inside a value.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> Modified<Self> {
    modified { $0.changeEnvironment { $0[keyPath: keyPath] = value } }
  }

  /// Gives the views inside an observable object, found there by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> Modified<Self> {
    modified { $0.environment[object: Object.self] = object }
  }

  /// Changes a value for the views inside.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping @MainActor (inout Value) -> Void
  ) -> Modified<Self> {
    modified { $0.changeEnvironment { transform(&$0[keyPath: keyPath]) } }
  }

  /// Gives the view an identity of its own: when `id` changes, the view is replaced, with its state.
  public func id<ID: Hashable>(_ id: ID) -> Rewritten<Self> {
    rewritten { content, context in
      Blueprint(
        .keyed(AnyHashable(id), BlueprintBox(Self.makeBlueprint(of: content, in: context))))
    }
  }

  /// Names the value that the view stands for in a picker, list or tab view.
  public func tag<V: Hashable>(_ tag: V) -> Attached<Self> {
    attached { _ in TagAttachment(tag) }
  }
}
