import ViewTree

/// A tree as one line per meaningful node: role, name, value, state.
///
/// ```
/// window "Login"
///   screen "Login"
///     text field "E-mail" = "blob@example.com" [focused]
///     secure field "Password" = "•••"
///     button "Log in" [disabled]
///   alert "Login failed"
///     text "Check your password."
///     button "OK" [cancel]
/// ```
///
/// Layout is left out, so a changed frame means that something changed for the user.
public struct Outline {
  public let text: String

  /// What an outline can show besides what a user notices.
  public struct Details: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Accessibility identifiers: `button "Log in" #login`.
    public static let identifiers = Details(rawValue: 1)
    /// Ids of nodes, as events and patches have them: `button "Log in" @12`.
    public static let nodeIDs = Details(rawValue: 2)
  }

  public init(_ node: Node, user: UserState = UserState(), showing details: Details = []) {
    var writer = OutlineWriter(user: user, details: details)
    writer.write(node, OutlineWriter.Place())
    text = writer.lines.joined(separator: "\n")
  }
}

extension Role {
  /// The role in an outline, where a spinner is told from a bar.
  func word(_ content: Content) -> String {
    if case .progress(let progress) = content.element, progress.fraction == nil { return "spinner" }
    return rawValue
  }

  /// Whether a user can do something with it.
  var isInteractive: Bool {
    switch self {
    case .button, .link, .toggle, .slider, .stepper, .picker, .menu, .textField, .secureField,
      .searchField, .textArea:
      true
    default: false
    }
  }
}

/// A text in quotes on one line, with what would break the line shown as escapes.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case _ where scalar.properties.generalCategory == .control:
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
