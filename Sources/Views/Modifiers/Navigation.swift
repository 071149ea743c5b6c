import ViewTree

extension View {
  /// Titles the screen or window that the view is in.
  public func navigationTitle(_ title: String) -> Attached<Self> {
    attached { _ in TitleAttachment(title) }
  }

  public func navigationTitle(_ title: Text) -> Attached<Self> {
    navigationTitle(title.styled.plain)
  }

  /// Pushes a screen while a flag is set. Going back clears it.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) -> Rewritten<Self> {
    rewritten { content, context in
      let screen =
        isPresented.wrappedValue
        ? Blueprint(
          .branch(
            0,
            BlueprintBox(
              context.inner.screen(
                dismiss: { isPresented.wrappedValue = false }, content: destination)))) : .empty
      return Blueprint(.sequence([Self.makeBlueprint(of: content, in: context), screen]))
    }
  }

  /// Pushes a screen while there is an item. Going back removes it.
  public func navigationDestination<Item, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping @MainActor (Item) -> Destination
  ) -> Rewritten<Self> {
    rewritten { content, context in
      var screen = Blueprint.empty
      if let value = item.wrappedValue {
        let key = presentationKey(of: value)
        // Another item may have come, before the screen of this one is gone.
        let dismiss = { @MainActor in
          if item.wrappedValue.map({ presentationKey(of: $0) }) == key { item.wrappedValue = nil }
        }
        screen = Blueprint(
          .keyed(key, BlueprintBox(context.inner.screen(dismiss: dismiss) { destination(value) })))
      }
      return Blueprint(.sequence([Self.makeBlueprint(of: content, in: context), screen]))
    }
  }
}

/// What tells one presented item from the next: its id where it has one, and otherwise nothing.
@MainActor
func presentationKey(of item: Any) -> AnyHashable {
  func id(_ item: some Identifiable) -> AnyHashable { AnyHashable(item.id) }
  if let item = item as? any Identifiable { return id(item) }
  return 0
}

private final class TitleAttachment: Attachment {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  override var title: String? { text }
}
