/// A change to a view, reusable and with state of its own.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(.secondaryBackground)
///   }
/// }
/// ```
@MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>

  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes, as the modifier sees it.
public struct ModifierContent<Modifier: ViewModifier>: View {
  public typealias Body = Never

  let make: @MainActor (BlueprintContext) -> Blueprint

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    view.make(context)
  }
}

/// A view and what changes it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  public var body: Modifier.Body {
    let content = content
    return modifier.body(
      content: ModifierContent { Content.makeBlueprint(of: content, in: $0) })
  }
}

extension View {
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
