import ViewTree

/// Views in a row.
public struct HStack<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: SizeStep?
  let content: Content

  /// - Parameter spacing: In points; mapped to a step that each renderer measures by itself.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map(SizeStep.init(points:))
    self.content = content()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    let element = StackElement(
      .horizontal, alignment: Alignment(vertical: view.alignment), spacing: view.spacing)
    return context.element(
      .stack(element), children: Content.makeBlueprint(of: view.content, in: context.inner))
  }
}

/// Views in a column.
public struct VStack<Content: View>: View {
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: SizeStep?
  let content: Content

  /// - Parameter spacing: In points; mapped to a step that each renderer measures by itself.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map(SizeStep.init(points:))
    self.content = content()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    let element = StackElement(
      .vertical, alignment: Alignment(horizontal: view.alignment), spacing: view.spacing)
    return context.element(
      .stack(element), children: Content.makeBlueprint(of: view.content, in: context.inner))
  }
}

/// Views one above the other, the last in front.
public struct ZStack<Content: View>: View {
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.element(
      .stack(StackElement(.depth, alignment: view.alignment)),
      children: Content.makeBlueprint(of: view.content, in: context.inner))
  }
}

extension SizeStep {
  /// The step for a distance that was given in points.
  package init(points: Double) {
    self =
      switch points {
      case ...0: .none
      case ..<6: .tiny
      case ..<12: .small
      case ..<20: .medium
      case ..<32: .large
      default: .huge
      }
  }
}

extension Alignment {
  public static let center = Alignment()
  public static let leading = Alignment(horizontal: .start)
  public static let trailing = Alignment(horizontal: .end)
  public static let top = Alignment(vertical: .top)
  public static let bottom = Alignment(vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .start, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .end, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .start, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .end, vertical: .bottom)
}

extension HorizontalAlignment {
  public static let leading = HorizontalAlignment.start
  public static let trailing = HorizontalAlignment.end
}
