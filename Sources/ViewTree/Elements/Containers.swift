/// Children in a row, in a column, or one above the other.
public struct StackElement: Hashable, Sendable, Codable {
  public enum Axis: String, Hashable, Sendable, Codable {
    case horizontal, vertical, depth
  }

  public var axis: Axis
  public var alignment: Alignment
  /// `nil` lets the renderer choose what its platform likes.
  public var spacing: SizeStep?

  public init(_ axis: Axis, alignment: Alignment = Alignment(), spacing: SizeStep? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Rows, one below the other, that scroll.
public struct ListElement: Hashable, Sendable, Codable {
  public enum SelectionMode: String, Hashable, Sendable, Codable {
    case none, single, multiple
  }

  public var selectionMode: SelectionMode
  /// The indices of the selected children.
  public var selection: Set<Int>

  public init(selectionMode: SelectionMode = .none, selection: Set<Int> = []) {
    self.selectionMode = selectionMode
    self.selection = selection
  }
}

/// A titled part of a form or list; its children are its rows.
public struct SectionElement: Hashable, Sendable, Codable {
  public var header: StyledText?
  public var footer: StyledText?

  public init(header: StyledText? = nil, footer: StyledText? = nil) {
    self.header = header
    self.footer = footer
  }
}

/// A view onto content larger than itself.
public struct ScrollElement: Hashable, Sendable, Codable {
  public var scrollsHorizontally: Bool
  public var scrollsVertically: Bool

  public init(scrollsHorizontally: Bool = false, scrollsVertically: Bool = true) {
    self.scrollsHorizontally = scrollsHorizontally
    self.scrollsVertically = scrollsVertically
  }
}
