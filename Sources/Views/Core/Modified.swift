/// A view whose outermost nodes, or whose environment, a built-in modifier changes.
public struct Modified<Content: View>: View {
  public typealias Body = Never

  let content: Content
  let change: @MainActor (inout BlueprintContext) -> Void

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    var context = context
    view.change(&context)
    return Content.makeBlueprint(of: view.content, in: context)
  }
}

/// A view with something attached that is not a node.
public struct Attached<Content: View>: View {
  public typealias Body = Never

  let content: Content
  let attachment: @MainActor (inout BlueprintContext) -> Attachment

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    var context = context
    let attachment = view.attachment(&context)
    return Blueprint(
      .attached(
        AttachedBlueprint(attachment, Content.makeBlueprint(of: view.content, in: context))))
  }
}

/// A view made of the blueprint of another.
public struct Rewritten<Content: View>: View {
  public typealias Body = Never

  let content: Content
  let rewrite: @MainActor (Content, BlueprintContext) -> Blueprint

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    view.rewrite(view.content, context)
  }
}

extension View {
  func modified(_ change: @escaping @MainActor (inout BlueprintContext) -> Void) -> Modified<Self> {
    Modified(content: self, change: change)
  }

  func attached(
    _ attachment: @escaping @MainActor (inout BlueprintContext) -> Attachment
  ) -> Attached<Self> {
    Attached(content: self, attachment: attachment)
  }

  func rewritten(
    _ rewrite: @escaping @MainActor (Self, BlueprintContext) -> Blueprint
  ) -> Rewritten<Self> {
    Rewritten(content: self, rewrite: rewrite)
  }
}
