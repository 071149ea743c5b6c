import GTK
import ViewTree

extension GTKNode {
  /// Writes what differs between an old content and the present one; everything where `old` is
  /// `nil`. Reports nothing.
  func configure(from old: Content?) {
    let widgets = (widget, control)
    if let old, old.meaning.isHeading != content.meaning.isHeading { roleChanged() }
    if old?.element != content.element {
      show(old?.element)
      if old != nil { nameChanged() }
    }
    // A new widget in the place of an old one has been told nothing yet.
    let isNew = old == nil || widget != widgets.0 || control != widgets.1
    let told = isNew ? Content(content.element) : old ?? content
    if told.appearance != content.appearance { applyAppearance(from: told.appearance) }
    if told.meaning != content.meaning { applyMeaning(from: told.meaning) }
    if old != nil, isNew {
      focusHandler?.disconnect()
      focusHandler = nil
    }
    if isNew || told.events != content.events { eventsChanged() }
    refreshFill()
  }

  private func applyMeaning(from old: Meaning) {
    let new = content.meaning
    if old.badge != new.badge { show(badge: new.badge) }
    applyState(from: old)
    if old.label != new.label {
      if new.label == nil, isNamedByChildren {
        applyName()
      } else {
        control.setAccessibleLabel(new.label ?? ownName)
        labelChanged()
      }
      parent?.nameChanged()
    }
    if old.value != new.value { control.setAccessibleValue(new.value) }
    if old.hint != new.hint { control.setAccessibleDescription(new.hint) }
    if old.actions != new.actions { applyActions() }
    if old.identifier != new.identifier { control.name = new.identifier ?? control.typeName }
    if old.shortcut != new.shortcut { applyShortcut() }
    if old.isFocused != new.isFocused, let isFocused = new.isFocused {
      renderer.atCommit { [weak self] in self?.setFocus(isFocused) }
    }
  }

  /// Writes what the widget that is placed knows of the meaning.
  func applyState(from old: Meaning) {
    let new = content.meaning
    if old.isDisabled != new.isDisabled {
      widget.isSensitive = !new.isDisabled
      parent?.stateChanged(of: self)
    }
    if old.isHidden != new.isHidden {
      widget.isVisible = !new.isHidden
      parent?.stateChanged(of: self)
      parent?.nameChanged()
      // A navigation stack inside brings its title and toolbar items with it.
      if !children.isEmpty { host?.refreshBar() }
    }
    if old.isAccessibilityHidden != new.isAccessibilityHidden {
      widget.setAccessibleHidden(new.isAccessibilityHidden)
    }
    if old.help != new.help { widget.tooltip = new.help }
  }
}
