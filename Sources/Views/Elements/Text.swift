import ViewTree

/// Words to read.
///
/// ```swift
/// Text("Hello, ") + Text(name).bold()
/// ```
public struct Text: Hashable, Sendable {
  package var styled: StyledText

  package init(_ styled: StyledText) {
    self.styled = styled
  }

  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    styled = StyledText(String(content))
  }

  public init(_ content: String) {
    styled = StyledText(content)
  }

  public init(verbatim content: String) {
    styled = StyledText(content)
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    var result = lhs
    result.styled.runs += rhs.styled.runs
    return result
  }

  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var result = self
    for index in result.styled.runs.indices { change(&result.styled.runs[index].style) }
    return result
  }

  public func bold(_ isActive: Bool = true) -> Text { styled { $0.isBold = isActive } }

  public func italic(_ isActive: Bool = true) -> Text { styled { $0.isItalic = isActive } }

  public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.isMonospaced = isActive } }

  public func monospacedDigit() -> Text { self }

  public func underline(_ isActive: Bool = true) -> Text { styled { $0.isUnderlined = isActive } }

  public func strikethrough(_ isActive: Bool = true) -> Text {
    styled { $0.isStruckThrough = isActive }
  }

  public func font(_ font: Font?) -> Text {
    styled { style in
      style.font = font?.role
      if font?.isBold == true { style.isBold = true }
      if font?.isItalic == true { style.isItalic = true }
      if font?.isMonospaced == true { style.isMonospaced = true }
    }
  }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.isBold = weight?.isBold ?? false }
  }

  public func foregroundStyle(_ color: Color) -> Text { styled { $0.foreground = color.role } }

  public func foregroundColor(_ color: Color?) -> Text { styled { $0.foreground = color?.role } }
}

extension Text: View {
  public typealias Body = Never

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.element(.text(TextElement(view.styled)))
  }
}
