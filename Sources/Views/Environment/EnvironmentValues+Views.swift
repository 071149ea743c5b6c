import ViewTree

private struct ListensToSubmitKey: EnvironmentKey {
  static let defaultValue = false
}

private struct ToggleStyleKey: EnvironmentKey {
  static let defaultValue = ToggleElement.Style.automatic
}

private struct LabelStyleKey: EnvironmentKey {
  static let defaultValue = LabelStyleName.titleAndIcon
}

private struct HidesLabelsKey: EnvironmentKey {
  static let defaultValue = false
}

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

enum LabelStyleName: Equatable, Sendable {
  case titleAndIcon, titleOnly, iconOnly
}

extension EnvironmentValues {
  /// Whether a view around waits for return to be pressed in a text field.
  var listensToSubmit: Bool {
    get { self[ListensToSubmitKey.self] }
    set { self[ListensToSubmitKey.self] = newValue }
  }

  var toggleStyle: ToggleElement.Style {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  var labelStyle: LabelStyleName {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }

  /// Whether controls keep their labels to themselves; assistive technology still reads them.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }

  /// Whether no view around is disabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
