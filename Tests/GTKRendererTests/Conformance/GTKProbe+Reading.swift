import ConformanceKit
import GTK
import ViewTree

@testable import GTKRenderer

extension GTKProbe {
  /// What a node's own widgets show and say.
  func read(_ node: GTKNode) -> Reading {
    let control = node.control
    var reading = Reading(
      node.id, role(of: node), name: name(of: node),
      value: control.accessibleValue ?? value(of: node))
    reading.isEnabled = control.isEffectivelySensitive
    reading.isFocused = control.containsFocus && reading.role.takesFocus
    reading.isDecoration = node.widget.isAccessibleHidden || control.isAccessibleHidden
    reading.help = node.widget.tooltip
    // GTK takes a tooltip for a description where there is no other.
    let hint = control.accessibleDescription
    reading.hint = hint == reading.help ? nil : hint
    reading.identifier = control.name == control.typeName ? nil : control.name
    reading.badge = badge(of: node)
    reading.actions = actions(of: node)
    switch node {
    case let picker as PickerNode: reading.options = picker.part.texts
    case let tabs as TabsNode: reading.options = tabs.notebook.tabTexts
    case is SectionNode:
      reading.texts =
        node.widget.children.last.flatMap { $0.isShown ? $0.labelText : nil }
        .map { [$0] } ?? []
    case is FieldNode:
      guard let input = control as? any TextControl else { break }
      let selection = input.selection
      reading.selection = TextSelection(anchor: selection.anchor, caret: selection.caret)
    default: break
    }
    return reading
  }

  private func role(of node: GTKNode) -> Role {
    if node is DatePickerNode { return .datePicker }
    switch node.control {
    case is Label: return node.control.isHeading ? .heading : .text
    case is MenuButton: return .menu
    case is Button: return .button
    case is Switch, is CheckButton, is ToggleButton: return .toggle
    case is PasswordEntry: return .secureField
    case is SearchEntry: return .searchField
    case is Entry: return .textField
    case is TextView: return .textArea
    case is Scale: return .slider
    case is Image, is Picture: return .image
    case is ProgressBar, is Spinner: return .progress
    case is ListView: return .list
    case is Notebook: return .tabs
    case is Expander: return .disclosure
    default: break
    }
    return switch node {
    case is StepperNode: .stepper
    case is ChartNode: .chart
    case is PickerNode: .picker
    case is SectionNode, is ListSectionNode: .section
    case is GridNode: .grid
    case is FormNode: .form
    case is WindowNode: .window
    case is SheetNode: .sheet
    case is ScreenNode: .screen
    case is ToolbarItemNode: .toolbar
    default: .none
    }
  }

  private func name(of node: GTKNode) -> String {
    if node is DatePickerNode, let label = node.control.accessibleLabel {
      // Its name says the time as well.
      let time = (node.control as? MenuButton)?.label ?? ""
      if label == time { return "" }
      return label.hasSuffix(", \(time)") ? String(label.dropLast(time.count + 2)) : label
    }
    if let label = node.control.accessibleLabel { return label }
    switch node {
    case is SectionNode:
      return node.widget.children.first.flatMap { $0.isShown ? $0.labelText : nil } ?? ""
    case let window as WindowNode: return window.window.title
    case let disclosure as DisclosureNode:
      return (disclosure.control as? Expander)?.label ?? ""
    case is ScreenNode: return node.host?.bar.titleText ?? ""
    default: return node.control.labelText ?? ""
    }
  }

  private func value(of node: GTKNode) -> String? {
    switch node.control {
    case let part as any TogglePart: return Reading.onOff(part.isOn)
    case let entry as PasswordEntry: return Reading.hidden(entry.text)
    case let input as any TextControl: return input.text
    case let scale as Scale: return Reading.number(scale.value)
    case let expander as Expander: return expander.isExpanded ? "expanded" : "collapsed"
    case let bar as ProgressBar: return Reading.percent(bar.fraction)
    default: break
    }
    if let tabs = node as? TabsNode {
      // A notebook always shows a page: the first, where none is chosen.
      guard case .tabs(let element) = tabs.content.element, element.selection != nil else {
        return nil
      }
      return tabs.notebook.selection.map { tabs.notebook.tabTexts[$0] }
    }
    guard let part = (node as? PickerNode)?.part, let index = part.selection else { return nil }
    return part.texts[index]
  }
}

extension GTKProbe {
  fileprivate func badge(of node: GTKNode) -> String? {
    node.widget == node.core ? nil : node.widget.children.last?.labelText
  }

  /// The entries of a context menu, which is opened for that.
  fileprivate func actions(of node: GTKNode) -> [String] {
    guard let menu = node.contextMenu else { return [] }
    menu.open()
    defer {
      menu.popover?.popDown()
      MainLoop.drain()
    }
    return menu.entries.compactMap(\.accessibleLabel)
  }
}

extension ContextMenu {
  /// The buttons of the open menu.
  var entries: [Widget] {
    popover?.mappedDescendants.filter { $0.typeName == "GtkButton" } ?? []
  }
}

extension Notebook {
  /// What the tabs say, counts aside.
  var tabTexts: [String] {
    (0..<count).map { index in
      tab(at: index)?.mappedDescendants.compactMap(\.labelText).first { !$0.isEmpty } ?? ""
    }
  }
}

extension PickerPart {
  /// What the widgets offer.
  var texts: [String] {
    switch self {
    case let part as DropDownPart: part.dropDown.options
    case let part as SegmentsPart: part.buttons.map { $0.buttonText ?? "" }
    case let part as RadioPart:
      part.buttons.map { $0.mappedDescendants.compactMap(\.labelText).first ?? "" }
    default: []
    }
  }
}

extension Role {
  /// Whether the focus is at it, rather than at something in it.
  fileprivate var takesFocus: Bool {
    switch self {
    case .button, .toggle, .slider, .stepper, .picker, .menu, .textField, .secureField,
      .searchField, .textArea:
      true
    default: false
    }
  }
}
