import ViewTree

extension View {
  /// Room around the view: what the platform likes, or a step near `length` points.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> Modified<Self> {
    let step = length.map(SizeStep.init(points:)) ?? .medium
    return modified { context in
      var padding = EdgeSteps()
      if edges.contains(.top) { padding.top = step }
      if edges.contains(.bottom) { padding.bottom = step }
      if edges.contains(.leading) { padding.start = step }
      if edges.contains(.trailing) { padding.end = step }
      context.modifiers.appearance.padding = context.modifiers.appearance.padding.union(padding)
    }
  }

  public func padding(_ length: Double) -> Modified<Self> {
    padding(.all, length)
  }

  /// A wish for the view's size, in points, passed on in ems.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> Modified<Self> {
    modified { context in
      if let width { context.modifiers.appearance.width = SizeHint(exactly: width) }
      if let height { context.modifiers.appearance.height = SizeHint(exactly: height) }
      if width != nil || height != nil { context.modifiers.appearance.alignment = alignment }
    }
  }

  /// A wish for the view's size, in points, passed on in ems. An infinite maximum takes what room
  /// there is.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> Modified<Self> {
    modified { context in
      context.modifiers.appearance.width.inherit(SizeHint(minWidth, idealWidth, maxWidth))
      context.modifiers.appearance.height.inherit(SizeHint(minHeight, idealHeight, maxHeight))
      context.modifiers.appearance.alignment = alignment
    }
  }
}

extension SizeHint {
  /// Points in an em, by the usual size of a body text.
  private static let pointsPerEm = 16.0

  fileprivate init(exactly points: Double) {
    let ems = points / Self.pointsPerEm
    self.init(minimum: ems, ideal: ems, maximum: ems)
  }

  fileprivate init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
    func ems(_ points: Double?) -> Double? {
      points.flatMap { $0.isFinite ? $0 / Self.pointsPerEm : nil }
    }
    self.init(
      minimum: ems(minimum), ideal: ems(ideal), maximum: ems(maximum),
      expands: maximum == .infinity)
  }
}

/// A side of a view; leading and trailing follow the writing direction.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Sides of a view.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}
