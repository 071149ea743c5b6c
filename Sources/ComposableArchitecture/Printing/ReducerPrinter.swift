import CustomDump

/// How `_printChanges(_:)` prints an action and what it changed.
///
/// ```swift
/// extension _ReducerPrinter {
///   static var terse: Self {
///     Self { action, _, _ in print(action) }
///   }
/// }
/// ```
public struct _ReducerPrinter<State, Action> {
  private let print: (_ action: Action, _ old: State, _ new: State) -> Void

  /// A printer of your own.
  public init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    print = printChange
  }

  /// Prints one change.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    print(receivedAction, oldState, newState)
  }
}

extension _ReducerPrinter {
  /// The action in full, then the lines of state that differ.
  public static var customDump: Self {
    customDump { Swift.print($0) }
  }

  static func customDump(to write: @escaping (String) -> Void) -> Self {
    Self { action, old, new in
      var text = "received action:\n"
      CustomDump.customDump(action, to: &text, indent: 2)
      text += diff(old, new).map { "\($0)\n" } ?? "  (No state changes)\n"
      write(text)
    }
  }

  /// One line with the names of the action's cases, without payloads and without state.
  public static var actionLabels: Self {
    actionLabels { Swift.print($0) }
  }

  static func actionLabels(to write: @escaping (String) -> Void) -> Self {
    Self { action, _, _ in write("received action: \(caseNames(of: action))") }
  }
}

/// The type of an action and the names of its cases to the innermost: `Feature.Action.row.tapped`.
private func caseNames(of action: Any) -> String {
  var name = String(reflecting: type(of: action))
    .split(separator: ".").dropFirst().joined(separator: ".")
  var value = action
  while true {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return name }
    guard let child = mirror.children.first else { return "\(name).\(value)" }
    name += ".\(child.label ?? "")"
    value = payload(child.value)
  }
}

/// Of a payload of several values the action is the one labelled so, as in `element(id:action:)`.
private func payload(_ value: Any) -> Any {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .tuple else { return value }
  return mirror.children.first { $0.label == "action" }?.value ?? value
}
