import ViewTree

extension Layouter {
  /// One line of an open menu, of an open picker or of the actions of a node.
  struct Entry {
    var line: Line
    /// The node that it stands for, where it has one.
    var owner: NodeID?
    var isFocused = false
  }

  /// Lays the entries of what is open below it, or above where there is more room.
  func open(_ node: Node, over screen: Block, _ space: Space) -> Block {
    let entries = entries(of: node)
    let width = entries.lazy.map(\.line.width).max() ?? 0
    var rows = entries.enumerated().map { index, entry in
      var row = Block(lines: [entry.line], width: width)
        .padded(top: 0, bottom: 0, start: 1, end: 1)
      if entry.isFocused { row = row.styled(.focus) }
      return entry.owner.map { row.owned(by: $0) } ?? row.part(index + 1)
    }
    if let height = space.height, rows.count > height - 2, height > 2 {
      let focus = entries.firstIndex(where: \.isFocused) ?? 0
      let first = max(0, min(focus - (height - 2) / 2, rows.count - (height - 2)))
      rows = Array(rows[first..<(first + height - 2)])
    }
    let box = glyphs.light.box(
      .column(rows, alignment: .start, spacing: 0, width: nil), ellipsis: glyphs.ellipsis
    ).owned(by: node.id).styled(.raised)
    let covered = screen.styled([.dim, .covered])
    guard let place = screen.place(of: node.id) else { return lay(box, over: screen, space) }
    var below = covered
    let y = place.line + 1
    if let height = space.height {
      below = below.aligned(.top, height: height)
    } else if below.height < y + box.height {
      below = below.aligned(.top, height: y + box.height)
    }
    let fits = y + box.height <= (space.height ?? below.height)
    let x = max(0, min(place.column, space.width - box.width))
    return below.overlaid(
      box.width > space.width ? box.aligned(.start, in: space.width) : box, x: x,
      y: fits ? y : max(0, place.line - box.height))
  }

  private func entries(of node: Node) -> [Entry] {
    switch node.content.element {
    case .menu: return items(of: node)
    case .picker(let picker):
      return picker.options.enumerated().map { index, option in
        Entry(
          line: checked(index == picker.selection, option.plain, []),
          isFocused: user.marks[node.id] == index)
      }
    default:
      return node.content.meaning.actions.enumerated().map { index, action in
        var style: CellStyle = action.role == .destructive ? .colored(.error) : []
        if action.isDisabled { style.formUnion([.dim, .inactive]) }
        return Entry(
          line: Line(action.label.plain, style: style), isFocused: user.marks[node.id] == index)
      }
    }
  }

  private func checked(_ isOn: Bool, _ name: String, _ style: CellStyle) -> Line {
    var line = Line(signs: "\(isOn ? glyphs.check : " ") ", style: style)
    line.append(name, style: style)
    return line
  }

  private func items(of menu: Node) -> [Entry] {
    menu.layoutChildren.flatMap { item -> [Entry] in
      let isOff = item.content.meaning.isDisabled
      var style: CellStyle = isOff ? [.dim, .inactive] : []
      var name = item.accessibleName
      switch item.content.element {
      case .divider: return [Entry(line: glyphs.light.rule(3), owner: item.id)]
      case .group, .section, .stack: return items(of: item)
      case .toggle(let toggle):
        let line = checked(toggle.isOn, name, style)
        return [Entry(line: line, owner: item.id, isFocused: user.focus == item.id)]
      case .button(let button) where button.role == .destructive && !isOff:
        style = .colored(.error)
      case .menu, .picker: name += " \(glyphs.forward)"
      default: break
      }
      return [
        Entry(
          line: Line(name, style: style), owner: item.id, isFocused: user.focus == item.id)
      ]
    }
  }
}
