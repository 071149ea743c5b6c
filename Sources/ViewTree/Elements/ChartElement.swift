/// Numbers at even distances: how something went over time, or how things compare.
///
/// It holds no axis and no picture: a renderer draws it with lines, with bars of a terminal, or says it
/// in words.
public struct ChartElement: Hashable, Sendable, Codable {
  public enum Form: String, Hashable, Sendable, Codable {
    case line, area, bars
  }

  /// One row of numbers under a name.
  public struct Series: Hashable, Sendable, Codable {
    public var name: String
    /// `nil` leaves a gap.
    public var values: [Double?]
    /// `nil` lets the renderer choose, so that the series differ.
    public var color: ColorRole?

    /// Makes a series. Numbers that can't be drawn, such as infinity, leave gaps.
    public init(name: String = "", values: [Double?], color: ColorRole? = nil) {
      self.name = name
      self.values = values.map { $0.flatMap { $0.isFinite ? $0 : nil } }
      self.color = color
    }
  }

  public var form: Form
  public var series: [Series]
  /// The ends of the scale. `nil` for the least and the greatest number that there is.
  public var lowerBound: Double?
  public var upperBound: Double?
  /// Written behind numbers, such as `%`.
  public var unit: String

  public init(
    _ series: [Series], form: Form = .line, in bounds: ClosedRange<Double>? = nil, unit: String = ""
  ) {
    self.series = series
    self.form = form
    lowerBound = bounds?.lowerBound
    upperBound = bounds?.upperBound
    self.unit = unit
  }
}

extension ChartElement {
  /// The scale to draw on, never empty. Bars grow from zero, so it is on their scale.
  public var scale: ClosedRange<Double> {
    let values = series.lazy.flatMap(\.values).compactMap(\.self)
    var lower = lowerBound ?? values.min() ?? 0
    var upper = upperBound ?? values.max() ?? lower
    if form == .bars {
      if lowerBound == nil { lower = min(lower, 0) }
      if upperBound == nil { upper = max(upper, 0) }
    }
    guard lower.isFinite, upper.isFinite, lower < upper, (upper - lower).isFinite else {
      let middle = lower.isFinite ? max(-1e300, min(lower, 1e300)) : 0
      return middle...(middle + max(1, abs(middle) / 1_000))
    }
    return lower...upper
  }

  /// Where a value is on the scale, from 0 to 1.
  public func fraction(of value: Double) -> Double {
    let scale = scale
    let fraction = (value - scale.lowerBound) / (scale.upperBound - scale.lowerBound)
    return max(0, min(fraction, 1))
  }

  /// A number as it is written beside the chart: short, with its unit.
  public func label(of value: Double) -> String {
    short(value) + unit
  }

  /// What the chart shows, in words.
  public var summary: String {
    series.compactMap { series -> String? in
      let values = series.values.compactMap(\.self)
      guard let last = values.last, let least = values.min(), let most = values.max() else {
        return nil
      }
      let name = series.name.isEmpty ? "" : "\(series.name) "
      guard least < most else { return "\(name)\(label(of: last))" }
      return "\(name)\(label(of: last)), from \(label(of: least)) to \(label(of: most))"
    }
    .joined(separator: "; ")
  }
}

/// One decimal where it says something, and letters for thousands.
private func short(_ value: Double) -> String {
  let size = abs(value)
  for (limit, letter) in [(1e12, "T"), (1e9, "G"), (1e6, "M"), (1e4, "k")] where size >= limit {
    let divisor = letter == "k" ? 1e3 : limit
    return decimal(value / divisor) + letter
  }
  return decimal(value)
}

private func decimal(_ value: Double) -> String {
  guard abs(value) < 100, abs(value) < 1e15 else {
    return abs(value) < 1e15 ? "\(Int(value.rounded()))" : "\(value)"
  }
  let tenths = Int((value * 10).rounded())
  let sign = tenths < 0 ? "-" : ""
  let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
  return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
}
