/// What a user did to one node.
public struct Event: Hashable, Sendable, Codable {
  public enum Kind: Hashable, Sendable, Codable {
    /// A button, menu entry or tappable node was activated.
    case press
    /// A text field's text changed. One event for one user edit.
    case edit(TextEdit)
    /// Return was pressed in a text field.
    case submit
    /// A toggle was set.
    case toggle(Bool)
    /// A slider was moved.
    case slide(Double)
    /// A stepper was pressed: `true` counts up.
    case step(up: Bool)
    /// An option of a picker was chosen.
    case pick(Int)
    /// The selection of a list changed, to the rows with these indices.
    case select(Set<Int>)
    /// Keyboard focus came (`true`) or went.
    case focus(Bool)
    /// A button of an alert or dialog was chosen.
    case choose(Int)
    /// An alert, dialog or sheet was closed without a choice.
    case dismiss
    /// A navigation stack went back, so that this screen is now the last one.
    ///
    /// Reported once the gesture is finished, never when it begins.
    case back(to: NodeID)
    /// A window was asked to close. It stays until the tree says otherwise.
    case close
    /// Rows with these indices were removed by the user.
    case delete([Int])
    /// Rows were dragged: to before the row that has the index `to` now.
    case move(from: [Int], to: Int)
    /// Fresh content was asked for.
    case refresh
    /// An action of the node, by its index in ``Meaning/actions``, was chosen.
    case action(Int)
    /// A date picker was set, to seconds since the start of 1970, UTC.
    case date(Double)
    /// A container with a ``RowWindow`` wants these rows mounted: those in sight, and a margin so
    /// that scrolling meets rows that are there already.
    ///
    /// Report it when the rows in sight come near to the end of what is mounted, not at every step.
    case show(Range<Int>)
  }

  public var node: NodeID
  public var kind: Kind

  public init(_ node: NodeID, _ kind: Kind) {
    self.node = node
    self.kind = kind
  }
}
