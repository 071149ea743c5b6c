import TextRenderer
import ViewTree

extension Target {
  /// Presses a button, an entry of a menu, or a button of an alert or dialog.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await screen.settle()
    if let (presentation, index) = presentedButton() {
      await screen.send(Event(presentation, .choose(index)))
      return
    }
    guard let entry = resolve("tap", site) else { return }
    guard entry.node.content.events.contains(.press) else {
      report("Can't tap \(query.description): nothing happens when it is pressed.", site)
      return
    }
    await screen.send(Event(entry.id, .press))
  }

  /// Types text at the end of a field, one character at a time.
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await screen.settle()
    for character in text {
      guard let (entry, field) = self.field("type into", site) else { return }
      await edit(entry, field.text + String(character))
    }
  }

  /// Empties a field.
  public func clear(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await screen.settle()
    guard let (entry, _) = field("clear", site) else { return }
    await edit(entry, "")
  }

  /// Presses Return in a field.
  public func submit(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await screen.settle()
    guard let (entry, _) = field("submit", site) else { return }
    await screen.send(Event(entry.id, .submit))
  }

  /// Turns a toggle on or off.
  public func toggle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await screen.settle()
    guard let entry = resolve("toggle", site) else { return }
    guard case .toggle(let toggle) = entry.node.content.element else {
      return report("Can't toggle \(query.description): it isn't a toggle.", site)
    }
    await screen.send(Event(entry.id, .toggle(!toggle.isOn)))
  }

  /// Moves a slider.
  public func slide(
    to value: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await screen.settle()
    guard let entry = resolve("slide", site) else { return }
    guard case .slider(let slider) = entry.node.content.element else {
      return report("Can't slide \(query.description): it isn't a slider.", site)
    }
    guard value >= slider.lowerBound, value <= slider.upperBound else {
      return report(
        "Can't slide \(query.description) to \(value): it ends at \(slider.lowerBound) and "
          + "\(slider.upperBound).", site)
    }
    await screen.send(Event(entry.id, .slide(value)))
  }

  /// Chooses an option of a picker by its text.
  public func choose(
    _ option: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await screen.settle()
    guard let entry = resolve("choose in", site) else { return }
    guard case .picker(let picker) = entry.node.content.element else {
      return report("Can't choose in \(query.description): it isn't a picker.", site)
    }
    guard let index = picker.options.firstIndex(where: { $0.plain == option }) else {
      let names = picker.options.map { "\"\($0.plain)\"" }.joined(separator: ", ")
      return report(
        "Can't choose \"\(option)\" in \(query.description): its options are \(names).", site)
    }
    await screen.send(Event(entry.id, .pick(index)))
  }

  /// Closes an alert, dialog or sheet without a choice, as Escape does.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await screen.settle()
    guard let entry = resolve("dismiss", site) else { return }
    if case .sheet(let sheet) = entry.node.content.element, !sheet.canDismiss {
      return report("Can't dismiss \(query.description): it may not be dismissed now.", site)
    }
    await screen.send(Event(entry.id, .dismiss))
  }

  /// A button of an alert that is in reach is part of the alert's payload, not a node.
  private func presentedButton() -> (NodeID, Int)? {
    guard query.roles.contains(.button), let name = query.name else { return nil }
    let index = screen.index()
    let scope = query.scopes.last
    for entry in index.entries.reversed() where entry.obstacle == nil {
      guard case .alert(let alert) = entry.node.content.element.presentedAlert else { continue }
      if let scope, !scope.matches(entry) { continue }
      if let button = alert.buttons.firstIndex(where: { $0.label.plain == name }) {
        return (entry.id, button)
      }
    }
    return nil
  }

  private func field(_ verb: String, _ site: CallSite) -> (ScreenIndex.Entry, TextFieldElement)? {
    guard let entry = resolve(verb, site) else { return nil }
    guard case .textField(let field) = entry.node.content.element else {
      report("Can't \(verb) \(query.description): it isn't a text field.", site)
      return nil
    }
    return (entry, field)
  }

  private func edit(_ entry: ScreenIndex.Entry, _ text: String) async {
    guard let handle = screen.host.handle(for: entry.id) else { return }
    screen.renderer.edit(handle, text)
    await screen.settle()
  }
}

extension Element {
  /// The element as an alert, whether it is shown as an alert or as a dialog.
  fileprivate var presentedAlert: Element? {
    switch self {
    case .alert: self
    case .dialog(let alert): .alert(alert)
    default: nil
    }
  }
}
