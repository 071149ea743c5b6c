import ViewTree

/// A column of views of which a scroll view around mounts only those near what is in sight, where
/// the platform can do with those.
public struct LazyVStack<Content: View>: View {
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
      .stack(element), children: Content.makeBlueprint(of: view.content, in: context.inner),
      isLazy: true)
  }
}

/// A row of views of which a scroll view around mounts only those near what is in sight, where the
/// platform can do with those.
public struct LazyHStack<Content: View>: View {
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
      .stack(element), children: Content.makeBlueprint(of: view.content, in: context.inner),
      isLazy: true)
  }
}
