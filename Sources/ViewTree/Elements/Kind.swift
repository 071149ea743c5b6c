/// The name of an element's kind, by which a renderer declares what it draws.
public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
  case text, button, textField, toggle, stack, list, group, spacer
  case slider, stepper, picker, menu, datePicker
  case image, progress, divider, shape, chart
  case section, form, scroll, grid, tabs, disclosure, foreign
  case window, navigationStack, screen, toolbarItem, alert, dialog, sheet

  /// The kinds that every renderer must draw, and to which all others lower.
  public static let core: Set<Kind> = [
    .text, .button, .textField, .toggle, .stack, .list, .group, .spacer,
  ]

  /// Which ancestor adopts a node of this kind.
  public var outlet: Outlet {
    switch self {
    case .toolbarItem: .toolbar
    case .screen: .destination
    case .alert, .dialog, .sheet: .presentation
    default: .content
    }
  }
}

extension Element {
  public var kind: Kind {
    switch self {
    case .text: .text
    case .button: .button
    case .textField: .textField
    case .toggle: .toggle
    case .stack: .stack
    case .list: .list
    case .group: .group
    case .spacer: .spacer
    case .slider: .slider
    case .stepper: .stepper
    case .picker: .picker
    case .menu: .menu
    case .datePicker: .datePicker
    case .image: .image
    case .progress: .progress
    case .divider: .divider
    case .shape: .shape
    case .chart: .chart
    case .section: .section
    case .form: .form
    case .scroll: .scroll
    case .grid: .grid
    case .tabs: .tabs
    case .disclosure: .disclosure
    case .foreign: .foreign
    case .window: .window
    case .navigationStack: .navigationStack
    case .screen: .screen
    case .toolbarItem: .toolbarItem
    case .alert: .alert
    case .dialog: .dialog
    case .sheet: .sheet
    }
  }
}
