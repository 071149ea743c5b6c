import ViewTree

/// A colour, by role where possible, so that light and dark styles both work.
///
/// As a view it fills the room that it gets.
public struct Color: Hashable, Sendable {
  package let role: ColorRole

  package init(_ role: ColorRole) {
    self.role = role
  }

  /// A fixed colour, with components from 0 to 1. It looks the same in every style.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    role = .rgba(red: red, green: green, blue: blue, alpha: opacity)
  }

  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A fixed colour by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour, weaker. Only fixed colours can change; a role stays what it is.
  public func opacity(_ opacity: Double) -> Color {
    guard case .rgba(let red, let green, let blue, let alpha) = role else { return self }
    return Color(red: red, green: green, blue: blue, opacity: alpha * opacity)
  }

  public static let primary = Color(.primary)
  public static let secondary = Color(.secondary)
  public static let accentColor = Color(.accent)
  public static let red = Color(.red)
  public static let orange = Color(.orange)
  public static let yellow = Color(.yellow)
  public static let green = Color(.green)
  public static let mint = Color(.mint)
  public static let teal = Color(.teal)
  public static let cyan = Color(.cyan)
  public static let blue = Color(.blue)
  public static let indigo = Color(.indigo)
  public static let purple = Color(.purple)
  public static let pink = Color(.pink)
  public static let brown = Color(.brown)
  public static let gray = Color(.gray)
  public static let white = Color(.white)
  public static let black = Color(.black)
  public static let clear = Color(.clear)
}

/// What can fill a shape or colour a text: here, a colour.
public protocol ShapeStyle: Sendable {
  /// The colour that stands for the style.
  var color: Color { get }
}

extension Color: View {
  public typealias Body = Never

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.element(.shape(ShapeElement(.rectangle))) { $0.appearance.foreground = view.role }
  }
}

extension Color: ShapeStyle {
  public var color: Color { self }
}

/// Styles by their place in a hierarchy.
public struct HierarchicalShapeStyle: ShapeStyle {
  public let color: Color
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .primary) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .secondary) }
  public static var tertiary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(color: Color(.tertiary))
  }
  public static var quaternary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(color: Color(.tertiary))
  }
}

extension ShapeStyle where Self == Color {
  public static var tint: Color { .accentColor }
  public static var background: Color { Color(.background) }
  public static var red: Color { Color(.red) }
  public static var orange: Color { Color(.orange) }
  public static var yellow: Color { Color(.yellow) }
  public static var green: Color { Color(.green) }
  public static var mint: Color { Color(.mint) }
  public static var teal: Color { Color(.teal) }
  public static var cyan: Color { Color(.cyan) }
  public static var blue: Color { Color(.blue) }
  public static var indigo: Color { Color(.indigo) }
  public static var purple: Color { Color(.purple) }
  public static var pink: Color { Color(.pink) }
  public static var brown: Color { Color(.brown) }
  public static var gray: Color { Color(.gray) }
  public static var white: Color { Color(.white) }
  public static var black: Color { Color(.black) }
  public static var clear: Color { Color(.clear) }
}
