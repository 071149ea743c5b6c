/// What a collection has to know of its element type: how to read an id and how to tell of writes.
///
/// One object is made with each collection and shared by its copies.
// NB: Unchecked because a key path is immutable, yet not declared `Sendable` by the library.
@usableFromInline final class ElementTraits<ID: Hashable, Element>: @unchecked Sendable {
  @usableFromInline let id: (Element) -> ID
  @usableFromInline let slots: SlotObserver<Element>?

  @usableFromInline init(id: @escaping (Element) -> ID) {
    self.id = id
    self.slots = makeSlotObserver(for: Element.self)
  }
}

/// Calls a conformance to ``ReplacementObserving`` that isn't known statically.
@usableFromInline class SlotObserver<Element> {
  @usableFromInline func token(of element: borrowing Element) -> Any {
    preconditionFailure("abstract")
  }
  @usableFromInline func didChange(_ token: Any, to new: Element?) {
    preconditionFailure("abstract")
  }
}

private final class ConformingSlotObserver<Element: ReplacementObserving>: SlotObserver<Element> {
  override func token(of element: borrowing Element) -> Any { element.replacementToken }

  override func didChange(_ token: Any, to new: Element?) {
    Element.slotDidChange(token as! Element.ReplacementToken, to: new)
  }
}

private func makeSlotObserver<Element>(for type: Element.Type) -> SlotObserver<Element>? {
  func open<Conforming: ReplacementObserving>(_ type: Conforming.Type) -> AnyObject {
    ConformingSlotObserver<Conforming>()
  }
  guard let type = type as? any ReplacementObserving.Type else { return nil }
  return open(type) as? SlotObserver<Element>
}
