/// Several views treated as one by the modifiers that follow.
///
/// A modifier applies to each of them.
public struct Group<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    Content.makeBlueprint(of: view.content, in: context)
  }
}
