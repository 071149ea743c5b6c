import CGTK

/// Which rows a user wants to be selected, and which of them they said anything about.
public struct ListSelectionChange: Hashable, Sendable {
  /// The rows that shall be selected.
  public var selected: Set<Int>
  /// Whether all others shall not be; else ``unselected`` says which.
  public var isWhole: Bool
  /// The rows that shall not be.
  public var unselected: Set<Int>

  /// What becomes of a selection.
  public func applied(to selection: Set<Int>) -> Set<Int> {
    isWhole ? selected : selection.subtracting(unselected).union(selected)
  }
}

extension ListSelectionChange {
  init(selected: OpaquePointer, mask: OpaquePointer, count: Int) {
    let all = gtk_bitset_copy(mask)!
    gtk_bitset_intersect(all, selected)
    self.selected = Self.members(all)
    gtk_bitset_unref(all)
    isWhole = gtk_bitset_get_size(mask) >= guint64(count)
    if isWhole {
      unselected = []
    } else {
      let others = gtk_bitset_copy(mask)!
      gtk_bitset_subtract(others, selected)
      unselected = Self.members(others)
      gtk_bitset_unref(others)
    }
  }

  private static func members(_ set: OpaquePointer) -> Set<Int> {
    var members: Set<Int> = []
    var iterator = GtkBitsetIter()
    var value: guint = 0
    var isValid = Bool(gtk_bitset_iter_init_first(&iterator, set, &value))
    while isValid {
      members.insert(Int(value))
      isValid = Bool(gtk_bitset_iter_next(&iterator, &value))
    }
    return members
  }
}
