import ViewTree

extension View {
  public func font(_ font: Font?) -> Modified<Self> {
    modified { context in
      guard let font else { return }
      context.modifiers.appearance.font = font.role ?? context.modifiers.appearance.font
      if font.isBold { context.modifiers.appearance.isBold = true }
      if font.isItalic { context.modifiers.appearance.isItalic = true }
      if font.isMonospaced { context.modifiers.appearance.isMonospaced = true }
    }
  }

  public func fontWeight(_ weight: Font.Weight?) -> Modified<Self> {
    modified { $0.modifiers.appearance.isBold = weight?.isBold }
  }

  public func fontDesign(_ design: Font.Design?) -> Modified<Self> {
    modified { if design == .monospaced { $0.modifiers.appearance.isMonospaced = true } }
  }

  public func bold(_ isActive: Bool = true) -> Modified<Self> {
    modified { $0.modifiers.appearance.isBold = isActive }
  }

  public func italic(_ isActive: Bool = true) -> Modified<Self> {
    modified { $0.modifiers.appearance.isItalic = isActive }
  }

  public func monospaced(_ isActive: Bool = true) -> Modified<Self> {
    modified { $0.modifiers.appearance.isMonospaced = isActive }
  }

  public func foregroundStyle(_ style: some ShapeStyle) -> Modified<Self> {
    modified { $0.modifiers.appearance.foreground = style.color.role }
  }

  public func foregroundColor(_ color: Color?) -> Modified<Self> {
    modified { $0.modifiers.appearance.foreground = color?.role }
  }

  public func tint(_ color: Color?) -> Modified<Self> {
    modified { $0.modifiers.appearance.tint = color?.role }
  }

  public func accentColor(_ color: Color?) -> Modified<Self> { tint(color) }

  public func opacity(_ opacity: Double) -> Modified<Self> {
    modified { $0.modifiers.appearance.opacity = opacity }
  }

  /// - Parameter radius: In points; mapped to a step.
  public func cornerRadius(_ radius: Double) -> Modified<Self> {
    modified { $0.modifiers.appearance.cornerRadius = SizeStep(points: radius) }
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> Modified<Self> {
    modified { $0.modifiers.appearance.textAlignment = alignment.element }
  }

  public func lineLimit(_ limit: Int?) -> Modified<Self> {
    modified { $0.modifiers.appearance.lineLimit = limit }
  }

  public func lineLimit(_ limit: ClosedRange<Int>) -> Modified<Self> {
    lineLimit(limit.upperBound)
  }

  public func layoutPriority(_ value: Double) -> Modified<Self> {
    modified { $0.modifiers.appearance.layoutPriority = value }
  }
}

/// How the lines of a text are aligned with each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing

  var element: HorizontalAlignment {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}
