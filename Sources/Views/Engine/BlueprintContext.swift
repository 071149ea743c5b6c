import ViewTree

/// What a view inherits from where it is written: its environment, and what modifiers around it ask
/// of its outermost nodes.
@MainActor
public struct BlueprintContext {
  var environment: EnvironmentValues
  var modifiers = NodeModifiers()

  init(environment: EnvironmentValues) {
    self.environment = environment
  }

  /// The context of what is inside a node: modifiers around the node have been applied to it.
  var inner: BlueprintContext { BlueprintContext(environment: environment) }

  /// Changes what is inherited. Of all that, the layout direction is of interest to renderers too.
  mutating func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    let before = environment.layoutDirection
    change(&environment)
    let after = environment.layoutDirection
    if after != before { modifiers.appearance.direction = after }
  }

  /// A node with the modifiers around it applied.
  func element(
    _ element: Element,
    handlers: Handlers? = nil,
    children: Blueprint = .empty,
    isLazy: Bool = false,
    adjust: ((inout Content) -> Void)? = nil
  ) -> Blueprint {
    var content = Content(element)
    if let handlers { content.events = handlers.events }
    adjust?(&content)
    let outlet = element.kind.outlet
    if outlet == .content { modifiers.apply(to: &content) }
    if outlet == .presentation || element.kind == .window,
      environment.layoutDirection == .rightToLeft
    {
      content.appearance.direction = environment.layoutDirection
    }
    return Blueprint(
      .element(
        ElementBlueprint(
          content, outlet: outlet, handlers: handlers, children: children, isLazy: isLazy)))
  }
}
