import ViewTree

extension Layouter {
  func text(_ text: StyledText, _ space: Space, _ context: Context) -> Block {
    let lines = TextFlow.lines(
      of: text, width: space.width, style: context.style, limit: context.lineLimit,
      ellipsis: glyphs.ellipsis, marksLinks: true)
    if let limit = context.lineLimit, lines.count == limit,
      TextFlow.lines(of: text, width: space.width, style: [], limit: nil).count > limit
    {
      record.cut.append(text.plain)
    }
    let block = Block(lines: lines)
    guard context.textAlignment != .start else { return block }
    return Block.column(
      lines.map { Block(lines: [$0]) }, alignment: context.textAlignment, spacing: 0,
      width: block.width)
  }

  /// `[ Log in ]`, or `┊ Log in ┊` where it can't be pressed.
  func button(_ button: ButtonElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    if node.content.appearance.style == "plain" || node.content.appearance.style == "borderless" {
      return label(of: node, space, context).styled(pressable(node, button.role))
    }
    let edge = context.isDisabled ? glyphs.dotted.vertical : nil
    let focused = user.isFocused(node)
    return bracketed(
      label(of: node, Space(width: space.width - 4), context),
      open: edge ?? (focused ? glyphs.focusStart : "["),
      close: edge ?? (focused ? glyphs.focusEnd : "]"), context
    ).styled(pressable(node, button.role))
  }

  private func pressable(_ node: Node, _ role: ButtonElement.Role?) -> CellStyle {
    var style: CellStyle = user.isFocused(node) ? [.control, .focus] : .control
    if role == .destructive { style.foreground = CellColor(.error) }
    return style
  }

  func textField(_ field: TextFieldElement, _ node: Node, _ space: Space, _ context: Context)
    -> Block
  {
    let inner = max(1, space.width - 4)
    let isFocused = user.isFocused(node)
    let shown =
      field.style == .secure ? String(repeating: glyphs.dot, count: field.text.count) : field.text
    var lines: [Line]
    if glyphs.caret.isEmpty {
      lines = editable(shown, field, node, width: inner, context)
    } else if field.style == .multiline {
      lines = TextFlow.lines(of: StyledText(shown), width: inner, style: context.style, limit: nil)
    } else {
      lines = [Line(shown.replacing("\n", with: " "), style: context.style)]
    }
    while field.style == .multiline, lines.count < 3 { lines.append(Line()) }
    if isFocused, !glyphs.caret.isEmpty, field.style != .multiline,
      let selection = user.selections[node.id]
    {
      lines = [caret(in: shown, field.text, at: selection, context)]
    }
    let body = lines.map { line in
      var row = Line(signs: " ")
      row.append(line.width <= inner ? line : line.slice(from: window(line, inner), width: inner))
      row.pad(to: inner + 2)
      return row
    }
    let strokes = isFocused ? glyphs.heavy : context.isDisabled ? glyphs.dotted : glyphs.light
    let name = node.content.meaning.label ?? field.prompt
    return strokes.box(
      Block(lines: body, width: inner + 2), title: Line(name, style: context.style),
      style: isFocused ? [.edge, .focus] : .edge, ellipsis: glyphs.ellipsis)
  }

  /// The text with the caret in it, or with what is selected between two carets.
  private func caret(
    in shown: String, _ text: String, at selection: TextSelection, _ context: Context
  ) -> Line {
    let scalars = text.unicodeScalars
    func characters(_ offset: Int) -> Int {
      let end = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
      return text[..<(end ?? text.endIndex)].count
    }
    let shown = shown.replacing("\n", with: " ")
    let start = characters(selection.range.lowerBound)
    let end = characters(selection.range.upperBound)
    let plain = context.style.union(.direction(of: shown, in: context.style))
    let marked = plain.union(.accent)
    let caret = Cell(text: glyphs.caret, width: 1, style: marked)
    var line = Line(shown.prefix(start), style: plain)
    line.append(caret)
    if end > start {
      line.append(shown.prefix(end).dropFirst(start), style: marked)
      line.append(caret)
    }
    line.append(shown.dropFirst(end), style: plain)
    return line.joined
  }

  /// Where the visible part of a long line begins: so that the caret is in it, else at its end.
  private func window(_ line: Line, _ width: Int) -> Int {
    var column = 0
    for cell in line.cells {
      if cell.text == glyphs.caret { return max(0, min(column - width + 1, line.width - width)) }
      column += cell.width
    }
    return line.width - width
  }

