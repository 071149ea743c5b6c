import Dependencies
import Synchronization

extension StackState: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { stackElements.count }

  /// The screen at a position, counted from the bottom. Writing keeps the screen's id.
  public subscript(position: Int) -> Element {
    _read { yield stackElements[position] }
    _modify { yield &stackElements[position] }
    set { stackElements[position] = newValue }
  }

  /// Replaces screens. Each new screen gets a new id, also where it takes the place of an old one.
  public mutating func replaceSubrange(
    _ range: Range<Int>, with newElements: some Collection<Element>
  ) {
    if range.isEmpty, newElements.isEmpty { return }
    stackElements.replaceSubrange(range, with: newElements)
    stackIDs.replaceSubrange(range, with: newIDs(count: newElements.count))
    didRestructure()
  }

  /// Exchanges two screens. Each takes its id along.
  public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    stackElements.swapAt(i, j)
    stackIDs.swapAt(i, j)
    didRestructure()
  }

  public mutating func reserveCapacity(_ count: Int) {
    stackElements.reserveCapacity(count)
    stackIDs.reserveCapacity(count)
  }

  private func newIDs(count: Int) -> [StackElementID] {
    guard count > 0 else { return [] }
    @Dependency(\.stackElementID) var generator
    let source = generator
    return (0..<count).map { _ in source.next() }
  }
}

private let lastStackStructure = Atomic<UInt64>(0)

/// A number that no other change of a stack in this process has had.
func nextStackStructure() -> UInt64 {
  lastStackStructure.wrappingAdd(1, ordering: .relaxed).newValue
}
