import FoundationEssentials
import TextRenderer
import ViewTree

/// What a user does with controls.
extension Target {
  /// Presses a button, a link, a tab, a row, an entry of an open menu or a button of an alert; turns a
  /// toggle; opens a menu; puts focus in a field.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.tap(query)
    }
  }

  /// Turns a toggle, or opens and closes a disclosure.
  ///
  /// - Parameter isOn: What it should be; `nil` for the other than now.
  public func toggle(
    to isOn: Bool? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.toggle(query, to: isOn)
    }
  }

  /// Moves a slider.
  public func slide(
    to value: Double,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.slide(query, to: value)
    }
  }

  /// Counts a stepper up.
  public func stepUp(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.step(query, up: true)
    }
  }

  /// Counts a stepper down.
  public func stepDown(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.step(query, up: false)
    }
  }

  /// Chooses an option of a picker, a page of tabs, or an entry of a menu, by its text.
  public func choose(
    _ option: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.choose(option, in: query)
    }
  }

  /// Sets a date picker, to seconds since the start of 1970 in UTC.
  public func set(
    secondsSince1970 seconds: Double,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.setDate(query, seconds: seconds)
    }
  }

  /// Sets a date picker.
  public func set(
    _ date: Date,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await set(
      secondsSince1970: date.timeIntervalSince1970, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Chooses an action of the context menu, or one that swiping a row offers.
  public func action(
    _ name: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.act(name, on: query)
    }
  }

  /// Puts keyboard focus here.
  public func focus(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.focus(query)
    }
  }

  /// Closes an alert, dialog or sheet without a choice, as Escape does.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.dismiss(query)
    }
  }

  /// Scrolls until it is in sight.
  public func scrollTo(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.scroll(to: query)
    }
  }

  /// Asks a list or scroll view for fresh content.
  public func refresh(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(CallSite(fileID, filePath, line, column)) { driver throws(Refusal) in
      try driver.refresh(query)
    }
  }
}
