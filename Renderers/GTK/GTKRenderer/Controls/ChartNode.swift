import GTK
import ViewTree

/// Numbers as lines, areas or bars, beside the ends of their scale and above the names of the series.
final class ChartNode: GTKNode {
  private let outer = Box(.vertical, spacing: 6)
  let top = Label("")
  let bottom = Label("")
  private let legend = Box(.horizontal, spacing: 12)
  let picture: Picture
  private let area: DrawingArea
  private(set) var legendParts: [Label] = []

  /// What the area paints: a closure of GTK's must not keep the node alive.
  @MainActor
  final class Picture {
    var chart = ChartElement([])
    fileprivate(set) var paints = 0
  }

  init(_ id: NodeID, _ content: Content, _ renderer: GTKRenderer) {
    let picture = Picture()
    self.picture = picture
    area = DrawingArea { canvas in
      canvas.draw(picture.chart)
      picture.paints += 1
    }
    super.init(id, content, renderer, outer)
    let labels = Box(.vertical)
    for (label, place) in [(top, Align.start), (bottom, .end)] {
      label.addStyle("caption")
      label.addStyle("dim-label")
      label.horizontalAlign = .end
      label.verticalAlign = place
      label.expandsVertically = true
      labels.append(label)
    }
    area.expandsHorizontally = true
    area.expandsVertically = true
    area.requestSize(width: 80, height: 80)
    let row = Box(.horizontal, spacing: 6)
    row.append(labels)
    row.append(area)
    row.expandsVertically = true
    outer.append(row)
    outer.append(legend)
  }

  override var control: Widget { area }
  override var naturalFill: Fill { .horizontal }

  override func show(_ old: Element?) {
    guard case .chart(let chart) = content.element else { return }
    picture.chart = chart
    let scale = chart.scale
    top.text = chart.label(of: scale.upperBound)
    bottom.text = chart.label(of: scale.lowerBound)
    var oldNames: [String]?
    if case .chart(let old) = old { oldNames = old.series.map(\.name) }
    if oldNames != chart.series.map(\.name) { showLegend(chart) }
    area.setAccessibleValue(content.meaning.value ?? chart.summary)
    area.redraw()
  }

  private func showLegend(_ chart: ChartElement) {
    for child in legendParts { legend.remove(child) }
    legendParts = chart.series.enumerated().filter { !$0.element.name.isEmpty }.map {
      index, series in
      let part = Label("■ \(series.name)")
      part.addStyle("caption")
      part.addStyle(chart.color(index).style(for: .foreground))
      return part
    }
    for part in legendParts { legend.append(part) }
    legend.isVisible = !legendParts.isEmpty
  }
}

extension ChartElement {
  fileprivate func color(_ index: Int) -> ColorRole {
    let palette: [ColorRole] = [.accent, .orange, .green, .purple, .red, .teal]
    return series[index].color ?? palette[index % palette.count]
  }
}

extension Canvas {
  fileprivate func draw(_ chart: ChartElement) {
    var faint = textColor
    faint.alpha *= 0.15
    setColor(faint)
    for line in 0...4 {
      let y = (Double(line) / 4 * (height - 1)).rounded() + 0.5
      move(to: 0, y)
      self.line(to: width, y)
    }
    stroke(width: 1)
    for index in chart.series.indices { draw(chart, index) }
  }

  private func draw(_ chart: ChartElement, _ index: Int) {
    let values = chart.series[index].values
    let color = color(chart.color(index))
    func y(_ value: Double) -> Double { 1 + (1 - chart.fraction(of: value)) * (height - 2) }

    if chart.form == .bars {
      let room = width / Double(max(1, values.count))
      setColor(color)
      for (place, value) in values.enumerated() {
        guard let value else { continue }
        let (from, to) = (y(0), y(value))
        rectangle(
          x: Double(place) * room + room * 0.1, y: min(from, to), width: room * 0.8,
          height: max(1, abs(to - from)))
      }
      return fill()
    }

    let step = width / Double(max(1, values.count - 1))
    for run in values.indices.split(whereSeparator: { values[$0] == nil }) {
      let points = run.map { (x: Double($0) * step, y: y(values[$0] ?? 0)) }
      if chart.form == .area {
        var pale = color
        pale.alpha *= 0.25
        setColor(pale)
        move(to: points[0].x, height)
        for point in points { line(to: point.x, point.y) }
        line(to: points[points.count - 1].x, height)
        fill()
      }
      setColor(color)
      move(to: points[0].x, points[0].y)
      for point in points { line(to: point.x, point.y) }
      // One number alone is a dot.
      if points.count == 1 { line(to: points[0].x + 1, points[0].y) }
      stroke(width: 2)
    }
  }

  private func color(_ role: ColorRole) -> Canvas.Color {
    let css = role.css
    let named = css.first == "@" ? themeColor(String(css.dropFirst())) : Canvas.Color(css: css)
    return named ?? textColor
  }
}
