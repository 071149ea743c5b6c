extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these offsets from the start.
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    for offset in offsets.sorted(by: >) { remove(at: index(startIndex, offsetBy: offset)) }
  }

  /// Moves the elements at these offsets to before the one that is at `destination` now.
  public mutating func move(fromOffsets source: some Sequence<Int>, toOffset destination: Int) {
    let offsets = source.sorted()
    let moved = offsets.map { self[index(startIndex, offsetBy: $0)] }
    let target = destination - offsets.filter { $0 < destination }.count
    remove(atOffsets: offsets)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: target))
  }
}
