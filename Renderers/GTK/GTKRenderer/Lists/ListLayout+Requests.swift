import ViewTree

extension ListLayout {
  /// Rows that somebody has to ask the core for.
  struct Request {
    let node: GTKNode
    let rows: Range<Int>
  }

  /// How many rows more than those that are bound are asked for on either side.
  static let margin = 32

  /// What to ask for so that the entries at these positions are there. Empty where they are.
  func requests(for positions: Range<Int>) -> [Request] {
    var wanted: [ObjectIdentifier: (node: GTKNode, rows: Range<Int>, isMissing: Bool)] = [:]
    var order: [ObjectIdentifier] = []
    for position in positions {
      let (node, index, isMissing): (GTKNode, Int, Bool)
      switch entry(at: position) {
      case .row(_, let parent, let place): (node, index, isMissing) = (parent, place, false)
      case .unmounted(let parent, let place): (node, index, isMissing) = (parent, place, true)
      case .header, .footer, nil: continue
      }
      let id = ObjectIdentifier(node)
      if let known = wanted[id] {
        let rows = min(known.rows.lowerBound, index)..<max(known.rows.upperBound, index + 1)
        wanted[id] = (node, rows, known.isMissing || isMissing)
      } else {
        wanted[id] = (node, index..<index + 1, isMissing)
        order.append(id)
      }
    }
    return order.compactMap { id in
      guard let (node, rows, isMissing) = wanted[id], isMissing else { return nil }
      let total = node.content.element.window?.total ?? rows.upperBound
      return Request(
        node: node,
        rows: max(0, rows.lowerBound - Self.margin)..<min(total, rows.upperBound + Self.margin))
    }
  }
}
