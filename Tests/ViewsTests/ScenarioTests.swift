import IssueReporting
import Observation
import Testing
import ViewTree
import Views

@Observable
@MainActor
final class Screen {
  var text = ""
  var rows = ["a", "b", "c"]
  var isOn = false
  var number = 0
  var log: [String] = []
}

/// Kinds of trouble that users of other systems have, each as its steps and its right outcome.
@MainActor
@Suite struct ScenarioTests {
  // MARK: Text fields

  @Test func aReducerThatClampsWinsAfterEveryKey() throws {
    struct Field: View {
      let screen: Screen
      var body: some View {
        TextField(
          "Name",
          text: Binding(get: { screen.text }, set: { screen.text = String($0.prefix(5)) }))
      }
    }
    let screen = Screen()
    let harness = Harness { Field(screen: screen) }
    let id = try harness.id(.textField)
    var sync = TextFieldSync(text: "")
    for character in "abcdefg" {
      let typed = sync.shown + String(character)
      let report = sync.edited(typed, selection: TextSelection(caret: typed.count))
      let edit = try #require(report)
      harness.target.clear()
      harness.target.send(.edit(edit), to: id)
      for case .answer(_, let answer) in harness.target.patches { _ = sync.answer(answer) }
      #expect(sync.shown == screen.text)
    }
    #expect(screen.text == "abcde")
  }

  @Test func anAnswerFollowsTheUpdateInOneBatch() throws {
    struct Field: View {
      @Bindable var screen: Screen
      var body: some View { TextField("Name", text: $screen.text) }
    }
    let harness = Harness { Field(screen: Screen()) }
    harness.target.clear()
    try harness.type("x", into: "Name", revision: 1)
    #expect(harness.target.batches.count == 1)
    #expect(harness.target.patches.count == 2)
    guard case .answer(_, TextAnswer(revision: 1, text: "x"))? = harness.target.patches.last
    else { return #expect(Bool(false), "The answer is the last patch.") }
  }

  @Test func writesFromStateAreNoEvents() throws {
    struct Controls: View {
      @Bindable var screen: Screen
      var body: some View {
        TextField("Name", text: $screen.text)
        Toggle("On", isOn: $screen.isOn)
        Slider(value: Binding(get: { Double(screen.number) }, set: { _ in }), in: 0...10)
      }
    }
    let screen = Screen()
    let harness = Harness { Controls(screen: screen) }
    screen.text = "new"
    screen.isOn = true
    screen.number = 5
    harness.engine.flush()
    #expect(harness.engine.statistics.handledEvents == 0)
    #expect(harness.target.patches.count == 3)
    harness.check()
  }

  @Test func aPickerMayHaveNoSelectionAndGivesTheFirstOptionOnce() throws {
    struct Options: View {
      let screen: Screen
      @State private var choice: String?
      var body: some View {
        Picker("Letter", selection: $choice) {
          ForEach(screen.rows, id: \.self) { Text($0).tag(Optional($0)) }
        }
        Text(choice ?? "none").onChange(of: choice) { _, new in
          screen.log.append(new ?? "none")
        }
      }
    }
    let screen = Screen()
    let harness = Harness { Options(screen: screen) }
    #expect(harness.texts == ["none"])
    guard case .picker(let picker)? = harness.find(.picker)?.content.element else {
      return #expect(Bool(false), "There is a picker.")
    }
    #expect(picker.selection == nil)
    #expect(picker.options == ["a", "b", "c"])
    harness.target.send(.pick(0), to: try harness.id(.picker))
    #expect(screen.log == ["a"])
    #expect(harness.find(.picker)?.accessibleValue == "a")
    harness.check()
  }

  // MARK: Lists and focus

  @Test func aRowIsWrittenThroughItsBinding() throws {
    struct Line: Identifiable {
      let id: Int
      var text: String
    }
    struct Lines: View {
      @State private var lines = [Line(id: 1, text: "one"), Line(id: 2, text: "two")]
      @FocusState private var focus: Int?

      var body: some View {
        ForEach($lines) { $line in
          HStack {
            TextField("Line \(line.id)", text: $line.text)
              .focused($focus, equals: line.id)
            Button("Clear \(line.id)") { line.text = "" }
          }
        }
        Text(lines.map(\.text).joined(separator: " "))
      }
    }
    let harness = Harness { Lines() }
    try harness.type("three", into: "Line 2")
    #expect(harness.texts.last == "one three")
    try harness.press("Clear 1")
    #expect(harness.texts.last == " three")
    harness.check()
  }

  struct Field: View {
    let name: String
    @State private var text = ""

    var body: some View {
      TextField(name, text: $text)
    }
  }

  struct Fields: View {
    let screen: Screen

    var body: some View {
      List(screen.rows, id: \.self) { Field(name: $0) }
    }
  }

  @Test func aMovedFieldKeepsItsNodeAndItsText() throws {
    let screen = Screen()
    let harness = Harness { Fields(screen: screen) }
    try harness.type("half", into: "b")
    let id = try harness.id(.textField, "b")
    let made = harness.engine.statistics.makes
    screen.rows = ["new", "a", "c", "b"]
    harness.engine.flush()
    #expect(try harness.id(.textField, "b") == id)
    #expect(harness.find(.textField, "b")?.accessibleValue == "half")
    #expect(harness.engine.statistics.makes == made + 1)
    harness.check()
  }

  @Test func theOrderIsAlwaysTheDeclaredOne() {
    struct Declared: View {
      let screen: Screen
      var body: some View {
        VStack {
          if screen.isOn { Text("label") }
          Toggle("toggle", isOn: .constant(false))
          if screen.isOn {
            Group {
              Text("one")
              Text("two")
            }
          }
          Text("after")
          for row in screen.rows { Text(row) }
          Text("end")
        }
      }
    }
    let screen = Screen()
    let harness = Harness { Declared(screen: screen) }
    #expect(harness.texts == ["toggle", "after", "a", "b", "c", "end"])
    screen.isOn = true
    screen.rows.append("d")
    harness.engine.flush()
    #expect(
      harness.texts == ["label", "toggle", "one", "two", "after", "a", "b", "c", "d", "end"])
    screen.isOn = false
    screen.rows = []
    harness.engine.flush()
    #expect(harness.texts == ["toggle", "after", "end"])
    harness.check()
  }

