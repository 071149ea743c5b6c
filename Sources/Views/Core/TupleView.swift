/// Several views, one after the other: what a builder makes of several statements.
public struct TupleView<each Content: View>: View {
  public typealias Body = Never

  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    var parts: [Blueprint] = []
    for part in repeat each view.content {
      parts.append(blueprint(of: part, in: context))
    }
    return Blueprint(.sequence(parts))
  }
}

/// The blueprint of one view, whatever its type.
@MainActor
func blueprint<V: View>(of view: V, in context: BlueprintContext) -> Blueprint {
  V.makeBlueprint(of: view, in: context)
}
