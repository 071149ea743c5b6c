/// Views in a row, identified by position: what a builder makes of a `for` loop.
///
/// Use ``ForEach`` where elements move: it identifies them by id.
public struct ArrayView<Content: View>: View {
  public typealias Body = Never

  let content: [Content]

  init(_ content: [Content]) {
    self.content = content
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    Blueprint(.sequence(view.content.map { Content.makeBlueprint(of: $0, in: context) }))
  }
}
