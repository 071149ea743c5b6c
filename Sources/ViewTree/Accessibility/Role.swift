/// What a node is for a person who can't see it, in the words that tests and screen readers use.
public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
  case window, screen, alert, dialog, sheet, toolbar
  case text, heading, button, link, toggle, slider, stepper, picker, menu
  case textField = "text field"
  case secureField = "secure field"
  case searchField = "search field"
  case textArea = "text area"
  case image, progress, chart
  case list, section, form, grid, tabs, disclosure
  case datePicker = "date picker"
  /// Layout only: of no interest to anybody who reads the screen.
  case none
}

extension Content {
  /// The role of a node with this content.
  public var role: Role {
    switch element {
    case .text: meaning.isHeading ? .heading : .text
    case .button: .button
    case .textField(let field):
      switch field.style {
      case .plain: .textField
      case .secure: .secureField
      case .search: .searchField
      case .multiline: .textArea
      }
    case .toggle: .toggle
    case .slider: .slider
    case .stepper: .stepper
    case .picker: .picker
    case .menu: .menu
    case .datePicker: .datePicker
    case .grid: .grid
    case .tabs: .tabs
    case .disclosure: .disclosure
    case .image: .image
    case .progress: .progress
    case .chart: .chart
    case .list: .list
    case .section: .section
    case .form: .form
    case .window: .window
    case .screen: .screen
    case .toolbarItem: .toolbar
    case .alert: .alert
    case .dialog: .dialog
    case .sheet: .sheet
    case .stack, .group, .spacer, .divider, .shape, .scroll, .navigationStack, .foreign: .none
    }
  }
}
