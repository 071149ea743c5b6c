import ViewTree

extension Kind {
  /// The properties of containers and places.
  var places: [Variation] {
    switch self {
    case .section:
      [
        .over("header", ["Header", nil, "Other"]) { .section(SectionElement(header: $0)) },
        .over("footer", [nil, "Footer", "Other"]) {
          .section(SectionElement(header: "Header", footer: $0))
        },
      ]
    case .scroll:
      [
        .over("directions", [(false, true), (true, false), (true, true)]) {
          .scroll(ScrollElement(scrollsHorizontally: $0.0, scrollsVertically: $0.1))
        }
      ]
    case .grid: [.over("columns", [2, 1, nil]) { .grid(GridElement(columns: $0)) }]
    case .tabs:
      [
        .over("selection", [0, 1, nil]) {
          .tabs(TabsElement(tabs: [.init(label: "A"), .init(label: "B")], selection: $0))
        },
        .over("label", ["A", "C"]) {
          .tabs(TabsElement(tabs: [.init(label: $0), .init(label: "B")], selection: 0))
        },
      ]
    case .disclosure:
      [
        .over("label", ["More", "Less"]) {
          .disclosure(DisclosureElement(label: $0, isExpanded: true))
        },
        .over("isExpanded", [true, false]) {
          .disclosure(DisclosureElement(label: "More", isExpanded: $0))
        },
      ]
    case .foreign:
      [
        .over("version", [0, 1]) { .foreign(ForeignElement(name: "map", version: $0)) },
        .over("name", ["map", "video"]) { .foreign(ForeignElement(name: $0)) },
      ]
    case .window: [.over("title", ["Window", "Other"]) { .window(WindowElement(title: $0)) }]
    case .screen:
      [
        .over("title", ["Screen", "Other"]) { .screen(ScreenElement(title: $0)) },
        .over("canGoBack", [true, false]) {
          .screen(ScreenElement(title: "Screen", canGoBack: $0))
        },
      ]
    case .toolbarItem:
      [
        .over("placement", [.leading, .trailing, .automatic]) {
          .toolbarItem(ToolbarItemElement(placement: $0))
        }
      ]
    case .alert: Self.alerts { .alert($0) }
    case .dialog: Self.alerts { .dialog($0) }
    case .sheet:
      [.over("canDismiss", [true, false]) { .sheet(SheetElement(canDismiss: $0)) }]
    default: []
    }
  }

  private static func alerts(_ element: (AlertElement) -> Element) -> [Variation] {
    let buttons: [[AlertElement.Button]] = [
      [.init("OK")], [.init("Delete", role: .destructive), .init("Keep", role: .cancel)],
      [.init("Fine")],
    ]
    return [
      .over("title", ["Title", "Other"]) {
        element(AlertElement(title: $0, message: "Message", buttons: [.init("OK")]))
      },
      .over("message", ["Message", nil, "Other"]) {
        element(AlertElement(title: "Title", message: $0, buttons: [.init("OK")]))
      },
      .over("buttons", buttons) {
        element(AlertElement(title: "Title", message: "Message", buttons: $0))
      },
    ]
  }
}
