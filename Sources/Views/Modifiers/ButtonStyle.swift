import ViewTree

/// How buttons look, as views of your own around their label.
///
/// ```swift
/// struct Loud: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.bold().padding()
///   }
/// }
/// ```
///
/// The button stays a button to the renderer; what the style makes is its label.
@MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, as a style sees it.
@MainActor
public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: AnyView
  /// Always `false`: pressing is the renderer's to show.
  public let isPressed = false
}

/// A style that each platform has of its own.
public struct PlatformButtonStyle: Hashable, Sendable {
  let name: String?
}

extension PlatformButtonStyle {
  public static let automatic = PlatformButtonStyle(name: nil)
  public static let bordered = PlatformButtonStyle(name: "bordered")
  public static let borderedProminent = PlatformButtonStyle(name: "borderedProminent")
  public static let borderless = PlatformButtonStyle(name: "borderless")
  public static let plain = PlatformButtonStyle(name: "plain")
  public static let link = PlatformButtonStyle(name: "link")
}

extension View {
  public func buttonStyle(_ style: some ButtonStyle) -> Modified<Self> {
    modified { $0.environment.buttonStyle = AnyButtonStyle(style) }
  }

  public func buttonStyle(_ style: PlatformButtonStyle) -> Modified<Self> {
    modified { context in
      context.environment.buttonStyle = AnyButtonStyle(style)
    }
  }
}

/// A button style with its type hidden.
final class AnyButtonStyle: Equatable {
  private let identity: AnyHashable?
  let makeBlueprint:
    @MainActor (ButtonRole?, AnyView, @escaping @MainActor () -> Void, BlueprintContext) ->
      Blueprint

  init(_ style: PlatformButtonStyle) {
    identity = AnyHashable(style)
    makeBlueprint = { role, label, action, context in
      context.element(
        .button(ButtonElement(role: role?.element)),
        handlers: Handlers(.press) { _ in action() },
        children: AnyView.makeBlueprint(of: label, in: context.inner)
      ) {
        $0.appearance.style = style.name
      }
    }
  }

  @MainActor
  init<Style: ButtonStyle>(_ style: Style) {
    identity = (style as? any Hashable).map { AnyHashable($0) }
    makeBlueprint = { role, label, action, context in
      var inner = context.inner
      inner.environment.buttonStyle = nil
      let body = style.makeBody(
        configuration: ButtonStyleConfiguration(role: role, label: label))
      return context.element(
        .button(ButtonElement(role: role?.element)),
        handlers: Handlers(.press) { _ in action() },
        children: Style.Body.makeBlueprint(of: body, in: inner)
      ) {
        $0.appearance.style = "plain"
      }
    }
  }

  static func == (lhs: AnyButtonStyle, rhs: AnyButtonStyle) -> Bool {
    lhs === rhs || (lhs.identity != nil && lhs.identity == rhs.identity)
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
