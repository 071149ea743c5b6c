/// Nothing at all.
public struct EmptyView: View {
  public typealias Body = Never

  public init() {}

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    .empty
  }
}
