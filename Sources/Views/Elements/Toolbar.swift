import ViewTree

/// What can be in a toolbar.
public protocol ToolbarContent: View {}

/// Where an item is in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let element: ToolbarItemElement.Placement

  public static let automatic = ToolbarItemPlacement(element: .automatic)
  public static let principal = ToolbarItemPlacement(element: .principal)
  public static let navigation = ToolbarItemPlacement(element: .leading)
  public static let navigationBarLeading = ToolbarItemPlacement(element: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(element: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(element: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(element: .trailing)
  public static let primaryAction = ToolbarItemPlacement(element: .primary)
  public static let secondaryAction = ToolbarItemPlacement(element: .automatic)
  public static let confirmationAction = ToolbarItemPlacement(element: .confirmation)
  public static let cancellationAction = ToolbarItemPlacement(element: .cancellation)
  public static let destructiveAction = ToolbarItemPlacement(element: .destructive)
  public static let bottomBar = ToolbarItemPlacement(element: .bottom)
  public static let status = ToolbarItemPlacement(element: .bottom)
  public static let keyboard = ToolbarItemPlacement(element: .keyboard)
}

/// One item in the bar of the screen or window around.
public struct ToolbarItem<Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.element(
      .toolbarItem(ToolbarItemElement(placement: view.placement.element)),
      children: Content.makeBlueprint(of: view.content, in: context.inner))
  }
}

/// Several items at one place of a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let item: ToolbarItem<Content>

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    item = ToolbarItem(placement: placement, content: content)
  }

  public var body: ToolbarItem<Content> { item }
}

/// Builds the items of a bar; a view that isn't an item becomes one.
@MainActor
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> ToolbarItem<Content> {
    ToolbarItem { content }
  }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  public static func buildOptional<Content: View>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }
}

extension View {
  /// Puts items into the bar of the screen or window around.
  public func toolbar<Content: View>(
    @ToolbarContentBuilder content: @escaping @MainActor () -> Content
  ) -> Rewritten<Self> {
    rewritten { view, context in
      Blueprint(
        .sequence([
          Self.makeBlueprint(of: view, in: context),
          Content.makeBlueprint(of: content(), in: context.inner),
        ]))
    }
  }

  /// Puts a search field into the bar of the screen or window around.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String = "Search"
  ) -> Rewritten<Self> {
    rewritten { view, context in
      let field = context.inner.textField(text, label: prompt, prompt: nil, style: .search)
      return Blueprint(
        .sequence([
          Self.makeBlueprint(of: view, in: context),
          context.inner.element(.toolbarItem(ToolbarItemElement()), children: field),
        ]))
    }
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> Rewritten<Self> {
    searchable(text: text, placement: placement, prompt: prompt?.styled.plain ?? "Search")
  }
}

/// Where a search field would be on a touch platform.
public enum SearchFieldPlacement: Hashable, Sendable {
  case automatic, navigationBarDrawer, sidebar, toolbar
}
