/// Actions in the order in which they will be reduced.
struct ActionQueue<Action> {
  private var actions: [SentAction<Action>?] = []
  private var head = 0

  var isEmpty: Bool { head == actions.count }

  mutating func append(_ action: SentAction<Action>) { actions.append(action) }

  mutating func popFirst() -> SentAction<Action>? {
    guard head < actions.count else { return nil }
    let action = actions[head].take()
    head += 1
    if head == actions.count {
      actions.removeAll(keepingCapacity: head <= 64)
      head = 0
    }
    return action
  }
}