  func toggle(_ toggle: ToggleElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    let mark = toggle.isOn ? glyphs.check : " "
    return beside(
      edged(Line(signs: mark, style: context.style), node, context),
      label(of: node, Space(width: space.width - 4), context))
  }

  func slider(_ slider: SliderElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    let label = label(of: node, Space(width: space.width / 2), context)
    let room = max(3, space.width - (label.width > 0 ? label.width + 1 : 0))
    let range = slider.upperBound - slider.lowerBound
    let fraction = range > 0 ? (slider.value - slider.lowerBound) / range : 0
    let knob = Int((Double(room - 1) * min(1, max(0, fraction.isFinite ? fraction : 0))).rounded())
    let isFocused = user.isFocused(node)
    var line = glyphs.heavy.rule(max(0, knob), style: .colored(.accent))
    line.draw(glyphs.knob, style: isFocused ? .focus : .control)
    line.append(glyphs.light.rule(room - knob - 1))
    for index in line.cells.indices { line.cells[index].part = Int32(index + 1) }
    return beside(label, Block(lines: [line]))
  }

  func stepper(_ stepper: StepperElement, _ node: Node, _ space: Space, _ context: Context) -> Block
  {
    let down = stepper.canDecrement && !context.isDisabled ? "-" : " "
    let up = stepper.canIncrement && !context.isDisabled ? "+" : " "
    var line = edged(Line(signs: "\(down)|\(up)", style: context.style), node, context)
    for index in line.cells.indices { line.cells[index].part = index < 2 ? 1 : index > 2 ? 2 : 0 }
    let sign = Block(lines: [line])
    var value = Block.empty
    if let text = node.content.meaning.value { value = Block(lines: [Line(text)]) }
    return beside(
      label(of: node, Space(width: max(1, space.width - 8)), context), beside(value, sign))
  }

  /// A control's sign in its edges: brackets, or dots where it is disabled.
  private func edged(_ inner: Line, _ node: Node, _ context: Context) -> Line {
    let isFocused = !context.isDisabled && user.isFocused(node)
    let (open, close) =
      context.isDisabled
      ? (glyphs.dotted.vertical, glyphs.dotted.vertical)
      : isFocused ? (glyphs.focusStart, glyphs.focusEnd) : ("[", "]")
    var line = Line(signs: open, style: context.style)
    line.append(inner)
    line.draw(close, style: context.style)
    if context.isDisabled { return line }
    return line.styled(isFocused ? [.control, .focus] : .control)
  }

  /// What a control that opens a list of choices has been set to.
  private func opener(_ text: String, _ node: Node, _ context: Context) -> Block {
    var line = Line(signs: " ", style: context.style)
    line.append(text, style: context.style)
    line.draw(" \(glyphs.down) ", style: context.style)
    return Block(lines: [edged(line, node, context)])
  }

  func picker(_ picker: PickerElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    let label = Line(picker.label, style: context.style)
    switch picker.style {
    case .segmented, .palette:
      var choices = Line()
      for (index, option) in picker.options.enumerated() {
        if index > 0 { choices.draw(glyphs.light.vertical, style: context.style, part: index + 1) }
        let mark = index == picker.selection ? " \(glyphs.chosen) " : " "
        choices.draw(mark, style: context.style, part: index + 1)
        choices.append(option.plain, style: context.style, part: index + 1)
        choices.draw(" ", style: context.style, part: index + 1)
      }
      var line = edged(choices, node, context)
      line.cells[0].part = 1
      line.cells[line.cells.count - 1].part = Int32(clamping: max(1, picker.options.count))
      return label.width > 0 ? beside(label, Block(lines: [line])) : Block(lines: [line])
    case .inline, .radioGroup, .wheel:
      let options = picker.options.enumerated().map { index, option in
        let isChosen = index == picker.selection
        let style: CellStyle =
          isChosen && user.isFocused(node) ? [.control, .focus] : .control
        var line = Line()
        line.draw(
          "\(isChosen ? glyphs.radioOn : glyphs.radioOff) ", style: style, part: index + 1)
        line.append(option.plain, style: context.style.union(style), part: index + 1)
        return line
      }
      return Block(lines: (label.width > 0 ? [label] : []) + options)
    case .automatic, .menu:
      let chosen =
        picker.selection.flatMap {
          picker.options.indices.contains($0) ? picker.options[$0].plain : nil
        }
      let box = opener(chosen ?? glyphs.none, node, context)
      return label.width > 0 ? beside(label, box) : box
    }
  }

