import ViewTree

/// Who listens to the events of one node. Replaced at every evaluation, never compared.
@MainActor
final class Handlers {
  typealias Handler = @MainActor (Event.Kind) -> Void

  let events: EventSet
  let handle: Handler
  /// What a text field must show after an edit, asked once the edit is settled.
  let text: (@MainActor () -> String)?

  /// What is selected in a list, whose events name rows by index and whose state by tag.
  let selection: ListSelection?

  init(
    _ events: EventSet, text: (@MainActor () -> String)? = nil, handle: @escaping Handler
  ) {
    self.events = events
    self.text = text
    self.handle = handle
    selection = nil
  }

  init(_ events: EventSet, selection: ListSelection) {
    self.events = events
    text = nil
    handle = { _ in }
    self.selection = selection
  }
}
