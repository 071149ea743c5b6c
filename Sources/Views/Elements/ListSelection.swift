import ViewTree

/// What is selected in a list, by tag, with the type of the tags hidden.
@MainActor
struct ListSelection {
  let mode: ListElement.SelectionMode
  private let read: @MainActor () -> Set<AnyHashable>
  /// What was selected when the list was evaluated.
  private(set) var selected: Set<AnyHashable> = []
  let select: @MainActor (Set<AnyHashable>) -> Void

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    mode = .single
    read = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    select = { tags in binding.wrappedValue = tags.first?.base as? Value }
  }

  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    mode = .multiple
    read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    select = { tags in binding.wrappedValue = Set(tags.compactMap { $0.base as? Value }) }
  }

  /// Read now, in the body that shows the list, so that the body is evaluated when it changes.
  var evaluated: ListSelection {
    var selection = self
    selection.selected = read()
    return selection
  }
}

extension BlueprintContext {
  func list(_ selection: ListSelection?, children: Blueprint) -> Blueprint {
    let handlers = selection.map { Handlers(.select, selection: $0.evaluated) }
    let element = ListElement(selectionMode: selection?.mode ?? .none)
    return self.element(.list(element), handlers: handlers, children: children, isLazy: true) {
      $0.events.formUnion(children.rowEvents)
    }
  }
}
