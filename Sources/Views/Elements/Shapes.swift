import ViewTree

/// A plain figure, filled with the foreground colour.
public protocol Shape: View, Sendable {
  /// Which figure it is.
  var figure: ShapeElement.Figure { get }
}

extension Shape where Body == Never {
  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.element(.shape(ShapeElement(view.figure)))
  }

  public func fill(_ style: some ShapeStyle) -> Modified<Self> { foregroundStyle(style) }

  /// Drawn filled: outlines have no counterpart here.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> Modified<Self> {
    foregroundStyle(style)
  }
}

public struct Rectangle: Shape {
  public typealias Body = Never

  public init() {}

  public var figure: ShapeElement.Figure { .rectangle }
}

public struct Circle: Shape {
  public typealias Body = Never

  public init() {}

  public var figure: ShapeElement.Figure { .circle }
}

public struct Ellipse: Shape {
  public typealias Body = Never

  public init() {}

  public var figure: ShapeElement.Figure { .ellipse }
}

public struct Capsule: Shape {
  public typealias Body = Never

  public init() {}

  public var figure: ShapeElement.Figure { .capsule }
}

public struct RoundedRectangle: Shape {
  public typealias Body = Never

  public init(cornerRadius: Double) {}

  public var figure: ShapeElement.Figure { .roundedRectangle }
}
