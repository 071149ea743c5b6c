extension Store where Action: BindableAction, Action.State == State {
  /// A field of the state. Writing it sends the action that writes it.
  ///
  /// ```swift
  /// store.name = "Blob"  // store.send(.binding(.set(\.name, "Blob")))
  /// ```
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { core.read(keyPath) }
    set { write(.set(keyPath, newValue)) { .binding($0) } }
  }
}

extension Store where State: Equatable & Sendable, Action: BindableAction, Action.State == State {
  /// The state, observed. Writing it sends the action that writes all of it.
  public var state: State {
    get { core.state() }
    set { write(.set(\.self, newValue)) { .binding($0) } }
  }
}

extension Store
where Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State {
  /// A field of the state. Writing it sends the view's action that writes it.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { core.read(keyPath) }
    set { write(.set(keyPath, newValue)) { .view(.binding($0)) } }
  }
}

extension Store {
  func write(_ write: BindingAction<State>, embed: (BindingAction<State>) -> Action) {
    var write = write
    let receipt = BindingReceipt()
    write.receipt = receipt
    send(embed(write))
    if core.isIdle {
      receipt.reportUnlessHandled(write, at: core.origin)
    }
  }
}
