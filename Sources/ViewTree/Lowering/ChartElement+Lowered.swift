extension ChartElement {
  /// A line of little bars for each series.
  var lowered: LoweredParts {
    let lines = series.map { series -> Lowered.Child in
      let bars = String(
        series.values.map { value in
          value.map { Self.bars[Int((fraction(of: $0) * 7).rounded())] } ?? " "
        })
      return .text(StyledText(series.name.isEmpty ? bars : "\(series.name) \(bars)"))
    }
    var parts = LoweredParts.column(lines)
    parts.value = summary
    return parts
  }

  private static let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}