  func datePicker(
    _ picker: DatePickerElement, _ node: Node, _ space: Space, _ context: Context
  ) -> Block {
    let date = CivilDate(secondsSince1970: picker.seconds)
    let parts = [picker.choosesDate ? date.day : nil, picker.choosesTime ? date.time : nil]
    let value = parts.compactMap { $0 }.joined(separator: " ")
    let box = opener(value, node, context)
    return beside(Block(lines: [Line(picker.label, style: context.style)]), box)
  }

  func menu(_ menu: MenuElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    opener(menu.label.plain, node, context)
  }

  func image(_ image: ImageElement, _ node: Node, _ context: Context) -> Block {
    if glyphs.drawsSymbols, case .symbol(let name) = image.source,
      let sign = SymbolSign.sign(of: name)
    {
      return Block(lines: [Line(signs: sign, style: context.style)])
    }
    let name =
      switch image.source {
      case .symbol(let name), .named(let name), .file(path: let name): name
      }
    let shown = node.content.meaning.label ?? image.alternative ?? name
    var line = Line(signs: "<", style: context.style)
    line.append(shown, style: context.style)
    line.draw(">", style: context.style)
    return Block(lines: [line])
  }

  func shape(_ shape: ShapeElement, _ context: Context) -> Block {
    let sign =
      switch shape.figure {
      case .rectangle, .roundedRectangle: glyphs.square
      case .circle, .capsule, .ellipse: glyphs.circle
      }
    return Block(lines: [Line(signs: sign, style: context.style)])
  }

  func progress(_ progress: ProgressElement, _ node: Node, _ space: Space, _ context: Context)
    -> Block
  {
    let label = label(of: node, Space(width: space.width), context)
    guard let fraction = progress.fraction else {
      let spinner = Line(signs: glyphs.spinner, style: context.style)
      let name = node.content.meaning.label ?? ""
      return beside(
        spinner, label.width > 0 ? label : Block(lines: name.isEmpty ? [] : [Line(name)]))
    }
    let clamped = fraction.isFinite ? min(1, max(0, fraction)) : 0
    let percent = "\(Int((clamped * 100).rounded()))%"
    let room = max(1, space.width - percent.count - 1)
    if label.width > 0, label.height == 1, label.width + 13 + percent.count < space.width {
      return beside(label, bar(clamped, space.width - label.width - 2 - percent.count, percent))
    }
    return Block(lines: label.lines + bar(clamped, room, percent).lines)
  }

  private func bar(_ clamped: Double, _ room: Int, _ percent: String) -> Block {
    let full = Int((Double(room) * clamped).rounded())
    var line = Line(signs: String(repeating: glyphs.full, count: full), style: .colored(.accent))
    line.draw(String(repeating: glyphs.empty, count: room - full), style: .edge)
    line.draw(" ")
    line.append(percent)
    return Block(lines: [line])
  }

  func label(of node: Node, _ space: Space, _ context: Context) -> Block {
    let space = Space(width: max(1, space.width))
    let content = node.layoutChildren
    // A name that no child shows is for those who can't see; a button is nothing without it.
    let kind = node.content.element.kind
    if content.isEmpty, kind == .button || kind == .progress,
      let name = node.content.meaning.label
    {
      return text(StyledText(name), space, context)
    }
    return row(content, space, context, alignment: .center, spacing: 1)
  }

  func bracketed(_ block: Block, open: String, close: String, _ context: Context) -> Block {
    let lines = (block.height == 0 ? [Line()] : block.lines).map { inner in
      var line = Line(signs: "\(open) ", style: context.style)
      line.append(inner)
      line.draw(" \(close)", style: context.style)
      return line
    }
    return Block(lines: lines)
  }

  private func beside(_ line: Line, _ block: Block) -> Block {
    beside(Block(lines: [line]), block)
  }

  private func beside(_ first: Block, _ second: Block) -> Block {
    if first.width == 0 { return second }
    if second.width == 0 { return first }
    return .row([first, second], alignment: .top, spacing: 1)
  }
}
