import ViewTree

/// Pages of which one is shown, chosen by tabs.
///
/// ```swift
/// TabView(selection: $store.tab) {
///   Inbox().tabItem { Label("Inbox", systemImage: "tray") }.tag(Tab.inbox)
///   Settings().tabItem { Label("Settings", systemImage: "gear") }.tag(Tab.settings)
/// }
/// ```
///
/// All pages stay mounted. `tabItem` must be written where the page is, not in the page's body.
public struct TabView<Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>?
  let content: Content
  @State private var ownSelection = 0

  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    let tags = selection.map { selection in
      TabSelection(
        isSelected: { _, tag in tag == AnyHashable(selection.wrappedValue) },
        select: { _, tag in
          if let value = tag?.base as? Selection { selection.wrappedValue = value }
        })
    }
    let indices = TabSelection(
      isSelected: { index, _ in index == ownSelection },
      select: { index, _ in ownSelection = index })
    return Pages(selection: tags ?? indices, content: content)
  }
}

extension TabView where Selection == Int {
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// A page with its tab.
public struct Tab<Value: Hashable, Content: View>: View {
  let title: String
  let icon: String?
  let value: Value
  let content: Content

  public init(
    _ title: String, systemImage: String? = nil, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    icon = systemImage
    self.value = value
    self.content = content()
  }

  public typealias Body = Never

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    let item = TabItemAttachment(label: StyledText(view.title), icon: view.icon)
    let content = Content.makeBlueprint(of: view.content, in: context)
    return Blueprint(
      .attached(
        AttachedBlueprint(
          TagAttachment(view.value),
          Blueprint(.attached(AttachedBlueprint(item, content))))))
  }
}

extension View {
  /// Names the page that the view is in a `TabView`.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> Attached<Self> {
    let label = label()
    return attached { context in
      let reader = InlineReader(Label.makeBlueprint(of: label, in: context.inner))
      return TabItemAttachment(label: reader.text, icon: reader.icon)
    }
  }
}

private final class TabItemAttachment: Attachment {
  let label: StyledText
  let icon: String?

  init(label: StyledText, icon: String?) {
    self.label = label
    self.icon = icon
  }
}

private struct TabSelection {
  let isSelected: @MainActor (Int, AnyHashable?) -> Bool
  let select: @MainActor (Int, AnyHashable?) -> Void
}

private struct Pages<Content: View>: View {
  typealias Body = Never

  let selection: TabSelection
  let content: Content

  static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    let parts = BlueprintParts(Content.makeBlueprint(of: view.content, in: context.inner)).parts
    let tabs = parts.map { part in
      let item = part.attachments.lazy.compactMap { $0 as? TabItemAttachment }.first
      return TabsElement.Tab(label: item?.label ?? "", icon: item?.icon)
    }
    let selected = parts.indices.first { view.selection.isSelected($0, parts[$0].tag) }
    let selection = view.selection
    let pages = parts.map { part in
      context.inner.element(.group, children: part.blueprint)
    }
    return context.element(
      .tabs(TabsElement(tabs: tabs, selection: selected)),
      handlers: Handlers(.pick) { event in
        guard case .pick(let index) = event, parts.indices.contains(index) else { return }
        selection.select(index, parts[index].tag)
      },
      children: Blueprint(.sequence(pages)))
  }
}
