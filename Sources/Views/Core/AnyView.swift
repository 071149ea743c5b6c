/// A view whose type is hidden.
///
/// A change of the hidden type replaces what is shown, with its state. Prefer `if` and `switch` in a
/// builder, which need no erasure.
public struct AnyView: View {
  public typealias Body = Never

  let type: ObjectIdentifier
  let make: @MainActor (BlueprintContext) -> Blueprint

  public init<V: View>(_ view: V) {
    type = ObjectIdentifier(V.self)
    make = { V.makeBlueprint(of: view, in: $0) }
  }

  public init(erasing view: some View) {
    self.init(view)
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    Blueprint(.keyed(view.type, BlueprintBox(view.make(context))))
  }
}
