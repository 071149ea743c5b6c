import ViewTree

/// An alert or confirmation dialog as data, with what its buttons do.
package struct AlertContent {
  package struct Button {
    package var label: StyledText
    package var role: ButtonElement.Role?
    package var action: @MainActor () -> Void

    package init(
      _ label: StyledText, role: ButtonElement.Role? = nil, action: @escaping @MainActor () -> Void
    ) {
      self.label = label
      self.role = role
      self.action = action
    }
  }

  /// Tells this presentation from the next one at the same place: a change closes one and opens
  /// another.
  package var key: AnyHashable
  package var title: StyledText
  package var isTitleVisible = true
  package var message: StyledText?
  package var buttons: [Button]
  /// Clears the state that presents the alert. Called after the action of a button.
  package var dismiss: @MainActor () -> Void

  package init(
    key: AnyHashable, title: StyledText, isTitleVisible: Bool = true, message: StyledText? = nil,
    buttons: [Button], dismiss: @escaping @MainActor () -> Void
  ) {
    self.key = key
    self.title = title
    self.isTitleVisible = isTitleVisible
    self.message = message
    self.buttons = buttons
    self.dismiss = dismiss
  }
}

extension View {
  /// Shows an alert while `content` gives one.
  package func presenting(
    _ kind: AlertKind, _ content: @escaping @MainActor (BlueprintContext) -> AlertContent?
  ) -> Rewritten<Self> {
    rewritten { view, context in
      var alert = Blueprint.empty
      if let content = content(context.inner) {
        alert = Blueprint(
          .keyed(content.key, BlueprintBox(context.inner.alert(kind, content))))
      }
      return Blueprint(.sequence([Self.makeBlueprint(of: view, in: context), alert]))
    }
  }
}

package enum AlertKind {
  case alert, dialog
}

extension BlueprintContext {
  fileprivate func alert(_ kind: AlertKind, _ content: AlertContent) -> Blueprint {
    var buttons = content.buttons
    if buttons.isEmpty { buttons = [AlertContent.Button("OK", role: .cancel) {}] }
    if kind == .dialog, !buttons.contains(where: { $0.role == .cancel }) {
      buttons.append(AlertContent.Button("Cancel", role: .cancel) {})
    }
    let alert = AlertElement(
      title: content.title, isTitleVisible: content.isTitleVisible, message: content.message,
      buttons: buttons.map { AlertElement.Button($0.label, role: $0.role) })
    let handlers = Handlers([.choose, .dismiss]) { event in
      // Closed without an answer is answered by the cancel button.
      let choice =
        if case .choose(let index) = event { index } else {
          buttons.firstIndex { $0.role == .cancel }
        }
      if let choice, buttons.indices.contains(choice) { buttons[choice].action() }
      content.dismiss()
    }
    return element(kind == .alert ? .alert(alert) : .dialog(alert), handlers: handlers)
  }
}

extension AlertContent {
  /// Reads the buttons and the message of an alert from views.
  @MainActor
  init<Actions: View, Message: View>(
    key: AnyHashable, title: Text, isTitleVisible: Bool = true, actions: Actions, message: Message,
    in context: BlueprintContext, dismiss: @escaping @MainActor () -> Void
  ) {
    let message = InlineReader(Message.makeBlueprint(of: message, in: context)).text
    let items = InlineReader(Actions.makeBlueprint(of: actions, in: context)).items
    self.init(
      key: key, title: title.styled, isTitleVisible: isTitleVisible,
      message: message.runs.isEmpty ? nil : message,
      buttons: items.compactMap { item in
        guard case .button(let button) = item.element.content.element else { return nil }
        let handlers = item.element.handlers
        return Button(item.element.label, role: button.role) { handlers?.handle(.press) }
      },
      dismiss: dismiss)
  }
}
