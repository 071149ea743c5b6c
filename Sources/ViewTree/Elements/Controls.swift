/// Something that a user presses; its children are its label.
public struct ButtonElement: Hashable, Sendable, Codable {
  public enum Role: String, Hashable, Sendable, Codable {
    case cancel, destructive
  }

  public var role: Role?

  public init(role: Role? = nil) {
    self.role = role
  }
}

/// A place to type text into.
public struct TextFieldElement: Hashable, Sendable, Codable {
  public enum Style: String, Hashable, Sendable, Codable {
    case plain, secure, multiline, search
  }

  public var text: String
  /// Shown while the field is empty.
  public var prompt: String
  public var style: Style

  public init(text: String, prompt: String = "", style: Style = .plain) {
    self.text = text
    self.prompt = prompt
    self.style = style
  }
}

/// Something that is on or off; its children are its label.
public struct ToggleElement: Hashable, Sendable, Codable {
  public enum Style: String, Hashable, Sendable, Codable {
    case automatic, `switch`, checkbox, button
  }

  public var isOn: Bool
  public var style: Style

  public init(isOn: Bool, style: Style = .automatic) {
    self.isOn = isOn
    self.style = style
  }
}

/// A number chosen along a line; its children are its label.
public struct SliderElement: Hashable, Sendable, Codable {
  public var value: Double
  public var lowerBound: Double
  public var upperBound: Double
  /// The distance between two values, or `nil` where all are allowed.
  public var step: Double?

  public init(value: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil) {
    self.value = value
    self.lowerBound = range.lowerBound
    self.upperBound = range.upperBound
    self.step = step
  }
}

/// A pair of buttons that count up and down; its children are its label.
public struct StepperElement: Hashable, Sendable, Codable {
  public var canIncrement: Bool
  public var canDecrement: Bool

  public init(canIncrement: Bool = true, canDecrement: Bool = true) {
    self.canIncrement = canIncrement
    self.canDecrement = canDecrement
  }
}

/// One choice out of several.
public struct PickerElement: Hashable, Sendable, Codable {
  public enum Style: String, Hashable, Sendable, Codable {
    case automatic, menu, segmented, inline, wheel, palette, radioGroup
  }

  public var label: String
  public var options: [StyledText]
  /// The index of the chosen option, or `nil` where none is.
  public var selection: Int?
  public var style: Style

  public init(
    label: String, options: [StyledText], selection: Int?, style: Style = .automatic
  ) {
    self.label = label
    self.options = options
    self.selection = selection
    self.style = style
  }
}

/// A button that opens a list of buttons, its children; its label is text.
public struct MenuElement: Hashable, Sendable, Codable {
  public var label: StyledText
  public var icon: String?

  public init(label: StyledText, icon: String? = nil) {
    self.label = label
    self.icon = icon
  }
}

/// A point in time, chosen by date, by time of day, or by both.
public struct DatePickerElement: Hashable, Sendable, Codable {
  public var label: String
  /// Seconds since the start of 1970, UTC.
  public var seconds: Double
  public var lowerBound: Double?
  public var upperBound: Double?
  public var choosesDate: Bool
  public var choosesTime: Bool

  public init(
    label: String, seconds: Double, lowerBound: Double? = nil, upperBound: Double? = nil,
    choosesDate: Bool = true, choosesTime: Bool = true
  ) {
    self.label = label
    self.seconds = seconds
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.choosesDate = choosesDate
    self.choosesTime = choosesTime
  }
}
