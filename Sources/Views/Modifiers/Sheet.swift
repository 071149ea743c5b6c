import ViewTree

extension View {
  /// Shows a sheet while a flag is set. Closing the sheet clears it.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> Rewritten<Self> {
    sheet(.sheet, isPresented, onDismiss, content)
  }

  /// Shows a sheet while there is an item. Closing the sheet removes it.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> Rewritten<Self> {
    sheet(.sheet, item, id: { AnyHashable($0.id) }, onDismiss, content)
  }

  /// Shows a sheet while there is an item, known by a part of it.
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Binding<Item>) -> Content
  ) -> Rewritten<Self> {
    sheet(.sheet, item, id: { AnyHashable($0[keyPath: id]) }, onDismiss) { value in
      content(Binding(unwrapping: item, default: value))
    }
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> Rewritten<Self> {
    sheet(.fullScreen, isPresented, onDismiss, content)
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> Rewritten<Self> {
    sheet(.fullScreen, item, id: { AnyHashable($0.id) }, onDismiss, content)
  }

  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> Rewritten<Self> {
    sheet(.popover, isPresented, nil, content)
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> Rewritten<Self> {
    sheet(.popover, item, id: { AnyHashable($0.id) }, nil, content)
  }

  private func sheet<Content: View>(
    _ style: SheetElement.Style, _ isPresented: Binding<Bool>,
    _ onDismiss: (@MainActor () -> Void)?, _ content: @escaping @MainActor () -> Content
  ) -> Rewritten<Self> {
    rewritten { view, context in
      let sheet =
        isPresented.wrappedValue
        ? Blueprint(
          .branch(
            0,
            BlueprintBox(
              context.sheet(
                style, dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
                content: content)))) : .empty
      return Blueprint(.sequence([Self.makeBlueprint(of: view, in: context), sheet]))
    }
  }

  private func sheet<Item, Content: View>(
    _ style: SheetElement.Style, _ item: Binding<Item?>,
    id: @escaping @MainActor (Item) -> AnyHashable,
    _ onDismiss: (@MainActor () -> Void)?, _ content: @escaping @MainActor (Item) -> Content
  ) -> Rewritten<Self> {
    rewritten { view, context in
      var sheet = Blueprint.empty
      if let value = item.wrappedValue {
        let key = id(value)
        // Another item may have come, before the sheet of this one is gone.
        let dismiss = { @MainActor in
          if item.wrappedValue.map(id) == key { item.wrappedValue = nil }
        }
        sheet = Blueprint(
          .keyed(
            key,
            BlueprintBox(
              context.sheet(style, dismiss: dismiss, onDismiss: onDismiss) { content(value) })))
      }
      return Blueprint(.sequence([Self.makeBlueprint(of: view, in: context), sheet]))
    }
  }
}

extension BlueprintContext {
  fileprivate func sheet<Content: View>(
    _ style: SheetElement.Style,
    dismiss: @escaping @MainActor () -> Void,
    onDismiss: (@MainActor () -> Void)?,
    content: @escaping @MainActor () -> Content
  ) -> Blueprint {
    let content = PresentedContent(dismiss: dismiss, content: content)
    var inner = inner
    // A sheet is above the stack that presents it, and no part of it.
    inner.environment.navigationPath = nil
    inner.environment.navigationRegistry = nil
    return element(
      .sheet(SheetElement(style: style)),
      handlers: Handlers(.dismiss) { _ in dismiss() },
      children: blueprint(of: content.onDisappear(perform: onDismiss), in: inner))
  }
}

extension View {
  /// Keeps a user from closing the sheet that the view is in; state can still close it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Attached<Self> {
    attached { _ in DismissalAttachment(isBlocked: isDisabled) }
  }
}

private final class DismissalAttachment: Attachment {
  private let isBlocked: Bool

  init(isBlocked: Bool) {
    self.isBlocked = isBlocked
  }

  override var blocksDismissal: Bool { isBlocked }
}
