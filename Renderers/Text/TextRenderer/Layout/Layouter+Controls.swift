import ViewTree

extension Layouter {
  func text(_ text: StyledText, _ space: Space, _ context: Context) -> Block {
    let lines = TextFlow.lines(
      of: text, width: space.width, style: context.style, limit: context.lineLimit)
    let block = Block(lines: lines)
    guard context.textAlignment != .start else { return block }
    return Block.column(
      lines.map { Block(lines: [$0]) }, alignment: context.textAlignment, spacing: 0,
      width: block.width)
  }

  /// `[ Log in ]`, or `┊ Log in ┊` where it can't be pressed.
  func button(_ button: ButtonElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    if node.content.appearance.style == "plain" || node.content.appearance.style == "borderless" {
      return label(of: node, space, context)
    }
    let edge = context.isDisabled ? glyphs.dotted.vertical : nil
    let focused = node.content.meaning.isFocused == true
    return bracketed(
      label(of: node, Space(width: space.width - 4), context), open: edge ?? (focused ? "❱" : "["),
      close: edge ?? (focused ? "❰" : "]"), context)
  }

  func textField(_ field: TextFieldElement, _ node: Node, _ space: Space, _ context: Context)
    -> Block
  {
    let inner = max(1, space.width - 4)
    let isFocused = node.content.meaning.isFocused == true
    let shown =
      field.style == .secure ? String(repeating: glyphs.dot, count: field.text.count) : field.text
    var lines: [Line]
    if field.style == .multiline {
      lines = TextFlow.lines(of: StyledText(shown), width: inner, style: context.style, limit: nil)
      while lines.count < 3 { lines.append(Line()) }
    } else {
      lines = [Line(shown.replacing("\n", with: " "), style: context.style)]
    }
    let body = lines.map { line in
      var row = Line(" ")
      row.append(line.width <= inner ? line : line.slice(from: line.width - inner, width: inner))
      row.pad(to: inner + 2)
      return row
    }
    let strokes = isFocused ? glyphs.heavy : context.isDisabled ? glyphs.dotted : glyphs.light
    let name = node.content.meaning.label ?? field.prompt
    return strokes.box(
      Block(lines: body, width: inner + 2), title: Line(name, style: context.style))
  }

  func toggle(_ toggle: ToggleElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    let mark = toggle.isOn ? glyphs.check : " "
    let box =
      context.isDisabled ? "\(glyphs.dotted.vertical)\(mark)\(glyphs.dotted.vertical)" : "[\(mark)]"
    return beside(
      Line(box, style: context.style), label(of: node, Space(width: space.width - 4), context))
  }

  func slider(_ slider: SliderElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    let label = label(of: node, Space(width: space.width / 2), context)
    let room = max(3, space.width - (label.width > 0 ? label.width + 1 : 0))
    let range = slider.upperBound - slider.lowerBound
    let fraction = range > 0 ? (slider.value - slider.lowerBound) / range : 0
    let knob = Int((Double(room - 1) * min(1, max(0, fraction.isFinite ? fraction : 0))).rounded())
    var line = glyphs.heavy.rule(knob)
    line.append(glyphs.knob)
    line.append(glyphs.light.rule(room - knob - 1))
    return beside(label, Block(lines: [line]))
  }

  func stepper(_ node: Node, _ space: Space, _ context: Context) -> Block {
    beside(
      label(of: node, Space(width: max(1, space.width - 8)), context), Block(lines: [Line("[-|+]")])
    )
  }

  func picker(_ picker: PickerElement, _ space: Space, _ context: Context) -> Block {
    let label = Line(picker.label, style: context.style)
    switch picker.style {
    case .segmented, .palette:
      var line = Line("[")
      for (index, option) in picker.options.enumerated() {
        if index > 0 { line.append(glyphs.light.vertical) }
        line.append(
          index == picker.selection ? "\(glyphs.knob)\(option.plain)" : " \(option.plain)")
        line.append(" ")
      }
      line.append("]")
      return label.width > 0 ? beside(label, Block(lines: [line])) : Block(lines: [line])
    case .inline, .radioGroup, .wheel:
      let options = picker.options.enumerated().map { index, option in
        Line("\(index == picker.selection ? glyphs.radioOn : glyphs.radioOff) \(option.plain)")
      }
      return Block(lines: (label.width > 0 ? [label] : []) + options)
    case .automatic, .menu:
      let chosen =
        picker.selection.flatMap {
          picker.options.indices.contains($0) ? picker.options[$0].plain : nil
        }
      let box = Line("[ \(chosen ?? "–") \(glyphs.down) ]", style: context.style)
      return label.width > 0 ? beside(label, Block(lines: [box])) : Block(lines: [box])
    }
  }

  func datePicker(_ picker: DatePickerElement, _ context: Context) -> Block {
    let date = CivilDate(secondsSince1970: picker.seconds)
    let parts = [picker.choosesDate ? date.day : nil, picker.choosesTime ? date.time : nil]
    let value = parts.compactMap { $0 }.joined(separator: " ")
    let box = Block(lines: [Line("[ \(value) \(glyphs.down) ]", style: context.style)])
    return beside(Block(lines: [Line(picker.label, style: context.style)]), box)
  }

  func menu(_ menu: MenuElement, _ space: Space, _ context: Context) -> Block {
    Block(lines: [Line("[ \(menu.label.plain) \(glyphs.down) ]", style: context.style)])
  }

  func image(_ image: ImageElement, _ context: Context) -> Block {
    let name =
      switch image.source {
      case .symbol(let name), .named(let name), .file(path: let name): name
      }
    return Block(lines: [Line("<\(image.alternative ?? name)>", style: context.style)])
  }

  func progress(_ progress: ProgressElement, _ node: Node, _ space: Space, _ context: Context)
    -> Block
  {
    let label = label(of: node, Space(width: space.width), context)
    guard let fraction = progress.fraction else {
      let spinner = Line(glyphs.spinner, style: context.style)
      let name = node.content.meaning.label ?? ""
      return beside(
        spinner, label.width > 0 ? label : Block(lines: name.isEmpty ? [] : [Line(name)]))
    }
    let clamped = fraction.isFinite ? min(1, max(0, fraction)) : 0
    let percent = " \(Int((clamped * 100).rounded()))%"
    let room = max(1, space.width - percent.count)
    let full = Int((Double(room) * clamped).rounded())
    var line = Line(String(repeating: glyphs.full, count: full))
    line.append(String(repeating: glyphs.empty, count: room - full))
    line.append(percent)
    return Block(lines: label.lines + [line])
  }

  func label(of node: Node, _ space: Space, _ context: Context) -> Block {
    let space = Space(width: max(1, space.width))
    let content = node.layoutChildren
    if content.isEmpty, let name = node.content.meaning.label {
      return text(StyledText(name), space, context)
    }
    return row(content, space, context, alignment: .center, spacing: 1)
  }

  func bracketed(_ block: Block, open: String, close: String, _ context: Context) -> Block {
    let lines = (block.height == 0 ? [Line()] : block.lines).map { inner in
      var line = Line("\(open) ", style: context.style)
      line.append(inner)
      line.append(" \(close)", style: context.style)
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
