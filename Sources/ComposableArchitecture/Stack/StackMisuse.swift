/// What can be wrong with an action of a stack.
struct StackMisuse {
  let location: AuthorLocation

  func reportMissingElement(_ action: Any, id: StackElementID) {
    Misuse(
      event: """
        A "forEach" at "\(location.description)" received an action for a missing element.
        """,
      facts: [("Action", action), ("Element id", id)],
      causes: [
        """
        Another reducer removed the element from the stack before this one ran. Let the parent do \
        so in the reducer that "forEach" is attached to: the element then runs first and can handle \
        its last action.
        """,
        """
        An effect that doesn't belong to the element sent the action after the element had been \
        popped. Effects that the element returns end with it. Cancel others when you pop it, or have \
        them send an action of the parent.
        """,
        """
        The action was sent to the store for an id that the stack doesn't have. Send actions of an \
        element only through its own store, as in the destination of "NavigationStack(path:)".
        """,
      ]
    )
    .report(at: location)
  }

  func reportMissingPop(_ action: Any, id: StackElementID) {
    Misuse(
      event: """
        A "forEach" at "\(location.description)" received a "popFrom" action for a missing element.
        """,
      facts: [("Action", action), ("Element id", id)],
      causes: [
        """
        Another reducer removed the element from the stack before this one ran. Pop it either in \
        state or by the action, not by both.
        """,
        """
        The action was sent twice, or for an id that the stack never had. Nothing was popped, so \
        sending the action once is the whole remedy.
        """,
      ]
    )
    .report(at: location)
  }

  func reportDuplicatePush(_ action: Any, id: StackElementID) {
    Misuse(
      event: """
        A "forEach" at "\(location.description)" received a "push" action for an element it already \
        has.
        """,
      facts: [("Action", action), ("Element id", id)],
      causes: [
        """
        The action was sent twice. The stack was left as it is, so sending the action once is the \
        whole remedy.
        """,
        """
        The action was made by hand with an id that is taken. Append to the state instead, which \
        takes a new id: "state.path.append(…)". In a test, count pushes from 0.
        """,
      ]
    )
    .report(at: location)
  }
}
