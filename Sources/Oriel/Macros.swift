import Views

/// Shows a view in a tool that has previews. Here the compiler checks it, and it does nothing.
///
/// ```swift
/// #Preview {
///   CounterView(store: Store(initialState: Counter.State()) { Counter() })
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "OrielMacros", type: "PreviewMacro")

/// Shows a view in a tool that has previews, in some way. Here it does nothing.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ more: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "OrielMacros", type: "PreviewMacro")

/// How a preview is shown. It has no effect here.
public struct PreviewTrait: Hashable, Sendable {
  /// As it would be by itself.
  public static let defaultLayout = PreviewTrait()
  /// As large as the view wants to be.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// In a window of a size.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}

/// Makes a property of the environment of a variable with a default.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent = "blue"
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() =
  #externalMacro(module: "OrielMacros", type: "EnvironmentEntryMacro")
