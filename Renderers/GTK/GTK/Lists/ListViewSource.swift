/// Who knows the rows of a ``ListView``.
///
/// Rows are asked for by position when they come near to what is seen, and may be asked for in the
/// middle of a change that you told the view about: answer for the list as it is after the change.
@MainActor
public protocol ListViewSource: AnyObject {
  /// What stands for a row now: that of the cell that shows it, so that the cell follows the row
  /// when it moves. `nil` where no cell does.
  func cell(forRow position: Int) -> ListCell?

  /// A cell shows the row at its ``ListCell/position`` from now on.
  func bind(_ cell: ListCell)

  /// A cell shows nothing any more, and will be bound to another row, or to the same one where that
  /// moves, or thrown away.
  func unbind(_ cell: ListCell)

  /// A cell is thrown away.
  func discard(_ cell: ListCell)

  func isSelected(_ position: Int) -> Bool

  /// A user wants another selection. It changes only when you say so by
  /// ``ListView/selectionChanged(_:)``.
  func select(_ change: ListSelectionChange)
}
