import ViewTree

/// Reads a blueprint as data, without mounting it: the options of a picker, the buttons of an alert,
/// the words of a label.
///
/// Views within are evaluated on the spot, as part of the view that asks; `@State` in them has its
/// initial value.
@MainActor
struct InlineReader {
  /// One element, with what is attached around it.
  struct Item {
    let element: ElementBlueprint
    /// The nearest `tag` or `ForEach` id around the element.
    let tag: AnyHashable?
    let attachments: [Attachment]
  }

  private(set) var items: [Item] = []

  init(_ blueprint: Blueprint) {
    read(blueprint, tag: nil, attachments: [])
  }

  private mutating func read(_ blueprint: Blueprint, tag: AnyHashable?, attachments: [Attachment]) {
    switch blueprint.node {
    case .empty: break
    case .element(let element):
      items.append(Item(element: element, tag: tag, attachments: attachments))
    case .scope(let scope):
      read(scope.view.evaluateInline(scope.context), tag: tag, attachments: attachments)
    case .sequence(let parts):
      for part in parts { read(part, tag: tag, attachments: attachments) }
    case .branch(_, let box):
      read(box.blueprint, tag: tag, attachments: attachments)
    case .keyed(_, let box):
      read(box.blueprint, tag: tag, attachments: attachments)
    case .collection(let collection):
      for (key, part) in zip(collection.keys, collection.parts) {
        read(part, tag: key, attachments: attachments)
      }
    case .attached(let attached):
      let tag = (attached.attachment as? TagAttachment)?.tag ?? tag
      read(attached.content, tag: tag, attachments: attachments + [attached.attachment])
    }
  }

  /// All texts in reading order, joined by spaces.
  var text: StyledText {
    var runs: [StyledText.Run] = []
    for item in items {
      let part = item.element.inlineText
      guard !part.runs.isEmpty else { continue }
      if !runs.isEmpty { runs.append(.init(" ")) }
      runs += part.runs
    }
    return StyledText(runs: runs)
  }

  /// The symbol of the first picture.
  var icon: String? {
    for item in items {
      if let icon = item.element.inlineIcon { return icon }
    }
    return nil
  }
}

extension ElementBlueprint {
  fileprivate var inlineText: StyledText {
    if case .text(let text) = content.element { return text.text }
    return InlineReader(children).text
  }

  fileprivate var inlineIcon: String? {
    if case .image(let image) = content.element {
      if case .symbol(let name) = image.source { return name }
      return nil
    }
    return InlineReader(children).icon
  }

  /// The words in the element.
  var label: StyledText { inlineText }
  /// The symbol in the element.
  var icon: String? { inlineIcon }
}

/// Names the value that an option stands for.
final class TagAttachment: Attachment {
  let tag: AnyHashable

  /// A tag of an optional value stands for the value.
  init<Tag: Hashable>(_ tag: Tag) {
    self.tag = (tag as? any PresentTag)?.presentTag ?? AnyHashable(tag)
  }
}

private protocol PresentTag {
  var presentTag: AnyHashable? { get }
}

extension Optional: PresentTag where Wrapped: Hashable {
  fileprivate var presentTag: AnyHashable? { map { AnyHashable($0) } }
}
