import ViewTree

/// Rows that share a box: those of a section, or those between sections.
///
/// It knows places rather than nodes, so it holds for as long as no row comes, goes or hides.
struct RowGroup {
  var header: StyledText?
  var footer: StyledText?
  /// The section among the children of the list; `nil` where the rows are children of the list.
  var section: Int?
  /// Where the rows are among their siblings.
  var places: [Int]
  /// The number of the first row, where rows aren't known by their place.
  private var first: Int?
  private(set) var isSection = false
  /// How many rows are before the first that is mounted, and how many there are.
  var start = 0
  var total: Int

  private init(_ places: [Int]) {
    self.places = places
    total = places.count
  }

  /// The rows of a section, which is at a place in a list or stands by itself.
  init(of node: Node, _ section: SectionElement, at place: Int? = nil) {
    self.init(node.layoutPlaces)
    header = section.header.flatMap { $0.runs.isEmpty ? nil : $0 }
    footer = section.footer.flatMap { $0.runs.isEmpty ? nil : $0 }
    self.section = place
    isSection = true
    first = 0
  }

  /// The mounted rows of a list that has more.
  private init(_ window: RowWindow, of list: Node) {
    self.init(list.layoutPlaces)
    first = window.start
    start = max(0, window.start)
    total = max(window.total, start + places.count)
  }

  var hasHeader: Bool { header != nil }
  var hasFooter: Bool { footer != nil }
  /// How many steps it takes to scroll past it.
  var count: Int { total + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }

  /// The nodes that the places are of.
  func siblings(in list: Node) -> [Node] {
    section.map { list.children[$0].children } ?? list.children
  }

  /// What the list calls a row: its index among the children of the list, among those of a section
  /// that are laid out, or among all rows where only some are mounted.
  func number(of position: Int) -> Int {
    first.map { $0 + position } ?? places[position]
  }

  static func groups(of list: Node) -> [RowGroup] {
    if case .list(let element) = list.content.element, let window = element.window {
      return [RowGroup(window, of: list)]
    }
    var groups: [RowGroup] = []
    var loose: [Int] = []
    func close() {
      if !loose.isEmpty { groups.append(RowGroup(loose)) }
      loose = []
    }
    for place in list.layoutPlaces {
      if case .section(let section) = list.children[place].content.element {
        close()
        groups.append(RowGroup(of: list.children[place], section, at: place))
      } else {
        loose.append(place)
      }
    }
    close()
    return groups
  }
}

extension Node {
  /// Which children take part in the layout.
  fileprivate var layoutPlaces: [Int] {
    children.indices.filter { place in
      children[place].content.element.kind.outlet == .content
        && !children[place].content.meaning.isHidden
    }
  }
}

extension Content {
  /// Whether a list whose row changes so has other rows, sections or captions than before.
  func isOtherRow(than new: Content) -> Bool {
    switch (element, new.element) {
    case (.list(let old), .list(let new)): if old.window != new.window { return true }
    case (.section(let old), .section(let new)): if old != new { return true }
    default: if element.kind != new.element.kind { return true }
    }
    return meaning.isHidden != new.meaning.isHidden
  }
}
