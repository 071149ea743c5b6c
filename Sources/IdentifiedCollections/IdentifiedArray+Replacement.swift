extension IdentifiedArray {
  /// Tells the elements of this collection that another was assigned in its place.
  ///
  /// An assignment (`state.rows = newRows`) passes the collection by: whoever owns the variable and
  /// sees it overwritten calls this on the old value, before it is released.
  ///
  /// - Complexity: O(*n*) where `Element` conforms to ``ReplacementObserving`` and the two don't
  ///   share their storage, else O(1).
  package func wasReplaced(by new: Self) {
    guard let slots = traits.slots, !sharesStorage(with: new) else { return }
    for position in elements.indices {
      slots.didChange(slots.token(of: elements[position]), to: new[id: ids[position]])
    }
  }

  private func sharesStorage(with other: Self) -> Bool {
    elements.withUnsafeBufferPointer { mine in
      other.elements.withUnsafeBufferPointer { theirs in
        mine.baseAddress == theirs.baseAddress && mine.count == theirs.count
      }
    }
  }
}
