import ViewTree

/// A place for something that one platform draws by itself, with a stand-in for all others.
///
/// ```swift
/// ForeignView("map", version: pin.revision) { Text("A map of \(pin.town)") }
/// ```
///
/// The renderer's module registers what makes and updates the widget under the name. See
/// ``ViewTree/ForeignElement``.
public struct ForeignView<StandIn: View>: View {
  public typealias Body = Never

  let element: ForeignElement
  let standIn: StandIn

  /// - Parameter version: Differs from the last where the widget has to be brought up to date.
  public init(_ name: String, version: UInt64 = 0, @ViewBuilder standIn: () -> StandIn) {
    element = ForeignElement(name: name, version: version)
    self.standIn = standIn()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    context.element(
      .foreign(view.element),
      children: StandIn.makeBlueprint(of: view.standIn, in: context.inner))
  }
}
