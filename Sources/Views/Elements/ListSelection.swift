import ViewTree

/// What is selected in a list, by tag, with the type of the tags hidden.
@MainActor
struct ListSelection {
  let mode: ListElement.SelectionMode
  let selected: @MainActor () -> Set<AnyHashable>
  let select: @MainActor (Set<AnyHashable>) -> Void

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    mode = .single
    selected = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    select = { tags in binding.wrappedValue = tags.first?.base as? Value }
  }

  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    mode = .multiple
    selected = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    select = { tags in binding.wrappedValue = Set(tags.compactMap { $0.base as? Value }) }
  }
}

extension BlueprintContext {
  func list(_ selection: ListSelection?, children: Blueprint) -> Blueprint {
    guard let selection else { return element(.list(ListElement()), children: children) }
    let handlers = Handlers(.select, selection: selection)
    return element(
      .list(ListElement(selectionMode: selection.mode)), handlers: handlers, children: children)
  }
}
