import TextRenderer
import ViewTree

/// What a user does in a text field.
extension Target {
  /// Types text at the caret, one character at a time, over what is selected.
  ///
  /// What each key leads to is on screen before the next one is pressed.
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    for character in text {
      let isDone = await perform(CallSite(fileID, filePath, line, column)) {
        driver throws(Refusal) in
        try driver.type(String(character), into: query)
      }
      guard isDone else { return }
    }
  }

  /// Inserts text at the caret as one edit, over what is selected.
  public func paste(
    _ text: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.type(text, into: query, verb: "paste into")
    }
  }

  /// Empties a field.
  public func clear(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.clear(query)
    }
  }

  /// Presses Return in a field.
  public func submit(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.submit(query)
    }
  }

  /// Puts the caret behind a number of characters.
  public func placeCaret(
    at offset: Int,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.select(offset..<offset, in: query)
    }
  }

  /// Selects characters.
  public func select(
    _ range: Range<Int>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.select(range, in: query)
    }
  }

  /// The caret or the selection, in characters, or `nil` where this isn't a field.
  public var selection: Range<Int>? {
    screen.flush()
    return screen.driver.selection(query)
  }
}
