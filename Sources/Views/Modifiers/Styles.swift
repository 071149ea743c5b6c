import ViewTree

extension View {
  public func pickerStyle(_ style: PickerStyle) -> Modified<Self> {
    modified { $0.environment.pickerStyle = style.element }
  }

  public func toggleStyle(_ style: ToggleStyle) -> Modified<Self> {
    modified { $0.environment.toggleStyle = style.element }
  }

  public func labelStyle(_ style: LabelStyle) -> Modified<Self> {
    modified { $0.environment.labelStyle = style.name }
  }

  public func textFieldStyle(_ style: TextFieldStyle) -> Modified<Self> {
    modified { $0.modifiers.appearance.style = style.name }
  }

  public func listStyle(_ style: ListStyle) -> Modified<Self> {
    modified { $0.modifiers.appearance.style = style.name }
  }

  public func progressViewStyle(_ style: ProgressViewStyle) -> Modified<Self> {
    modified { $0.modifiers.appearance.style = style.name }
  }
}

public struct PickerStyle: Hashable, Sendable {
  let element: PickerElement.Style

  public static let automatic = PickerStyle(element: .automatic)
  public static let menu = PickerStyle(element: .menu)
  public static let segmented = PickerStyle(element: .segmented)
  public static let inline = PickerStyle(element: .inline)
  public static let wheel = PickerStyle(element: .wheel)
  public static let palette = PickerStyle(element: .palette)
  public static let radioGroup = PickerStyle(element: .radioGroup)
  public static let navigationLink = PickerStyle(element: .automatic)
}

public struct ToggleStyle: Hashable, Sendable {
  let element: ToggleElement.Style

  public static let automatic = ToggleStyle(element: .automatic)
  public static let `switch` = ToggleStyle(element: .switch)
  public static let checkbox = ToggleStyle(element: .checkbox)
  public static let button = ToggleStyle(element: .button)
}

public struct LabelStyle: Hashable, Sendable {
  let name: LabelStyleName

  public static let automatic = LabelStyle(name: .titleAndIcon)
  public static let titleAndIcon = LabelStyle(name: .titleAndIcon)
  public static let titleOnly = LabelStyle(name: .titleOnly)
  public static let iconOnly = LabelStyle(name: .iconOnly)
}

public struct TextFieldStyle: Hashable, Sendable {
  let name: String?

  public static let automatic = TextFieldStyle(name: nil)
  public static let plain = TextFieldStyle(name: "plain")
  public static let roundedBorder = TextFieldStyle(name: "roundedBorder")
}

public struct ListStyle: Hashable, Sendable {
  let name: String?

  public static let automatic = ListStyle(name: nil)
  public static let plain = ListStyle(name: "plain")
  public static let inset = ListStyle(name: "inset")
  public static let grouped = ListStyle(name: "grouped")
  public static let insetGrouped = ListStyle(name: "insetGrouped")
  public static let sidebar = ListStyle(name: "sidebar")
}

public struct ProgressViewStyle: Hashable, Sendable {
  let name: String?

  public static let automatic = ProgressViewStyle(name: nil)
  public static let linear = ProgressViewStyle(name: "linear")
  public static let circular = ProgressViewStyle(name: "circular")
}

private struct PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerElement.Style.automatic
}

extension EnvironmentValues {
  var pickerStyle: PickerElement.Style {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Shows toggles without their labels, which stay their accessible names.
  public func labelsHidden() -> Modified<Self> {
    modified { $0.environment.hidesLabels = true }
  }
}
