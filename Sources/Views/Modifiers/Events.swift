import ViewTree

/// Listens to events of the nodes inside.
final class EventAttachment: Attachment {
  private let events: EventSet
  private let action: @MainActor (Event.Kind) -> Bool

  init(_ events: EventSet, _ action: @escaping @MainActor (Event.Kind) -> Bool) {
    self.events = events
    self.action = action
  }

  override func handle(_ event: Event.Kind) -> Bool {
    events.contains(event.member) && action(event)
  }
}

extension View {
  /// Runs when return is pressed in a text field inside.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> Attached<Self> {
    attached { context in
      context.environment.listensToSubmit = true
      return EventAttachment(.submit) { _ in
        action()
        return true
      }
    }
  }

  /// Runs when the view is pressed.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> Attached<Self> {
    attached { context in
      context.modifiers.events.insert(.press)
      return EventAttachment(.press) { _ in
        action()
        return true
      }
    }
  }

  /// Ties keyboard focus to a value: focus is here when `state` equals `value`, and the other way
  /// round.
  public func focused<Value: Hashable>(
    _ state: FocusState<Value>.Binding, equals value: Value
  ) -> Attached<Self> {
    attached { context in
      context.modifiers.meaning.isFocused = state.wrappedValue == value
      context.modifiers.events.insert(.focus)
      return FocusAttachment(state, value)
    }
  }

  /// Ties keyboard focus to a flag.
  public func focused(_ state: FocusState<Bool>.Binding) -> Attached<Self> {
    focused(state, equals: true)
  }
}

/// Keeps a focus state in step with the focus of one node.
private final class FocusAttachment<Value: Hashable>: Attachment {
  private let state: FocusState<Value>.Binding
  private let value: Value

  init(_ state: FocusState<Value>.Binding, _ value: Value) {
    self.state = state
    self.value = value
  }

  override func handle(_ event: Event.Kind) -> Bool {
    guard case .focus(let isFocused) = event else { return false }
    if isFocused { state.wrappedValue = value } else { leave() }
    return true
  }

  /// What is gone has no focus.
  override func unmounted(_ mount: AttachedMount) {
    mount.engine.callbacks.append { [self] in leave() }
  }

  private func leave() {
    if state.wrappedValue == value { state.wrappedValue = state.none }
  }
}
