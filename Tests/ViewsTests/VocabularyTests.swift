import Foundation
import Observation
import Testing
import ViewTree
import Views

/// One test per part of the vocabulary: what it shows, and what its events do.
@MainActor
@Suite struct VocabularyTests {
  @Test func controlsWriteTheirBindings() throws {
    struct Controls: View {
      @State var volume = 0.5
      @State var count = 1
      @State var isOn = false
      @State var date = Date(timeIntervalSince1970: 0)
      var body: some View {
        Slider(value: $volume, in: 0...2) { Text("Volume") }
        Stepper("Count", value: $count, in: 0...2)
        Toggle("On", isOn: $isOn)
        DatePicker("When", selection: $date, in: Date(timeIntervalSince1970: -10)...)
        Text("\(volume) \(count) \(isOn) \(Int(date.timeIntervalSince1970))")
      }
    }
    let harness = Harness { Controls() }
    func send(_ kind: Event.Kind, _ element: Kind) throws {
      harness.target.send(kind, to: try harness.id(element))
    }
    try send(.slide(7), .slider)
    try send(.step(up: true), .stepper)
    try send(.step(up: true), .stepper)
    try send(.toggle(true), .toggle)
    try send(.date(-100), .datePicker)
    #expect(harness.texts.last == "2.0 2 true -10")
    guard case .stepper(let stepper)? = harness.find(.stepper)?.content.element else {
      return #expect(Bool(false), "There is a stepper.")
    }
    #expect(stepper == StepperElement(canIncrement: false, canDecrement: true))
    harness.check()
  }

  @Test func tabsShowPagesByTag() throws {
    struct Tabs: View {
      @State var tab = "b"
      var body: some View {
        TabView(selection: $tab) {
          Text("A").tabItem { Label("First", systemImage: "a.circle") }.tag("a")
          Text("B").tabItem { Text("Second") }.tag("b")
          Tab("Third", systemImage: "c.circle", value: "c") { Text("C") }
        }
      }
    }
    let harness = Harness { Tabs() }
    func tabs() -> TabsElement? {
      guard case .tabs(let tabs)? = harness.find(.tabs)?.content.element else { return nil }
      return tabs
    }
    #expect(tabs()?.tabs.map(\.label.plain) == ["First", "Second", "Third"])
    #expect(tabs()?.tabs.map(\.icon) == ["a.circle", nil, "c.circle"])
    #expect(tabs()?.selection == 1)
    harness.target.send(.pick(2), to: try harness.id(.tabs))
    #expect(tabs()?.selection == 2)
    harness.check()
  }

  @Test func aListSelectsByTag() throws {
    struct Rows: View {
      @State var rows = ["a", "b", "c"]
      @State var selection: String? = "b"
      var body: some View {
        List(rows, id: \.self) { Text($0) }
        Selecting(rows: rows, selection: $selection)
        Text(selection ?? "none")
        Button("Reverse") { rows.reverse() }
      }
    }
    struct Selecting: View {
      let rows: [String]
      @Binding var selection: String?
      var body: some View {
        List(selection: $selection) {
          ForEach(rows, id: \.self) { Text($0).tag(Optional($0)) }
        }
      }
    }
    let harness = Harness { Rows() }
    func selection() -> Set<Int>? {
      guard case .list(let list)? = harness.nodes(.list).last?.content.element else { return nil }
      return list.selection
    }
    #expect(selection() == [1])
    let list = try #require(harness.nodes(.list).last?.id)
    harness.target.send(.select([2]), to: list)
    #expect(harness.texts.contains("none") == false)
    #expect(selection() == [2])
    try harness.press("Reverse")
    #expect(selection() == [0])
    harness.target.send(.select([]), to: list)
    #expect(selection() == [])
    #expect(harness.texts.contains("none"))
    #expect(harness.target.faults == [])
  }

  @Test func rowsAreDeletedAndMovedInTheirCollection() throws {
    struct Rows: View {
      let log: Screen
      @State var rows = ["a", "b", "c", "d"]
      var body: some View {
        List {
          Text("Header")
          ForEach(rows, id: \.self) { Text($0) }
            .onDelete { (offsets: IndexSet) in rows.remove(atOffsets: offsets) }
            .onMove { (source: IndexSet, target) in rows.move(fromOffsets: source, toOffset: target)
            }
        }
      }
    }
    let harness = Harness { Rows(log: Screen()) }
    let list = try #require(harness.find(.list))
    #expect(list.content.events == [.delete, .move])
    harness.target.send(.delete([2]), to: list.id)
    #expect(harness.texts == ["Header", "a", "c", "d"])
    harness.target.send(.move(from: [1], to: 4), to: list.id)
    #expect(harness.texts == ["Header", "c", "d", "a"])
    harness.target.send(.move(from: [3], to: 1), to: list.id)
    #expect(harness.texts == ["Header", "a", "c", "d"])
    harness.target.send(.delete([0]), to: list.id)
    #expect(harness.engine.droppedEvents.last?.reason == .nobodyListens)
    harness.check()
  }

