/// Modifiers without a meaning on a desktop, or whose effect is the renderer's to choose. They
/// compile and do nothing.
extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> Self { self }
  public func animation(_ animation: Animation?) -> Self { self }
  public func transition(_ transition: AnyTransition) -> Self { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  public func textContentType(_ type: TextContentType?) -> Self { self }
  public func keyboardType(_ type: KeyboardType) -> Self { self }
  public func autocapitalization(_ type: TextAutocapitalization?) -> Self { self }
  public func textInputAutocapitalization(_ type: TextAutocapitalization?) -> Self { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
  public func disableAutocorrection(_ disable: Bool?) -> Self { self }
  public func submitLabel(_ label: SubmitLabel) -> Self { self }
  public func textCase(_ textCase: Text.Case?) -> Self { self }
  public func monospacedDigit() -> Self { self }
  public func fixedSize() -> Self { self }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> Self { self }
  public func contentShape(_ shape: some Shape) -> Self { self }
  public func clipShape(_ shape: some Shape) -> Self { self }
  public func clipped() -> Self { self }
  public func shadow(radius: Double, x: Double = 0, y: Double = 0) -> Self { self }
  public func listRowBackground(_ view: some View) -> Self { self }
  public func listRowSeparator(_ visibility: Visibility) -> Self { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  public func ignoresSafeArea(edges: Edge.Set = .all) -> Self { self }
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> Self { self }
  public func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  public func controlSize(_ size: ControlSize) -> Self { self }
  public func imageScale(_ scale: ImageScale) -> Self { self }
  public func scaledToFit() -> Self { self }
  public func scaledToFill() -> Self { self }
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> Self { self }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> Self {
    self
  }
  public func minimumScaleFactor(_ factor: Double) -> Self { self }
  public func zIndex(_ value: Double) -> Self { self }
  public func offset(x: Double = 0, y: Double = 0) -> Self { self }
  public func rotationEffect(_ angle: Angle) -> Self { self }
  public func scaleEffect(_ scale: Double) -> Self { self }
  public func blur(radius: Double) -> Self { self }
}

/// A way to come and go. Not shown.
public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static let identity = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
}

/// A height of a sheet on a touch platform.
public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case height(Double)
  case fraction(Double)
}

public enum TextContentType: Hashable, Sendable {
  case emailAddress, username, password, newPassword, oneTimeCode, name, telephoneNumber, URL
}

public enum KeyboardType: Hashable, Sendable {
  case `default`, emailAddress, numberPad, decimalPad, phonePad, URL, asciiCapable
}

public enum TextAutocapitalization: Hashable, Sendable {
  case none, never, words, sentences, characters
}

public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

extension Text {
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

public enum TitleDisplayMode: Hashable, Sendable {
  case automatic, inline, large
}

public enum ButtonBorderShape: Hashable, Sendable {
  case automatic, capsule, roundedRectangle, circle
}

public enum ControlSize: Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

public enum ImageScale: Hashable, Sendable {
  case small, medium, large
}

public enum ContentMode: Hashable, Sendable {
  case fit, fill
}

public enum SensoryFeedback: Hashable, Sendable {
  case success, warning, error, selection, impact, increase, decrease
}

public struct Angle: Hashable, Sendable {
  public var radians: Double

  public static func degrees(_ degrees: Double) -> Angle {
    Angle(radians: degrees * .pi / 180)
  }

  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }
}
