extension ListSelectionChange {
  /// The same change where rows are known by other numbers. Rows without one are left out.
  public func mapped(_ number: (Int) -> Int?) -> ListSelectionChange {
    ListSelectionChange(
      selected: Set(selected.compactMap(number)), isWhole: isWhole,
      unselected: Set(unselected.compactMap(number)))
  }
}
