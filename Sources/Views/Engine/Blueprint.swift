import ViewTree

/// What one evaluation of a body asks for: the values that the engine compares with what is mounted.
///
/// Views of your own never make one.
@MainActor
public struct Blueprint {
  let node: BlueprintNode

  init(_ node: BlueprintNode) {
    self.node = node
  }

  static let empty = Blueprint(.empty)
}

/// The structure of a blueprint. Its shape is the identity of what is mounted from it.
enum BlueprintNode {
  case empty
  case element(ElementBlueprint)
  /// A view that is not evaluated yet.
  case scope(ScopeBlueprint)
  /// Parts identified by position.
  case sequence([Blueprint])
  /// One of several alternatives, identified by its number.
  case branch(Int, BlueprintBox)
  /// A part that is replaced when its key changes.
  case keyed(AnyHashable, BlueprintBox)
  /// Parts identified by key, which move without being replaced.
  case collection(CollectionBlueprint)
  /// A part with something attached that is not a node: a life cycle, a handler, a preference.
  case attached(AttachedBlueprint)
}

@MainActor
final class BlueprintBox {
  let blueprint: Blueprint

  init(_ blueprint: Blueprint) {
    self.blueprint = blueprint
  }
}

/// One node to be: its content, who listens to it, and what is in it.
@MainActor
final class ElementBlueprint {
  var content: Content
  let outlet: Outlet
  let handlers: Handlers?
  let children: Blueprint
  /// Whether only some of the rows need be there, where the target can do with those.
  let isLazy: Bool

  init(
    _ content: Content, outlet: Outlet, handlers: Handlers?, children: Blueprint,
    isLazy: Bool = false
  ) {
    self.content = content
    self.outlet = outlet
    self.handlers = handlers
    self.children = children
    self.isLazy = isLazy
  }
}

@MainActor
final class ScopeBlueprint {
  let view: AnyViewBox
  let context: BlueprintContext

  init(_ view: AnyViewBox, _ context: BlueprintContext) {
    self.view = view
    self.context = context
  }
}

@MainActor
final class AttachedBlueprint {
  let attachment: Attachment
  let content: Blueprint

  init(_ attachment: Attachment, _ content: Blueprint) {
    self.attachment = attachment
    self.content = content
  }
}

/// Where an author wrote something, for reports.
struct SourceLocation: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}
