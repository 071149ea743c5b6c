/// A part of a screen, described by a value: what features write.
///
/// ```swift
/// struct CounterView: View {
///   @State var count = 0
///
///   var body: some View {
///     HStack {
///       Text("\(count)")
///       Button("Increment") { count += 1 }
///     }
///   }
/// }
/// ```
///
/// A body is a pure function of what it reads. It runs again when something that it read changes,
/// and only then; a view that equals what its parent gave last time is skipped.
@MainActor
public protocol View {
  /// What the body returns. `Never` for the views that Oriel itself draws.
  associatedtype Body: View

  /// What the view shows. Never call it yourself.
  @ViewBuilder var body: Body { get }

  /// Turns the view into what the engine compares. Only Oriel's own views implement it; yours have
  /// a ``body``, which is evaluated later, on its own, under observation.
  static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint
}

extension View {
  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    Blueprint(.scope(ScopeBlueprint(ViewBox(view), context)))
  }
}

extension View where Body == Never {
  /// Unreachable: a view of Oriel's own has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the engine and has no body.")
  }
}

extension Never: View {
  public typealias Body = Never
}
