import ViewTree

/// Charts: numbers as braille dots, or as bars of cells, beside their scale.
///
/// ```
/// 100% ┤      ⢀⡠⠤⠒⠒⠢⣀
///      │   ⣀⠔⠁       ⠉⠢
///   0% ┤⠒⠊⠉
/// ```
extension Layouter {
  func chart(_ chart: ChartElement, _ node: Node, _ space: Space, _ context: Context) -> Block {
    let scale = chart.scale
    let labels = [scale.upperBound, scale.lowerBound].map(chart.label(of:))
    let margin = labels.map { CellWidth.of($0) }.max() ?? 0
    let height = chartHeight(node, space)
    let width = space.width - margin - 2
    guard width >= 4, height >= 2 else {
      return text(StyledText(chart.summary), space, context)
    }
    var lines = plot(chart, width: width, height: height)
    for row in lines.indices {
      let label = row == 0 ? labels[0] : row == height - 1 ? labels[1] : ""
      var line = Line.blank(margin - CellWidth.of(label))
      line.append(label, style: .dim)
      line.append(label.isEmpty ? " \(glyphs.axis)" : " \(glyphs.tick)", style: .edge)
      line.append(lines[row])
      lines[row] = line
    }
    return Block(lines: lines + legend(chart, space, context).lines, width: space.width)
  }

  private func chartHeight(_ node: Node, _ space: Space) -> Int {
    let hint = node.content.appearance.height
    let wish = hint.ideal ?? hint.minimum ?? 5
    let rows = wish.isFinite ? max(2, min(Int(wish.rounded()), 100)) : 5
    if hint.expands, let height = space.height { return max(2, height) }
    return space.height.map { max(0, min(rows, $0)) } ?? rows
  }

  private func legend(_ chart: ChartElement, _ space: Space, _ context: Context) -> Block {
    guard chart.series.contains(where: { !$0.name.isEmpty }) else { return .empty }
    var line = Line()
    for (index, series) in chart.series.enumerated() {
      if index > 0 { line.append("  ") }
      line.append(glyphs.square, style: .colored(color(of: series, index)))
      line.append(" \(series.name)", style: context.style)
    }
    return Block(lines: [line.truncated(to: space.width, glyphs.ellipsis)])
  }

  private func plot(_ chart: ChartElement, width: Int, height: Int) -> [Line] {
    var dots = Dots(width: width, height: height)
    for (index, series) in chart.series.enumerated() {
      let color = color(of: series, index)
      let columns =
        chart.form == .bars
        ? bars(series.values, over: width * 2) : spread(series.values, over: width * 2)
      let zero = chart.form == .bars ? chart.fraction(of: 0) : 0
      var last: Int?
      for (x, value) in columns.enumerated() {
        guard let value else {
          last = nil
          continue
        }
        let y = dots.row(chart.fraction(of: value))
        switch chart.form {
        case .line: dots.fill(x, from: last ?? y, to: y, color)
        case .area: dots.fill(x, from: 0, to: y, color)
        case .bars: dots.fill(x, from: dots.row(zero), to: y, color)
        }
        last = y
      }
    }
    return dots.lines(glyphs)
  }

  /// Values at even distances over columns: the greatest where several share one, the last before it
  /// where a column has none.
  private func spread(_ values: [Double?], over columns: Int) -> [Double?] {
    guard !values.isEmpty else { return [] }
    return (0..<columns).map { column in
      let first = column * values.count / columns
      let end = max(first + 1, (column + 1) * values.count / columns)
      return values[first..<end].compactMap(\.self).max()
    }
  }

  /// As ``spread(_:over:)``, with room between bars where they are wide enough.
  private func bars(_ values: [Double?], over columns: Int) -> [Double?] {
    let room = columns / max(1, values.count)
    guard room >= 4 else { return spread(values, over: columns) }
    return values.flatMap { value in
      Array(repeating: value, count: room - 2) + [nil, nil]
    }
  }

  private func color(of series: ChartElement.Series, _ index: Int) -> ColorRole {
    let palette: [ColorRole] = [.accent, .orange, .green, .purple, .red, .teal]
    return series.color ?? palette[index % palette.count]
  }
}

/// A grid of dots, two by four in every cell.
private struct Dots {
  private let width: Int
  private let height: Int
  private var bits: [UInt8]
  private var colors: [ColorRole]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bits = Array(repeating: 0, count: width * height)
    colors = Array(repeating: .accent, count: width * height)
  }

  /// The row of dots for a fraction of the height, from the bottom.
  func row(_ fraction: Double) -> Int {
    Int((fraction * Double(height * 4 - 1)).rounded())
  }

  mutating func fill(_ x: Int, from start: Int, to end: Int, _ color: ColorRole) {
    for y in min(start, end)...max(start, end) {
      let cell = (height - 1 - y / 4) * width + x / 2
      guard bits.indices.contains(cell) else { continue }
      bits[cell] |= Self.bit(x % 2, 3 - y % 4)
      colors[cell] = color
    }
  }

  func lines(_ glyphs: Glyphs) -> [Line] {
    (0..<height).map { row in
      var line = Line()
      for column in 0..<width {
        let bits = bits[row * width + column]
        let text = bits == 0 ? " " : glyphs.dots(bits)
        line.append(text, style: bits == 0 ? [] : .colored(colors[row * width + column]))
      }
      return line
    }
  }

  /// Unicode counts the dots of a cell down its columns, and the last row after the others.
  private static func bit(_ column: Int, _ row: Int) -> UInt8 {
    row == 3 ? (column == 0 ? 0x40 : 0x80) : 1 << UInt8(column * 3 + row)
  }
}

extension Glyphs {
  fileprivate func dots(_ bits: UInt8) -> String {
    guard hasBraille else { return "*" }
    return String(Character(Unicode.Scalar(0x2800 + UInt32(bits))!))
  }
}
