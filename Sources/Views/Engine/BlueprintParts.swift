/// The parts of a blueprint that an author wrote one after the other, without evaluating any view.
@MainActor
struct BlueprintParts {
  struct Part {
    let blueprint: Blueprint
    /// What is attached around the part, outermost first.
    let attachments: [Attachment]
    /// The nearest `tag` or `ForEach` id.
    let tag: AnyHashable?
  }

  private(set) var parts: [Part] = []

  init(_ blueprint: Blueprint) {
    split(blueprint, whole: blueprint, attachments: [], tag: nil)
  }

  private mutating func split(
    _ blueprint: Blueprint, whole: Blueprint, attachments: [Attachment], tag: AnyHashable?
  ) {
    switch blueprint.node {
    case .empty: break
    case .element, .scope:
      parts.append(Part(blueprint: whole, attachments: attachments, tag: tag))
    case .sequence(let children) where attachments.isEmpty:
      for child in children { split(child, whole: child, attachments: [], tag: tag) }
    case .sequence(let children):
      // What is attached around several parts stays with them as one.
      if !children.isEmpty {
        parts.append(Part(blueprint: whole, attachments: attachments, tag: tag))
      }
    case .branch(_, let box), .keyed(_, let box):
      split(box.blueprint, whole: whole, attachments: attachments, tag: tag)
    case .collection(let collection):
      for (key, part) in zip(collection.keys, collection.parts) {
        split(part, whole: part, attachments: [], tag: key)
      }
    case .attached(let attached):
      split(
        attached.content, whole: whole, attachments: attachments + [attached.attachment],
        tag: (attached.attachment as? TagAttachment)?.tag ?? tag)
    }
  }
}
