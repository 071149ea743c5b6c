// The texts of this module's issues.

func duplicateIDs<Element>(_ id: some Hashable, leftOut: Int, of type: Element.Type) -> String {
  """
  An identified array of '\(Element.self)' was made of elements that share ids: \
  \(leftOut == 1 ? "one element was" : "\(leftOut) elements were") left out, the first of them \
  with the id '\(id)'.

  An id may occur once, so the first element of each id was kept. Give every element an id of its \
  own, or say which of two elements to keep with 'init(_:uniquingIDsWith:)'.
  """
}

func changedID<Element>(from old: some Hashable, to new: some Hashable, of type: Element.Type)
  -> String
{
  """
  An element of an identified array of '\(Element.self)' was written through '[id: \(old)]' and \
  has the id '\(new)' now.

  The element is found by its new id from here on. An id should be a constant ('let id'): \
  observers, bindings and running effects look for the element under its old id. To exchange one \
  element for another, remove the old one and insert the new one.
  """
}

func takenID<Element>(_ id: some Hashable, at position: Int, of type: Element.Type) -> String {
  """
  An element with the id '\(id)' was written to position \(position) of an identified array of \
  '\(Element.self)', which has another element with that id.

  An id may occur once, so the array kept the other element and dropped the one that was written. \
  Use 'updateOrAppend(_:)' to write an element wherever its id is, or 'swapAt(_:_:)' and 'sort' to \
  reorder elements.
  """
}
