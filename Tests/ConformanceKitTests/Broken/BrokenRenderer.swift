import ConformanceKit
import ViewTree

@testable import TextRenderer

/// The text renderer, with one mistake.
@MainActor
final class BrokenRenderer: Renderer {
  let inner = TextRenderer()
  let mistake: Mistake
  var leaked: [TextRenderer.Handle] = []
  private(set) var answers: [NodeID: UInt64] = [:]
  private var updates = 0

  init(_ mistake: Mistake) {
    self.mistake = mistake
  }

  var kinds: Set<Kind> {
    switch mistake {
    case .dropsGroups: Kind.core
    case .lacksCoreKinds: Kind.core.subtracting([.spacer])
    default: inner.kinds
    }
  }

  var surface: TextRenderer.Handle { inner.surface }

  var events: (@MainActor (Event) -> Void)? {
    didSet {
      inner.events = { [weak self] event in self?.report(event) }
    }
  }

  private func report(_ event: Event) {
    switch (mistake, event.kind) {
    case (.reportsNothing, .press), (.reportsNothing, .toggle): return
    case (.reportsTwice, .press), (.reportsTwice, .slide): events?(event)
    default: break
    }
    events?(event)
    guard let handle = inner.handles[event.node] else { return }
    switch (mistake, event.kind) {
    case (.closesByItself, .dismiss), (.closesByItself, .choose):
      handle.content.meaning.isHidden = true
    case (.ignoresRefusals, .toggle(let isOn)):
      guard case .toggle(var toggle) = handle.content.element else { break }
      toggle.isOn = isOn
      handle.content.element = .toggle(toggle)
    default: break
    }
  }

  func make(_ id: NodeID, _ content: Content) -> TextRenderer.Handle {
    let handle = inner.make(id, distorted(content))
    if mistake == .leaks { leaked.append(handle) }
    return handle
  }

  func update(_ handle: TextRenderer.Handle, from old: Content, to new: Content) {
    var new = new
    switch mistake {
    case .ignoresNewValues:
      if case .slider = new.element { return }
    case .keepsOldLabels:
      if let label = old.meaning.label, new.meaning.label == nil { new.meaning.label = label }
    case .echoesWrites:
      if case .toggle(let toggle) = new.element, old.element != new.element {
        events?(Event(handle.id, .toggle(toggle.isOn)))
      }
    case .forgetsSelection:
      if case .list(let list) = old.element { new.element = .list(list) }
    case .dropsTheThirdUpdate:
      updates += 1
      if updates.isMultiple(of: 7), old.meaning != new.meaning { return }
    default: break
    }
    inner.update(handle, from: distorted(old), to: distorted(new))
    if mistake == .losesTheCaret { inner.select(TextSelection(caret: 0), in: handle) }
    if mistake == .reportsFocusFromState, old.meaning.isFocused != new.meaning.isFocused,
      new.meaning.isFocused == true
    {
      late.append(Event(handle.id, .focus(true)))
    }
  }

  private var late: [Event] = []

  func insert(_ child: TextRenderer.Handle, into parent: TextRenderer.Handle, at index: Int) {
    switch mistake {
    case .insertsAtTheEnd: inner.insert(child, into: parent, at: parent.children.count)
    case .dropsGroups:
      let isGroup: Bool = if case .group = parent.content.element { true } else { false }
      if parent !== surface, isGroup { return }
      inner.insert(child, into: parent, at: min(index, parent.children.count))
    default: inner.insert(child, into: parent, at: min(index, parent.children.count))
    }
    if mistake == .showsEarly { inner.events?(Event(child.id, .press)) }
  }

  func move(_ child: TextRenderer.Handle, in parent: TextRenderer.Handle, from: Int, to: Int) {
    switch mistake {
    case .dropsMoves: return
    case .losesFocusInMoves:
      if inner.user.focus == child.id { inner.user.focus = nil }
    default: break
    }
    guard let place = parent.children.firstIndex(where: { $0 === child }) else { return }
    inner.move(child, in: parent, from: place, to: min(to, parent.children.count - 1))
  }

  func remove(_ child: TextRenderer.Handle, from parent: TextRenderer.Handle, at index: Int) {
    if mistake == .keepsRemovedChildren, case .stack = parent.content.element { return }
    if mistake == .dropsGroups, child.parent == nil { return }
    guard let place = parent.children.firstIndex(where: { $0 === child }) else { return }
    inner.remove(child, from: parent, at: place)
  }

  func answer(_ handle: TextRenderer.Handle, _ answer: TextAnswer) {
    switch mistake {
    case .ignoresAnswers: return
    case .takesOldAnswers:
      let revision = handle.sync?.revision ?? 0
      return inner.answer(handle, TextAnswer(revision: revision, text: answer.text))
    default: inner.answer(handle, answer)
    }
    if mistake == .losesTheCaret { inner.select(TextSelection(caret: 0), in: handle) }
  }

  func commit() {
    inner.commit()
    if mistake == .reportsInBatches, let id = inner.handles.keys.max(), id != .surface {
      events?(Event(id, .press))
    }
    let due = late
    late = []
    for event in due { events?(event) }
  }

  /// The content with what the mistake overlooks left out.
  private func distorted(_ content: Content) -> Content {
    var content = content
    switch mistake {
    case .ignoresHidden: content.meaning.isHidden = false
    case .ignoresDisabled: content.meaning.isDisabled = false
    case .ignoresLabels: content.meaning.label = nil
    case .ignoresIdentifiers: content.meaning.identifier = nil
    case .ignoresHeadings: content.meaning.isHeading = false
    case .ignoresFocus: content.meaning.isFocused = nil
    case .dismissesWhatIsFirm:
      if case .sheet(var sheet) = content.element {
        sheet.canDismiss = true
        content.element = .sheet(sheet)
      }
    case .selectsOldRows:
      if case .list(var list) = content.element {
        list.selection = Set(list.selection.map { $0 + 1 })
        content.element = .list(list)
      }
    default: break
    }
    return content
  }
}
