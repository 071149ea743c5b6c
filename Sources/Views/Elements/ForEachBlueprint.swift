/// The rows of a ``ForEach``.
final class ForEachBlueprint<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  CollectionBlueprint
{
  private let view: ForEach<Data, ID, Content>
  private let context: BlueprintContext
  /// The data, where it knows its ids.
  private let rows: (any RowCollection)?
  private var table: [ID: Int]?

  init(_ view: ForEach<Data, ID, Content>, _ context: BlueprintContext) {
    self.view = view
    self.context = context
    rows = view.isIdentifiedByData ? view.data as? any RowCollection : nil
    super.init(count: view.data.count, name: "ForEach", location: view.location)
  }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  override func key(at index: Int) -> AnyHashable {
    rows?.rowID(at: index) ?? AnyHashable(view.id(element(at: index)))
  }

  override func part(at index: Int) -> Blueprint {
    let element = element(at: index)
    // A row that is a view of its own is compared and skipped by itself. Any other row gets a scope,
    // so that what it reads concerns this row only.
    guard Content.Body.self == Never.self else {
      return Content.makeBlueprint(of: view.content(element), in: context)
    }
    let row = ForEachRow(element: element, content: view.content)
    return ForEachRow<Data.Element, Content>.makeBlueprint(of: row, in: context)
  }

  override func position(of key: AnyHashable) -> Int? {
    if let rows { return rows.rowPosition(of: key) }
    guard let id = key.base as? ID else { return nil }
    return positions[id]
  }

  override func hasSameKeys(as other: CollectionBlueprint) -> Bool {
    guard let version = rows?.rowVersion, let other = other as? ForEachBlueprint else {
      return false
    }
    return other.rows?.rowVersion == version
  }

  // Counted with the type of the ids, which makes hashing them cheap.
  override var isUnique: Bool { rows != nil || positions.count == count }

  /// Where each id is first.
  private var positions: [ID: Int] {
    if let table { return table }
    var table: [ID: Int] = [:]
    table.reserveCapacity(count)
    for (index, element) in view.data.enumerated() {
      let id = view.id(element)
      if table[id] == nil { table[id] = index }
    }
    self.table = table
    return table
  }
}

/// One element's views, in a scope of their own.
private struct ForEachRow<Element, Content: View>: View {
  let element: Element
  let content: @MainActor (Element) -> Content

  var body: Content { content(element) }
}
