/// Children in a row, in a column, or one above the other.
public struct StackElement: Hashable, Sendable, Codable {
  public enum Axis: String, Hashable, Sendable, Codable {
    case horizontal, vertical, depth
  }

  public var axis: Axis
  public var alignment: Alignment
  /// `nil` lets the renderer choose what its platform likes.
  public var spacing: SizeStep?
  /// Which rows of a lazy stack are mounted. `nil` where all are.
  public var window: RowWindow?

  public init(
    _ axis: Axis, alignment: Alignment = Alignment(), spacing: SizeStep? = nil,
    window: RowWindow? = nil
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.window = window
  }
}

/// Rows, one below the other, that scroll.
public struct ListElement: Hashable, Sendable, Codable {
  public enum SelectionMode: String, Hashable, Sendable, Codable {
    case none, single, multiple
  }

  public var selectionMode: SelectionMode
  /// The indices of the selected rows: of the children, where there is no ``window``.
  public var selection: Set<Int>
  /// Which rows are mounted. `nil` where all are.
  public var window: RowWindow?

  public init(
    selectionMode: SelectionMode = .none, selection: Set<Int> = [], window: RowWindow? = nil
  ) {
    self.selectionMode = selectionMode
    self.selection = selection
    self.window = window
  }
}

/// A titled part of a form or list; its children are its rows.
public struct SectionElement: Hashable, Sendable, Codable {
  public var header: StyledText?
  public var footer: StyledText?
  /// Which rows of a list's section are mounted. `nil` where all are.
  public var window: RowWindow?

  public init(
    header: StyledText? = nil, footer: StyledText? = nil, window: RowWindow? = nil
  ) {
    self.header = header
    self.footer = footer
    self.window = window
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

/// Children in aligned columns.
public struct GridElement: Hashable, Sendable, Codable {
  /// Children fill this many columns in reading order. `nil` where each child is a row, and the
  /// children of that row (a horizontal stack) are its cells.
  public var columns: Int?
  public var spacing: SizeStep?

  public init(columns: Int? = nil, spacing: SizeStep? = nil) {
    self.columns = columns
    self.spacing = spacing
  }
}

/// Pages of which one is shown: the child at the index of a tab is its page.
///
/// Reported as ``Event/Kind/pick(_:)``.
public struct TabsElement: Hashable, Sendable, Codable {
  public struct Tab: Hashable, Sendable, Codable {
    public var label: StyledText
    public var icon: String?
    public var badge: String?

    public init(label: StyledText, icon: String? = nil, badge: String? = nil) {
      self.label = label
      self.icon = icon
      self.badge = badge
    }
  }

  public var tabs: [Tab]
  public var selection: Int?

  public init(tabs: [Tab], selection: Int?) {
    self.tabs = tabs
    self.selection = selection
  }
}

/// A label that shows or hides what is below it: the children.
///
/// Reported as ``Event/Kind/toggle(_:)``.
public struct DisclosureElement: Hashable, Sendable, Codable {
  public var label: StyledText
  public var isExpanded: Bool

  public init(label: StyledText, isExpanded: Bool) {
    self.label = label
    self.isExpanded = isExpanded
  }
}
