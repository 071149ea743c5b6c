import Dependencies

/// The screens of a navigation stack as data, the root left out.
///
/// ```swift
/// @ObservableState
/// struct State {
///   var path = StackState<Path.State>()
/// }
///
/// case .detailButtonTapped:
///   state.path.append(.detail(Detail.State()))
///   return .none
/// ```
///
/// It is an array that gives each screen an id of its own, a ``StackElementID``. Ids aren't part of
/// its value: two stacks are equal when they have equal screens in the same order, and neither
/// dumps nor encodings mention ids.
///
/// Edits through `[id:]` and `[position]` happen in place.
public struct StackState<Element> {
  // NB: Two arrays rather than one of pairs, so that an element can be handed out in place. A
  // stack is short: scanning eight-byte ids beats hashing them.
  var stackIDs: [StackElementID] = []
  var stackElements: [Element] = []

  /// Names the screens and their order: pushing, popping and replacing give a new number, editing a
  /// screen keeps it.
  package private(set) var structure: UInt64 = 0

  /// An empty stack: only the root is shown.
  public init() {}

  /// A stack with these screens on it, the last one on top.
  public init(_ elements: some Sequence<Element>) {
    append(contentsOf: elements)
  }

  /// The ids of the screens, from the bottom up.
  ///
  /// - Complexity: O(*n*) at the first mutation of the result, O(1) for reading.
  public var ids: StackElementIDs { StackElementIDs(base: stackIDs) }

  func position(of id: StackElementID) -> Int? {
    stackIDs.lastIndex(of: id)
  }

  /// Every change of membership or order ends here.
  mutating func didRestructure() {
    structure = nextStackStructure()
  }
}

extension StackState: Sendable where Element: Sendable {}

extension StackState {
  /// The screen with an id: read it, edit it in place, push it under that id, or set `nil` to remove
  /// it alone.
  ///
  /// ```swift
  /// state.path[id: id]?.detail?.title = "Read"
  /// ```
  ///
  /// Setting `nil` leaves the screens above where they are; ``pop(from:)`` takes them along.
  public subscript(id id: StackElementID) -> Element? {
    get { position(of: id).map { stackElements[$0] } }
    set {
      switch (position(of: id), newValue) {
      case (let position?, let element?):
        stackElements[position] = element
      case (let position?, nil):
        stackElements.remove(at: position)
        stackIDs.remove(at: position)
        didRestructure()
      case (nil, let element?):
        stackElements.append(element)
        stackIDs.append(id)
        didRestructure()
      case (nil, nil):
        break
      }
    }
    _modify {
      guard let position = position(of: id) else {
        var element: Element?
        yield &element
        if element != nil { self[id: id] = element }
        return
      }
      // The top screen stands in while the edited one is outside, so that nothing else refers to
      // what the edited one holds.
      let last = stackElements.count - 1
      stackElements.withUnsafeMutableBufferPointer { $0.swapAt(position, last) }
      var element: Element? = stackElements.removeLast()
      defer {
        if element == nil {
          if position != last { stackElements.append(stackElements.remove(at: position)) }
          stackIDs.remove(at: position)
          didRestructure()
        } else {
          stackElements.append(element.take()!)
          stackElements.withUnsafeMutableBufferPointer { $0.swapAt(position, last) }
        }
      }
      yield &element
    }
  }

  /// Removes a screen and all screens above it.
  ///
  /// ```swift
  /// case .path(.element(id: let id, action: .detail(.doneButtonTapped))):
  ///   state.path.pop(from: id)
  /// ```
  ///
  /// Nothing happens when the stack has no such screen.
  public mutating func pop(from id: StackElementID) {
    guard let position = position(of: id) else { return }
    removeSubrange(position...)
  }

  /// Removes all screens above a screen, which becomes the top.
  ///
  /// Nothing happens when the stack has no such screen.
  public mutating func pop(to id: StackElementID) {
    guard let position = position(of: id) else { return }
    removeSubrange((position + 1)...)
  }
}

/// The ids of a stack's screens, from the bottom up.
public struct StackElementIDs: RandomAccessCollection, Hashable, Sendable {
  let base: [StackElementID]

  public var startIndex: Int { 0 }
  public var endIndex: Int { base.count }
  public subscript(position: Int) -> StackElementID { base[position] }
}

extension StackElementIDs: CustomDebugStringConvertible {
  public var debugDescription: String { base.debugDescription }
}
