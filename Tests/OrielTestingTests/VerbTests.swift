import Clocks
import IssueReporting
import OrielTesting
import Testing
import Views

@MainActor
struct VerbTests {
  @Test
  func nothingIsDeletedBeforeTheConfirmation() async {
    let screen = Screen { ShoppingView() }
    await screen.button("Delete all").tap()
    #expect(screen.row("Milk").exists)
    await screen.dialog("Delete all?").button("Delete").tap()
    #expect(
      screen.outline == """
        window
          list
          menu "Sort"
            button "By name"
            button "By length" [disabled]
          button "Delete all"
          text "Nothing chosen"
        """)
  }

  @Test
  func rowsAreSelectedDeletedMovedAndActedOn() async {
    let screen = Screen { ShoppingView() }
    await screen.row("Eggs").select()
    #expect(screen.text("Chosen: Eggs").exists)
    await screen.row("Bread").move(before: screen.row("Milk"))
    await screen.row("Eggs").action("Double")
    await screen.row("Milk").delete()
    #expect(
      screen.list().outline == """
        list
          text "Bread" [actions: Double]
          text "EggsEggs" [actions: Double]
        """)
  }

  @Test
  func aMenuIsOpenedBeforeItsEntriesCanBeUsed() async {
    let screen = Screen { ShoppingView() }
    await expectRefusal(
      """
      Can't tap button "By name": it is in the menu "Sort", which isn't open, so a user couldn't \
      either.
      """
    ) {
      await screen.button("By name").tap()
    }
    await screen.menu("Sort").tap()
    await expectRefusal(
      #"Can't tap button "Delete all": it is covered by the menu "Sort", so a user couldn't either."#
    ) {
      await screen.button("Delete all").tap()
    }
    await screen.button("By name").tap()
    await screen.menu("Sort").choose("By name")
    #expect(screen.list().outline.hasPrefix("list\n  text \"Bread\""))
    await expectRefusal(
      #"Can't tap menu item "By length" in menu "Sort": it is disabled, so a user couldn't either."#
    ) {
      await screen.menu("Sort").choose("By length")
    }
  }

  @Test
  func whatAThingIsNotIsSaid() async {
    let screen = Screen { ControlsView() }
    await expectRefusal(#"Can't toggle button "Plain": it is a button, not a toggle."#) {
      await screen.button("Plain").toggle()
    }
    await expectRefusal(
      #"Can't slide slider "Volume" to 2.0: it goes from 0.0 to 1.0."#
    ) {
      await screen.slider("Volume").slide(to: 2)
    }
    await expectRefusal(
      #"Can't choose "Blue" in picker "Colour": its options are "Red", "Green"."#
    ) {
      await screen.picker("Colour").choose("Blue")
    }
    await expectRefusal(#"Can't step up stepper "Guests": it is at its upper end."#) {
      await screen.stepper("Guests").stepUp()
      await screen.stepper("Guests").stepUp()
    }
    await expectRefusal(#"Can't tap text "Only text": nothing handles it, so nothing happens."#) {
      await screen.text("Only text").tap()
    }
    await expectRefusal(
      #"Can't tap button "Unseen": it is on the page "Two", which isn't chosen, so a user couldn't either."#
    ) {
      await screen.button("Unseen").tap()
    }
    await screen.tab("Two").tap()
    await screen.button("Unseen").tap()
    await screen.slider("Volume").slide(to: 0.25)
    await screen.picker("Colour").choose("Green")
    #expect(screen.picker("Colour").value == "Green")
    #expect(screen.slider("Volume").value == "0.25")
  }

  @Test
  func timePassesOnlyOnTheClock() async {
    let clock = TestClock()
    let screen = Screen(clock: clock) { TickingView(clock: clock) }
    await screen.settle()
    #expect(screen.text("0 s").exists)
    await screen.advance(by: .seconds(2))
    #expect(screen.text("2 s").exists)
  }

  @Test
  func shortcutsAndEscapeReachWhatIsOnTop() async {
    let screen = Screen { GreetingView() }
    await expectRefusal("Can't press Escape: nothing is open that it would close.") {
      await screen.press(.escape)
    }
    await screen.textField("Name").type("B")
    await screen.button("Greet").tap()
    await screen.press(.escape)
    #expect(!screen.alert().exists)
    await expectRefusal(
      #"Can't press Page Up: it is nobody's shortcut, and it does nothing at text field "Name", where focus is."#
    ) {
      await screen.press(.pageUp)
    }
  }

  /// Runs something that must be refused; compares the message without the screen below it.
  private func expectRefusal(
    _ message: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @MainActor () async -> Void
  ) async {
    let reporter = CollectingReporter()
    await withIssueReporters([reporter]) { await body() }
    let messages = reporter.messages.map { text in
      text.split(separator: "\n\nOn screen:").first.map(String.init) ?? ""
    }
    #expect(messages == [message], sourceLocation: sourceLocation)
  }
}

struct ShoppingView: View {
  @State var items = ["Milk", "Eggs", "Bread"]
  @State var chosen: String?
  @State var isAsking = false

  var body: some View {
    List(selection: $chosen) {
      ForEach(items, id: \.self) { item in
        Text(item).contextMenu {
          Button("Double") { items = items.map { $0 == item ? $0 + $0 : $0 } }
        }
      }
      .onDelete { offsets in for offset in offsets.reversed() { items.remove(at: offset) } }
      .onMove { offsets, target in
        let moved = offsets.map { items[$0] }
        let place = target - offsets.count { $0 < target }
        for offset in offsets.reversed() { items.remove(at: offset) }
        items.insert(contentsOf: moved, at: place)
      }
    }
    Menu("Sort") {
      Button("By name") { items.sort() }
      Button("By length") {}.disabled(true)
    }
    Button("Delete all") { isAsking = true }
      .confirmationDialog("Delete all?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Delete", role: .destructive) { items = [] }
      }
    Text(chosen.map { "Chosen: \($0)" } ?? "Nothing chosen")
  }
}

struct ControlsView: View {
  @State var volume = 0.5
  @State var colour = "Red"
  @State var guests = 1

  var body: some View {
    Button("Plain") {}
    Text("Only text")
    Slider(value: $volume) { Text("Volume") }
    Picker("Colour", selection: $colour) {
      Text("Red").tag("Red")
      Text("Green").tag("Green")
    }
    Stepper("Guests", value: $guests, in: 0...2)
    TabView {
      Text("first").tabItem { Text("One") }
      Button("Unseen") {}.tabItem { Text("Two") }
    }
  }
}

struct TickingView: View {
  let clock: TestClock<Duration>
  @State var seconds = 0

  var body: some View {
    Text("\(seconds) s")
      .task {
        while (try? await clock.sleep(for: .seconds(1))) != nil { seconds += 1 }
      }
  }
}
