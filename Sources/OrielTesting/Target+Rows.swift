import TextRenderer
import ViewTree

/// What a user does with the rows of a list.
extension Target {
  /// Selects this row and no other.
  public func select(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.select([query])
    }
  }

  /// Removes this row, as pressing Delete or swiping does.
  public func delete(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.delete(query)
    }
  }

  /// Drags this row to before another, or to the end of its list.
  public func move(
    before other: Target? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.move(query, before: other?.query)
    }
  }
}
