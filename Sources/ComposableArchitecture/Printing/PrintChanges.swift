extension Reducer {
  /// Prints each action that this reducer gets, and what it changed.
  ///
  /// ```swift
  /// AppFeature()
  ///   ._printChanges(.actionLabels)
  /// ```
  ///
  /// For debugging: the state is copied before each action. Release builds print nothing.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> Reduce<State, Action> {
    let base = ReducerNode.of(self)
    #if DEBUG
      return Reduce(node: printer.map { PrintNode(base: base, printer: $0) } ?? base)
    #else
      return Reduce(node: base)
    #endif
  }
}

#if DEBUG
  private final class PrintNode<State, Action>: ReducerNode<State, Action> {
    private let base: ReducerNode<State, Action>
    private let printer: _ReducerPrinter<State, Action>

    init(base: ReducerNode<State, Action>, printer: _ReducerPrinter<State, Action>) {
      self.base = base
      self.printer = printer
    }

    override func reduce(into state: inout State, action: Action) -> Effect<Action> {
      let old = state
      let effect = base.reduce(into: &state, action: action)
      printer.printChange(receivedAction: action, oldState: old, newState: state)
      return effect
    }

    override func endGoneInstances(in state: UnsafePointer<State>, of owner: EffectOwner) {
      base.endGoneInstances(in: state, of: owner)
    }
  }
#endif
