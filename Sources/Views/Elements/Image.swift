import ViewTree

/// A picture.
///
/// `Image(systemName:)` takes a symbol's name; each renderer maps it to its own icons and shows a
/// neutral one where it knows no match.
public struct Image: View, Equatable {
  public typealias Body = Never

  private let element: ImageElement

  public init(systemName: String) {
    element = ImageElement(.symbol(systemName))
  }

  /// A named picture of the application's resources.
  public init(_ name: String) {
    element = ImageElement(.named(name), alternative: name)
  }

  public init(_ name: String, label: Text) {
    element = ImageElement(.named(name), alternative: label.styled.plain)
  }

  /// A picture that is decoration: nobody reads it out.
  public init(decorative name: String) {
    element = ImageElement(.named(name))
  }

  /// A picture in a file.
  public init(path: String, label: String? = nil) {
    element = ImageElement(.file(path: path), alternative: label)
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.element(.image(view.element))
  }

  /// Renderers scale pictures to the room they get.
  public func resizable() -> Image { self }
}
