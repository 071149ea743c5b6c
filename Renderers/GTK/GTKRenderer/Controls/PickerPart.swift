import GTK

/// The widgets that a picker's options are shown in.
@MainActor
protocol PickerPart: AnyObject {
  var widget: Widget { get }
  var selection: Int? { get }
  /// Shows a choice without reporting it.
  func select(_ index: Int?)
  /// Calls with what a user chose.
  func onPick(_ body: @escaping @MainActor (Int) -> Void)
}

/// Options in a list that opens.
final class DropDownPart: PickerPart {
  let dropDown: DropDown
  private var handler: Handler?

  init(_ options: [String]) {
    dropDown = DropDown(options)
  }

  var widget: Widget { dropDown }
  var selection: Int? { dropDown.selection }

  func select(_ index: Int?) {
    if let handler {
      handler.block { dropDown.selection = index }
    } else {
      dropDown.selection = index
    }
  }

  func onPick(_ body: @escaping @MainActor (Int) -> Void) {
    handler = dropDown.onSelect { if let index = $0 { body(index) } }
  }
}

/// Options side by side, one of them pressed.
final class SegmentsPart: PickerPart {
  private let box = Box(.horizontal)
  let buttons: [ToggleButton]
  private var handlers: [Handler] = []

  init(_ options: [String]) {
    buttons = options.map { ToggleButton($0) }
    box.addStyle("linked")
    for button in buttons { box.append(button) }
  }

  var widget: Widget { box }
  var selection: Int? { buttons.firstIndex(where: \.isOn) }

  func select(_ index: Int?) {
    for (position, button) in buttons.enumerated() where button.isOn != (position == index) {
      set(position, to: position == index)
    }
  }

  func onPick(_ body: @escaping @MainActor (Int) -> Void) {
    handlers = buttons.indices.map { index in
      buttons[index].onToggle { [weak self] isOn in
        guard let self else { return }
        // The pressed one can't be let go of: something is always chosen.
        guard isOn else { return set(index, to: true) }
        select(index)
        body(index)
      }
    }
  }

  private func set(_ index: Int, to isOn: Bool) {
    guard handlers.indices.contains(index) else { return buttons[index].isOn = isOn }
    handlers[index].block { buttons[index].isOn = isOn }
  }
}

/// Options below each other as radio buttons.
final class RadioPart: PickerPart {
  private let box = Box(.vertical, spacing: 6)
  let buttons: [CheckButton]
  private var handlers: [Handler] = []

  init(_ options: [String]) {
    buttons = options.map { CheckButton($0) }
    for button in buttons.dropFirst() { button.setGroup(buttons[0]) }
    for button in buttons { box.append(button) }
  }

  var widget: Widget { box }
  var selection: Int? { buttons.firstIndex(where: \.isOn) }

  func select(_ index: Int?) {
    // One button of a group that is set emits for another as well: all must be silent.
    Handler.block(handlers) {
      for (position, button) in buttons.enumerated() { button.isOn = position == index }
    }
  }

  func onPick(_ body: @escaping @MainActor (Int) -> Void) {
    handlers = buttons.indices.map { index in
      buttons[index].onToggle { if $0 { body(index) } }
    }
  }
}
