/// One of two views: what a builder makes of `if … else` and of `switch`.
public enum ConditionalContent<First: View, Second: View>: View {
  case first(First)
  case second(Second)

  public typealias Body = Never

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    switch view {
    case .first(let view):
      Blueprint(.branch(0, BlueprintBox(First.makeBlueprint(of: view, in: context))))
    case .second(let view):
      Blueprint(.branch(1, BlueprintBox(Second.makeBlueprint(of: view, in: context))))
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    guard let view else { return .empty }
    return Blueprint(.branch(0, BlueprintBox(Wrapped.makeBlueprint(of: view, in: context))))
  }
}