  @Test func aStructuralChangeAboveAFieldKeepsIt() throws {
    struct Form20: View {
      @Bindable var screen: Screen
      @FocusState private var focus: Int?
      var body: some View {
        Form {
          if screen.isOn { for index in 0..<3 { Text("extra \(index)") } }
          for index in 0..<20 {
            TextField("\(index)", text: $screen.text).focused($focus, equals: index)
          }
          Button("Focus 12") { focus = 12 }
        }
      }
    }
    let screen = Screen()
    let harness = Harness { Form20(screen: screen) }
    try harness.press("Focus 12")
    let id = try harness.id(.textField, "12")
    #expect(harness.find(.textField, "12")?.content.meaning.isFocused == true)
    harness.target.clear()
    screen.isOn = true
    harness.engine.flush()
    #expect(try harness.id(.textField, "12") == id)
    #expect(harness.nodes.filter { $0.content.meaning.isFocused == true }.map(\.id) == [id])
    // Three texts made and inserted, nothing else.
    #expect(harness.target.patches.count == 6)
    harness.check()
  }

  @Test func focusFollowsTheUserAndHasOnePlace() throws {
    struct Two: View {
      @State private var text = ""
      @FocusState private var focus: String?
      var body: some View {
        TextField("a", text: $text).focused($focus, equals: "a")
        TextField("b", text: $text).focused($focus, equals: "b")
        Text(focus ?? "none")
      }
    }
    let harness = Harness { Two() }
    let (a, b) = (try harness.id(.textField, "a"), try harness.id(.textField, "b"))
    harness.target.send(.focus(true), to: a)
    #expect(harness.texts == ["a"])
    harness.target.send(.focus(false), to: a)
    harness.target.send(.focus(true), to: b)
    #expect(harness.texts == ["b"])
    harness.target.send(.focus(false), to: b)
    #expect(harness.texts == ["none"])
    harness.check()
  }