  @Test func actionsOfARowAreNumberedFromTheOutside() throws {
    struct Row: View {
      let screen: Screen
      var body: some View {
        Text("Row")
          .contextMenu {
            Button("Copy") { screen.log.append("copy") }
            Button("Paste") { screen.log.append("paste") }.disabled(true)
          }
          .swipeActions {
            Button("Delete", role: .destructive) { screen.log.append("delete") }
          }
      }
    }
    let screen = Screen()
    let harness = Harness { Row(screen: screen) }
    let row = try #require(harness.find(.text, "Row"))
    #expect(row.content.meaning.actions.map(\.label.plain) == ["Delete", "Copy", "Paste"])
    #expect(row.content.meaning.actions.map(\.isDisabled) == [false, false, true])
    for index in 0..<2 { harness.target.send(.action(index), to: row.id) }
    #expect(screen.log == ["delete", "copy"])
    harness.check()
  }

  @Test func aPathPushesByTypeAndLinksAppend() throws {
    struct Stack: View {
      @State var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("One", value: 1)
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
              VStack {
                NavigationLink("Next", value: number + 1)
                Button("Home") { path = [] }
              }
              .navigationTitle("\(number)")
            }
        }
      }
    }
    let harness = Harness { Stack() }
    func titles() -> [String] { harness.nodes(.screen).map(\.accessibleName) }
    #expect(titles() == ["Root"])
    #expect(harness.window.accessibleName == "Root")
    try harness.press("One")
    try harness.press("Next")
    #expect(titles() == ["Root", "1", "2"])
    #expect(harness.window.accessibleName == "2")
    harness.check()
    let stack = try harness.id(.navigationStack)
    harness.target.send(.back(to: try harness.id(.screen, "1")), to: stack)
    #expect(titles() == ["Root", "1"])
    try harness.press("Home")
    #expect(titles() == ["Root"])
    harness.check()
  }

  @Test func aLinkPushesItsDestination() throws {
    struct Stack: View {
      var body: some View {
        NavigationStack { NavigationLink("Detail") { Text("Shown") } }
      }
    }
    let harness = Harness { Stack() }
    try harness.press("Detail")
    #expect(harness.nodes(.screen).count == 2)
    #expect(harness.texts == ["Detail", "Shown"])
    harness.check()
  }

  @Test func sheetsCloseByStateAndByTheUser() throws {
    struct Presenter: View {
      let screen: Screen
      @State var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: { screen.log.append("dismissed") }) {
            Closer().interactiveDismissDisabled(screen.isOn)
          }
      }
    }
    struct Closer: View {
      @Environment(\.dismiss) var dismiss
      @Environment(\.isPresented) var isPresented
      var body: some View { Button("Close \(isPresented)") { dismiss() } }
    }
    let screen = Screen()
    let harness = Harness { Presenter(screen: screen) }
    func canDismiss() -> Bool? {
      guard case .sheet(let sheet)? = harness.find(.sheet)?.content.element else { return nil }
      return sheet.canDismiss
    }
    try harness.press("Open")
    let first = try harness.id(.sheet)
    #expect(canDismiss() == true)
    screen.isOn = true
    harness.engine.flush()
    #expect(canDismiss() == false)
    try harness.press("Close true")
    #expect(harness.find(.sheet) == nil)
    try harness.press("Open")
    harness.target.send(.dismiss, to: first)
    #expect(harness.find(.sheet) != nil)
    harness.target.send(.dismiss, to: try harness.id(.sheet))
    #expect(harness.find(.sheet) != nil)
    #expect(harness.engine.droppedEvents.last?.reason == .staysOpen)
    screen.isOn = false
    harness.engine.flush()
    harness.target.send(.dismiss, to: try harness.id(.sheet))
    #expect(harness.find(.sheet) == nil)
    #expect(screen.log == ["dismissed", "dismissed"])
    harness.check()
  }

  @Test func aStackInASheetIsClosedFromItsRoot() throws {
    struct Presenter: View {
      @State var isShown = false
      var body: some View {
        VStack {
          Button("Open") { isShown = true }
            .sheet(isPresented: $isShown) { NavigationStack { Root() } }
        }
        .disabled(isShown)
      }
    }
    struct Root: View {
      @Environment(\.dismiss) var dismiss
      @Environment(\.isEnabled) var isEnabled
      var body: some View {
        Text("\(isEnabled)").toolbar { Button("Cancel") { dismiss() } }
      }
    }
    let harness = Harness { Presenter() }
    try harness.press("Open")
    #expect(harness.texts.contains("true"))
    // What is under the sheet is disabled; what is in it is not.
    try harness.press("Cancel")
    #expect(harness.find(.sheet) == nil)
    #expect(harness.engine.droppedEvents == [])
    harness.check()
  }

  @Test func aDialogCanAlwaysBeCancelled() throws {
    struct Asking: View {
      let screen: Screen
      @State var isShown = true
      var body: some View {
        Text("Under").confirmationDialog("Delete?", isPresented: $isShown) {
          Button("Delete", role: .destructive) { screen.log.append("deleted \(isShown)") }
        }
      }
    }
    let screen = Screen()
    let harness = Harness { Asking(screen: screen) }
    guard case .dialog(let dialog)? = harness.find(.dialog)?.content.element else {
      return #expect(Bool(false), "There is a dialog.")
    }
    #expect(dialog.buttons.map(\.label.plain) == ["Delete", "Cancel"])
    harness.target.send(.choose(0), to: try harness.id(.dialog))
    // First the action, then the state is cleared.
    #expect(screen.log == ["deleted true"])
    #expect(harness.find(.dialog) == nil)
  }

  @Test func toolbarsBelongToTheirScreen() throws {
    struct Stack: View {
      @State var query = ""
      var body: some View {
        NavigationStack {
          Text(query)
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Add") {} }
              Button("Bare") {}
            }
            .searchable(text: $query, prompt: "Find")
        }
      }
    }
    let harness = Harness { Stack() }
    let screen = try #require(harness.find(.screen))
    #expect(
      screen.children.map(\.content.element.kind) == [
        .text, .toolbarItem, .toolbarItem, .toolbarItem,
      ])
    try harness.type("x", into: "Find")
    #expect(harness.find(.text)?.accessibleName == "x")
    harness.check()
  }

  @Test func preferencesGoUp() {
    struct Names: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    struct Around: View {
      let screen: Screen
      @State var names: [String] = []
      var body: some View {
        VStack {
          ForEach(screen.rows, id: \.self) { row in
            Text(row).preference(key: Names.self, value: [row])
          }
        }
        .onPreferenceChange(Names.self) { names = $0 }
        Text(names.joined())
      }
    }
    let screen = Screen()
    let harness = Harness { Around(screen: screen) }
    #expect(harness.texts.last == "abc")
    screen.rows = ["c", "d"]
    harness.engine.flush()
    #expect(harness.texts.last == "cd")
    #expect(harness.target.batches.count == 1)
  }

  @Test func stylesAndModifiersOfYourOwnWork() throws {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(configuration.role == .destructive ? "!" : "")
          configuration.label
        }
      }
    }
    struct Root: View {
      @State var pressed = 0
      var body: some View {
        VStack {
          Button("Press", role: .destructive) { pressed += 1 }
          Text("\(pressed)").modifier(Counting())
        }
        .buttonStyle(Loud())
      }
    }
    let harness = Harness { Root() }
    try harness.press("! Press")
    harness.target.send(.press, to: try harness.id(.text, "1"))
    #expect(harness.texts == ["!", "Press", "1", "taps: 1"])
    harness.check()
  }

  @Test func objectsAndValuesReachTheViewsInside() {
    struct Inner: View {
      @Environment(Screen.self) var screen: Screen
      @Environment(Screen.self) var optional: Screen?
      @Environment(\.number) var number
      var body: some View { Text("\(screen.number) \(number) \(optional === screen)") }
    }
    struct Outer: View {
      let screen: Screen
      var body: some View {
        Inner().environment(screen).environment(\.number, 7)
      }
    }
    let screen = Screen()
    let harness = Harness { Outer(screen: screen) }
    #expect(harness.texts == ["0 7 true"])
    #expect(harness.cost { screen.number = 1 } == Cost(bodies: 1, patches: 1))
    harness.check()
  }

  @Test func submitReachesEverybodyAround() throws {
    struct Fields: View {
      let screen: Screen
      @State var text = ""
      var body: some View {
        Form {
          TextField("Field", text: $text).onSubmit { screen.log.append("field") }
        }
        .onSubmit { screen.log.append("form") }
      }
    }
    let screen = Screen()
    let harness = Harness { Fields(screen: screen) }
    harness.target.send(.submit, to: try harness.id(.textField))
    #expect(screen.log == ["field", "form"])
  }

  @Test func aFormattedFieldCommitsOnReturnAndBlur() throws {
    struct Amount: View {
      @State var amount = 1
      var body: some View {
        TextField("Amount", value: $amount, format: .number.grouping(.never))
        Text("\(amount)")
      }
    }
    let harness = Harness { Amount() }
    try harness.type("12", into: "Amount")
    #expect(harness.texts == ["1"])
    harness.target.send(.submit, to: try harness.id(.textField))
    #expect(harness.texts == ["12"])
    try harness.type("nonsense", into: "Amount", revision: 2)
    harness.target.send(.focus(false), to: try harness.id(.textField))
    #expect(harness.texts == ["12"])
    #expect(harness.find(.textField)?.accessibleValue == "12")
  }

  @Test func focusIsReleasedWithItsField() throws {
    struct Fading: View {
      let screen: Screen
      @State var text = ""
      @FocusState var focus: String?
      var body: some View {
        if !screen.isOn { TextField("Field", text: $text).focused($focus, equals: "field") }
        Text(focus ?? "none")
      }
    }
    let screen = Screen()
    let harness = Harness { Fading(screen: screen) }
    harness.target.send(.focus(true), to: try harness.id(.textField))
    #expect(harness.texts == ["field"])
    screen.isOn = true
    harness.engine.flush()
    #expect(harness.texts == ["none"])
    harness.check()
  }
}
