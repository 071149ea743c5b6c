/// A view whose type is hidden from the engine, unevaluated.
@MainActor
class AnyViewBox {
  var type: Any.Type { preconditionFailure("Every box has a type.") }

  /// Whether evaluating either view must give the same, as far as their stored properties tell.
  func isEqual(to other: AnyViewBox) -> Bool { false }

  func evaluate(_ scope: ScopeMount, _ context: BlueprintContext) -> Blueprint { .empty }

  /// Evaluates without a scope of its own, for content that is read as data (the options of a
  /// picker, the buttons of an alert).
  func evaluateInline(_ context: BlueprintContext) -> Blueprint { .empty }
}

/// What is left of a view whose state is kept for later.
final class HuskBox: AnyViewBox {
  private let viewType: Any.Type

  init(_ type: Any.Type) {
    viewType = type
  }

  override var type: Any.Type { viewType }
}

final class ViewBox<V: View>: AnyViewBox {
  private let view: V

  init(_ view: V) {
    self.view = view
  }

  override var type: Any.Type { V.self }

  override func isEqual(to other: AnyViewBox) -> Bool {
    guard let other = other as? ViewBox<V> else { return false }
    return ViewFields.of(V.self).areEqual(view, other.view)
  }

  override func evaluate(_ scope: ScopeMount, _ context: BlueprintContext) -> Blueprint {
    var view = view
    ViewFields.of(V.self).bind(&view, to: scope)
    return V.Body.makeBlueprint(of: view.body, in: context)
  }

  override func evaluateInline(_ context: BlueprintContext) -> Blueprint {
    var view = view
    ViewFields.of(V.self).bindInline(&view, to: EnvironmentBox(context.environment))
    return V.Body.makeBlueprint(of: view.body, in: context)
  }
}