  @Test func duplicateIdsAreReportedOnceAndShown() {
    let screen = Screen()
    screen.rows = ["a", "b", "a", "a"]
    var harness: Harness?
    let issues = collectIssues { harness = Harness { Fields(screen: screen) } }
    #expect(issues.count == 1)
    #expect(
      issues.first == """
        A "ForEach" got two elements with the same id.

          Id: a

        Elements are told apart by id when a collection changes, so each must have its own. The \
        repeated element is shown, and told from the first by how often its id came before; its \
        state may go to another element when the collection changes.

        To fix this, make sure that the ids are unique, or pass a different key path as "id".
        """)
    #expect(harness?.nodes(.textField).map(\.accessibleName) == ["a", "b", "a", "a"])
    let later = collectIssues {
      screen.rows.append("c")
      harness?.engine.flush()
    }
    #expect(later.isEmpty)
    screen.rows = ["c", "a"]
    harness?.engine.flush()
    #expect(harness?.nodes(.textField).map(\.accessibleName) == ["c", "a"])
    harness?.check()
  }

  @Test func aNewIdAtTheSamePositionIsANewRow() throws {
    let screen = Screen()
    screen.rows = ["a"]
    let harness = Harness { Fields(screen: screen) }
    let old = try harness.id(.textField, "a")
    screen.rows = ["z"]
    harness.engine.flush()
    #expect(try harness.id(.textField, "z") != old)
    harness.target.send(.edit(TextEdit(revision: 1, text: "late")), to: old)
    #expect(harness.engine.droppedEvents.map(\.reason) == [.nodeIsGone("textField")])
    harness.check()
  }

  // MARK: Events

  @Test func refusedEventsSayWhy() throws {
    struct Refusing: View {
      let screen: Screen
      var body: some View {
        VStack {
          Button("Disabled") { screen.log.append("disabled") }
        }
        .disabled(true)
        Button("Hidden") { screen.log.append("hidden") }.hidden()
        Text("Deaf")
      }
    }
    let screen = Screen()
    let harness = Harness { Refusing(screen: screen) }
    try harness.press("Disabled")
    try harness.press("Hidden")
    harness.target.send(.press, to: try harness.id(.text, "Deaf"))
    #expect(screen.log == [])
    #expect(
      harness.engine.droppedEvents.map(\.reason) == [.disabled, .hidden, .nobodyListens])
  }

  @Test func eventsDuringABatchWaitForTheirTurn() throws {
    final class Eager: PatchTarget {
      let kinds = Set(Kind.allCases)
      var events: (@MainActor (Event) -> Void)?
      var depth = 0
      var deepest = 0
      var batches = 0
      func setEvents(_ events: @escaping @MainActor (Event) -> Void) { self.events = events }
      func apply(_ patches: [Patch]) {
        depth += 1
        deepest = max(deepest, depth)
        batches += 1
        for case .make(let id, let content) in patches where content.element.kind == .button {
          events?(Event(id, .press))
        }
        depth -= 1
      }
    }
    struct Pressed: View {
      let screen: Screen
      var body: some View {
        Button("Press") { screen.number += 1 }
        Text("\(screen.number)")
      }
    }
    let screen = Screen()
    let target = Eager()
    let engine = Engine { Pressed(screen: screen) }
    engine.start(on: target)
    #expect(screen.number == 1)
    #expect(target.batches == 2)
    #expect(target.deepest == 1)
  }

  @Test func aScreenWithoutAStackIsReported() {
    struct Lost: View {
      @Bindable var screen: Screen
      var body: some View {
        Text("Lost").navigationDestination(isPresented: $screen.isOn) { Text("Screen") }
      }
    }
    let screen = Screen()
    screen.isOn = true
    var harness: Harness?
    let issues = collectIssues { harness = Harness { Lost(screen: screen) } }
    #expect(
      issues == [
        """
        A "navigationDestination" was presented outside of a "NavigationStack".

          Lost

        There is no stack to push its screen onto, so nothing is shown. This happens when the \
        modifier is on the stack itself instead of on a view inside, or when a sheet has no stack \
        of its own.

        To fix this, put a "NavigationStack" around the view that has the modifier.
        """
      ])
    #expect(harness?.texts == ["Lost"])
    #expect(harness?.target.faults == [])
  }

  // MARK: Observation

  @Test func aChangeThatEvaluationCausesIsNotLost() {
    struct Late: View {
      let screen: Screen
      var body: some View {
        Text("\(screen.number)").onChange(of: screen.number) {
          screen.log.append("\(screen.number)")
        }
        Text(screen.log.joined(separator: " "))
      }
    }
    let screen = Screen()
    let harness = Harness { Late(screen: screen) }
    screen.number = 7
    harness.engine.flush()
    #expect(harness.texts == ["7", "7"])
    #expect(harness.target.batches.count == 1)
  }

  @Test func aChainThatNeverSettlesIsStoppedAndNamed() {
    struct Restless: View {
      let screen: Screen
      var body: some View {
        Text("\(screen.number)").onChange(of: screen.number) { screen.number += 1 }
      }
    }
    struct Around: View {
      let screen: Screen
      var body: some View { Restless(screen: screen) }
    }
    let screen = Screen()
    let harness = Harness { Around(screen: screen) }
    let issues = collectIssues {
      screen.number += 1
      harness.engine.flush()
    }
    #expect(
      issues == [
        """
        The view "Restless" was evaluated 100 times in one update and was still not done.

          Around > Restless

        Every evaluation changed something that the view reads, so that it had to be evaluated \
        again. This happens when a "body" writes to state that it reads, or when an "onChange" or \
        "onAppear" keeps changing what it reacts to. The update was stopped, and the view may show \
        an outdated state.

        To fix this, write to state from actions only, and make each reaction settle.
        """
      ])
    #expect(harness.target.faults == [])
  }

  @Test func stateWrittenInABodyIsStoppedAtOnce() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("\(bump())")
      }
      func bump() -> Int {
        count += 1
        return count
      }
    }
    let issues = collectIssues { _ = Harness { Restless() } }
    #expect(issues.count == 1)
    #expect(issues.first?.hasPrefix("The view \"Restless\" was evaluated 100 times") == true)
  }

  @Test func changesElsewhereAreFlushedOncePerTurn() async throws {
    struct Shown: View {
      let screen: Screen
      var body: some View { Text("\(screen.number) \(screen.text)") }
    }
    let screen = Screen()
    let harness = Harness { Shown(screen: screen) }
    screen.number = 1
    screen.text = "x"
    #expect(harness.target.batches.isEmpty)
    while harness.target.batches.isEmpty { await Task.yield() }
    for _ in 0..<10 { await Task.yield() }
    #expect(harness.texts == ["1 x"])
    #expect(harness.target.batches.count == 1)
  }
}

/// The texts of the issues that are reported while something runs.
@MainActor
func collectIssues(_ run: () -> Void) -> [String] {
  let collector = IssueCollector()
  withIssueReporters([collector]) { run() }
  return collector.issues
}

final class IssueCollector: IssueReporter, @unchecked Sendable {
  // NB: written on the main actor only.
  var issues: [String] = []

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    issues.append(message() ?? "")
  }
}
