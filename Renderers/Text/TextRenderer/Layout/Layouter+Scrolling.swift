import ViewTree

extension Layouter {
  func scroll(_ scroll: ScrollElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    guard scroll.scrollsHorizontally else { return viewport(node, space, context) }
    // What is wider than the screen is laid out as wide as it likes, and cut where the screen ends.
    let children = node.layoutChildren
    let isElastic = children.contains { expandsHorizontally($0) }
    let wide = Space(width: isElastic ? space.width : Self.endless, height: space.height)
    let block = column(children, wide, context, alignment: .start, spacing: 0)
    guard block.width > space.width else { return block }
    return Block(
      lines: block.lines.map { line in
        var cut = line.slice(from: 0, width: space.width - 1)
        let rest = line.slice(from: space.width - 1, width: line.width - space.width + 1)
        let isBlank = rest.cells.allSatisfy { $0.text == " " }
        cut.draw(isBlank ? " " : glyphs.forward)
        return cut
      }, width: space.width)
  }

  /// Content behind a window that may be lower than it, with a bar that says where the window is.
  func viewport(_ node: Node, _ space: Space, _ context: Context) -> Block {
    let children = node.layoutChildren
    guard let height = space.height else {
      return column(children, space, context, alignment: .start, spacing: 0)
    }
    // A list in here scrolls by itself.
    if children.contains(where: { $0.content.element.kind == .list }) {
      return column(children, space, context, alignment: .start, spacing: 0)
    }
    let free = column(
      children, Space(width: space.width), context, alignment: .start, spacing: 0)
    seek(in: node, free, page: height)
    record.extents[node.id] = ScrollExtent(
      offset: 0, limit: max(0, free.height - height), page: height)
    guard free.height > height, height > 0, space.width > 4 else {
      return free.height > height ? free.aligned(.top, height: height) : free
    }
    let narrow = Space(width: space.width - 2)
    let content = column(children, narrow, context, alignment: .start, spacing: 0)
      .aligned(.start, in: narrow.width)
    seek(in: node, content, page: height)
    let limit = max(0, content.height - height)
    let offset = min(max(0, user.scroll[node.id] ?? 0), limit)
    record.extents[node.id] = ScrollExtent(offset: offset, limit: limit, page: height)
    let thumb = max(1, min(height, height * height / max(1, content.height)))
    let place = limit == 0 ? 0 : (height - thumb) * offset / limit
    let window = content.lines.dropFirst(offset).prefix(height).enumerated().map { y, line in
      var line = line
      line.draw(" ")
      let isThumb = y >= place && y < place + thumb
      line.draw(isThumb ? glyphs.heavy.vertical : glyphs.dotted.vertical, style: [.dim, .edge])
      return line
    }
    return Block(lines: Array(window), width: space.width).aligned(.top, height: height)
  }

  private func seek(in node: Node, _ content: Block, page: Int) {
    guard !record.wanted.isEmpty else { return }
    func isWanted(_ line: Line) -> Bool {
      line.cells.contains { record.wanted.contains($0.owner) }
    }
    guard let first = content.lines.firstIndex(where: isWanted) else { return }
    record.offsets[node.id] = first
    record.ends[node.id] = (content.lines.lastIndex(where: isWanted) ?? first) - page + 1
  }

  private static var endless: Int { 2_000 }
}
