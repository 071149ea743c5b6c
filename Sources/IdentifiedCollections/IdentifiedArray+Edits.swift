import IssueReporting

extension IdentifiedArray {
  /// The element with an id: read it, edit it in place, overwrite it, or set `nil` to remove it.
  ///
  /// ```swift
  /// rows[id: 1]?.title = "Milk"   // nothing happens when there is no such row
  /// rows[id: 2] = nil
  /// rows[id: 3] = Row(id: 3)      // appended when there is no such row
  /// ```
  ///
  /// An element whose id isn't the one in the brackets is reported as an issue, and stored under
  /// its own id.
  ///
  /// A key path through this subscript copies the element to edit it, as key paths do with every
  /// computed property.
  ///
  /// - Complexity: O(1) on average, and O(*n*) where the element is removed.
  public subscript(id id: ID) -> Element? {
    @inlinable get {
      guard let position = index.firstIndex(of: id) else { return nil }
      return buffer[position]
    }
    set { write(newValue, id: id) }
    @inlinable _modify {
      guard let position = index.firstIndex(of: id) else {
        var element: Element?
        defer { if element != nil { write(element, id: id) } }
        yield &element
        return
      }
      // The element leaves the array for the time of the edit, so that it is the only reference to
      // what it holds. The last element stands in, so that the array is always valid.
      let token = traits.slots?.token(of: buffer[position])
      var element: Element? = take(position)
      defer { putBack(&element, at: position, id: id, token: token) }
      yield &element
    }
  }

  /// The element at a position: read it, edit it in place or overwrite it.
  ///
  /// An element with another id takes the place of the old one. Where that id belongs to another
  /// element of the collection, an issue is reported and the element that was written is dropped.
  ///
  /// - Complexity: O(1) on average.
  public subscript(position: Int) -> Element {
    @inlinable _read { yield buffer[position] }
    @inlinable _modify {
      let token = traits.slots?.token(of: buffer[position])
      defer { didEdit(position, id: nil, token: token) }
      yield &buffer[position]
    }
    set {
      let newID = id(of: newValue)
      if let other = ids.firstIndex(of: newID), other != position {
        return reportIssue(takenID(newID, at: position, of: Element.self))
      }
      let token = traits.slots?.token(of: elements[position])
      elements[position] = newValue
      didEdit(position, id: nil, token: token)
    }
  }

  /// Overwrites the element that has the same id.
  ///
  /// - Returns: The old element, or `nil` when there was none; then nothing has happened.
  /// - Complexity: O(1) on average.
  @discardableResult
  public mutating func update(_ element: Element) -> Element? {
    guard let position = ids.firstIndex(of: id(of: element)) else { return nil }
    let old = elements[position]
    self[position] = element
    return old
  }

  /// Overwrites the element at a position by one that has the same id.
  ///
  /// - Returns: The old element.
  /// - Complexity: O(1) on average.
  @discardableResult
  public mutating func update(_ element: Element, at position: Int) -> Element {
    let old = elements[position]
    self[position] = element
    return old
  }

  /// Overwrites the element that has the same id, or appends the new one.
  ///
  /// - Returns: The old element, or `nil` when the new one was appended.
  /// - Complexity: O(1) on average.
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    if let old = update(element) { return old }
    append(element)
    return nil
  }

  /// Overwrites the element that has the same id, or inserts the new one at a position.
  ///
  /// - Returns: The old element, if any, and the position of the new one.
  /// - Complexity: O(1) on average for an update, O(*n*) for an insertion.
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element, at position: Int
  ) -> (originalMember: Element?, index: Int) {
    guard let found = ids.firstIndex(of: id(of: element)) else {
      insert(element, at: position)
      return (nil, position)
    }
    return (update(element, at: found), found)
  }
}

// MARK: Taking an element out and back in

extension IdentifiedArray {
  @inlinable mutating func take(_ position: Int) -> Element {
    let last = buffer.count - 1
    if position != last { buffer.moveSwap(position, last) }
    return buffer.removeLast()
  }

  /// Undoes `take`; where the edit has left `nil`, removes the element for good.
  @inlinable mutating func putBack(
    _ element: inout Element?, at position: Int, id: ID, token: Any?
  ) {
    guard let edited = element.take() else { return didTake(position, token: token) }
    buffer.append(edited)
    if position != buffer.count - 1 { buffer.moveSwap(position, buffer.count - 1) }
    didEdit(position, id: id, token: token)
  }

  /// Makes the absence of a taken element final.
  @usableFromInline mutating func didTake(_ position: Int, token: Any?) {
    if position < elements.count {
      // What was last has stood in at `position`: it returns to the end.
      let last = elements.remove(at: position)
      elements.append(last)
    }
    ids.remove(at: position)
    structure = nextStructureVersion()
    if let token { traits.slots?.didChange(token, to: nil) }
  }

  /// Follows up on a write to a slot: keeps the index true and tells the element that was there.
  ///
  /// - Parameter id: The id by which the caller found the element, or `nil` for a position.
  @inlinable mutating func didEdit(_ position: Int, id oldID: ID?, token: Any?) {
    didWrite()
    guard traits.id(buffer[position]) == index.ids[position] else {
      return didChangeID(position, id: oldID, token: token)
    }
    if let token { traits.slots?.didChange(token, to: buffer[position]) }
  }

  @usableFromInline mutating func didChangeID(_ position: Int, id oldID: ID?, token: Any?) {
    let newID = id(of: elements[position])
    if let oldID { reportIssue(changedID(from: oldID, to: newID, of: Element.self)) }
    structure = nextStructureVersion()
    if ids.contains(newID) {
      reportIssue(takenID(newID, at: position, of: Element.self))
      elements.remove(at: position)
      ids.remove(at: position)
    } else {
      ids.replace(at: position, with: newID)
    }
    if let token { traits.slots?.didChange(token, to: nil) }
  }

  @usableFromInline mutating func write(_ element: Element?, id: ID) {
    guard let element else {
      remove(id: id)
      return
    }
    let newID = self.id(of: element)
    guard newID == id else {
      reportIssue(changedID(from: id, to: newID, of: Element.self))
      if let position = ids.firstIndex(of: id) {
        self[position] = element
      } else {
        updateOrAppend(element)
      }
      return
    }
    updateOrAppend(element)
  }
}

extension Array {
  /// Swaps by moving: `swapAt` copies an element, which retains all that it holds.
  @inlinable mutating func moveSwap(_ i: Int, _ j: Int) {
    withUnsafeMutableBufferPointer { $0.swapAt(i, j) }
  }
}
