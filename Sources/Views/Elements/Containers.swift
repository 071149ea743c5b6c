import ViewTree

/// Controls with their labels, arranged as the platform arranges settings.
public struct Form<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.element(.form, children: Content.makeBlueprint(of: view.content, in: context.inner))
  }
}

/// Content larger than its room.
public struct ScrollView<Content: View>: View {
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    let element = ScrollElement(
      scrollsHorizontally: view.axes.contains(.horizontal),
      scrollsVertically: view.axes.contains(.vertical))
    return context.element(
      .scroll(element), children: Content.makeBlueprint(of: view.content, in: context.inner))
  }
}
