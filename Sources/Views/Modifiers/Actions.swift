import ViewTree

extension View {
  /// What a secondary click on the view offers: buttons.
  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: @escaping @MainActor () -> Items
  ) -> Attached<Self> {
    actions(.menu, menuItems)
  }

  /// What swiping a row offers on a touch platform, and its context menu on a desktop: buttons.
  public func swipeActions<Items: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping @MainActor () -> Items
  ) -> Attached<Self> {
    actions(edge == .leading ? .leading : .trailing, content)
  }

  private func actions<Items: View>(
    _ placement: NodeAction.Placement, _ content: @escaping @MainActor () -> Items
  ) -> Attached<Self> {
    attached { context in
      let items = InlineReader(Items.makeBlueprint(of: content(), in: context.inner)).items
      let first = context.modifiers.meaning.actions.count
      var handlers: [Handlers?] = []
      for item in items {
        guard case .button(let button) = item.element.content.element else { continue }
        handlers.append(item.element.handlers)
        context.modifiers.meaning.actions.append(
          NodeAction(
            label: item.element.label, icon: item.element.icon, role: button.role,
            placement: placement, isDisabled: item.element.content.meaning.isDisabled))
      }
      if !handlers.isEmpty { context.modifiers.events.insert(.action) }
      return EventAttachment(.action) { event in
        guard case .action(let index) = event, handlers.indices.contains(index - first) else {
          return false
        }
        handlers[index - first]?.handle(.press)
        return true
      }
    }
  }

  /// Gets fresh content when a user asks for it.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> Attached<Self> {
    attached { context in
      context.modifiers.events.insert(.refresh)
      return EventAttachment(.refresh) { _ in
        Task { await action() }
        return true
      }
    }
  }

  /// Presses the view by a key combination from anywhere in its window.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> Modified<Self> {
    keyboardShortcut(KeyboardShortcut(key.key, modifiers: modifiers))
  }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Modified<Self> {
    modified { $0.modifiers.meaning.shortcut = shortcut }
  }
}

/// The start or the end of a row.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  case leading, trailing
}

/// Keys that are held while another is pressed.
public typealias EventModifiers = KeyboardShortcut.Modifiers

/// A key, by its character or by what it does.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  let key: KeyboardShortcut.Key

  init(_ key: KeyboardShortcut.Key) {
    self.key = key
  }

  public init(_ character: Character) {
    key = .character(String(character))
  }

  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  public static let `return` = KeyEquivalent(.return)
  public static let escape = KeyEquivalent(.escape)
  public static let delete = KeyEquivalent(.delete)
  public static let tab = KeyEquivalent(.tab)
  public static let space = KeyEquivalent(.space)
  public static let upArrow = KeyEquivalent(.up)
  public static let downArrow = KeyEquivalent(.down)
  public static let leftArrow = KeyEquivalent(.left)
  public static let rightArrow = KeyEquivalent(.right)
  public static let home = KeyEquivalent(.home)
  public static let end = KeyEquivalent(.end)
  public static let pageUp = KeyEquivalent(.pageUp)
  public static let pageDown = KeyEquivalent(.pageDown)
}
