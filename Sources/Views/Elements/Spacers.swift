import ViewTree

/// Room that takes what is left over.
public struct Spacer: View {
  public typealias Body = Never

  public init(minLength: Double? = nil) {}

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.element(.spacer)
  }
}

/// A line between parts.
public struct Divider: View {
  public typealias Body = Never

  public init() {}

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.element(.divider)
  }
}
