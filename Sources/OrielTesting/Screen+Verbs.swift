import TextRenderer
import ViewTree

/// What a user does with the screen as a whole.
extension Screen {
  /// Goes back to the screen below, as the back button does.
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.back()
    }
  }

  /// Asks the window to close, as its title bar does.
  public func close(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.close()
    }
  }

  /// Presses a key where focus is, or a shortcut.
  public func press(
    _ key: KeyboardShortcut.Key, _ modifiers: KeyboardShortcut.Modifiers = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.press(KeyboardShortcut(key, modifiers: modifiers))
    }
  }

  /// Moves focus to the next thing that takes it, as Tab does.
  public func focusNext(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.moveFocus(forward: true)
    }
  }

  /// Moves focus to the thing before, as Shift+Tab does.
  public func focusPrevious(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.moveFocus(forward: false)
    }
  }

  /// Selects rows of one list, and no others.
  public func select(
    _ rows: [Target],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.select(rows.map(\.query))
    }
  }

  /// The title of the visible screen, or `nil` where there is no navigation stack.
  public var title: String? {
    flush()
    return driver.title
  }
}
