import ComposableArchitecture
import Oriel
import OrielTesting
import Testing

/// Bindings of views to shared values.
@MainActor
@Suite struct SharedBindingTests {
  @Test func aValueIsReadAndWritten() {
    @Shared(value: 1) var count
    let binding = Binding($count)
    binding.wrappedValue = 2
    #expect(count == 2)
    $count.withLock { $0 = 3 }
    #expect(binding.wrappedValue == 3)
  }

  @Test func aFieldIsWrittenAlone() {
    @Shared(value: Draft()) var draft: Draft
    let title = Binding($draft.title)
    let isDone: Binding<Bool> = Binding($draft).isDone
    $draft.withLock { $0.note = "kept" }
    title.wrappedValue = "Milk"
    isDone.wrappedValue = true
    #expect(draft == Draft(title: "Milk", isDone: true, note: "kept"))
  }

  @Test func whatAnOptionalHoldsIsBoundWhileItIsThere() throws {
    @Shared(value: Optional(Draft())) var draft: Draft?
    let held = try #require(Shared($draft))
    let title = Binding(held.title)
    title.wrappedValue = "Milk"
    #expect(draft?.title == "Milk")
    let note = Binding($draft.note)
    #expect(note.wrappedValue == "")
    let whole = Binding($draft)
    whole.wrappedValue = nil
    #expect(draft == nil)
    #expect(note.wrappedValue == nil)
    // A field that is still on the screen while it goes writes to nobody.
    title.wrappedValue = "late"
    note.wrappedValue = "late"
    #expect(draft == nil)
    #expect(title.wrappedValue == "Milk")
  }

  @Test func anOptionalTellsWhetherSomethingIsPresented() {
    @Shared(value: Optional(Draft())) var draft: Draft?
    let isPresented = Binding($draft).isPresent()
    #expect(isPresented.wrappedValue)
    isPresented.wrappedValue = false
    #expect(draft == nil)
  }

  @Test func elementsAreBoundByTheirIds() throws {
    @Shared(value: [Row(id: 1), Row(id: 2)]) var rows: IdentifiedArrayOf<Row>
    let titles = Array($rows).map { Binding($0.title) }
    $rows.withLock { $0.swapAt(0, 1) }
    titles[0].wrappedValue = "one"
    #expect(rows[id: 1]?.title == "one")
    Binding($rows[id: 2]).wrappedValue?.title = "two"
    #expect(rows[id: 2]?.title == "two")
    $rows.withLock { _ = $0.remove(id: 1) }
    titles[0].wrappedValue = "late"
    #expect(rows.map(\.title) == ["two"])
  }

  @Test func elementsAreBoundByTheirPlaces() {
    @Shared(value: ["a", "b"]) var list: [String]
    let bindings = Array($list).map { Binding($0) }
    bindings[1].wrappedValue = "c"
    #expect(list == ["a", "c"])
    Binding($list[0]).wrappedValue = "d"
    #expect(list == ["d", "c"])
    $list.withLock { $0.removeLast() }
    bindings[1].wrappedValue = "late"
    #expect(list == ["d"])
  }

  @Test func aViewShowsAndChangesASharedField() async {
    @Shared(value: Draft(title: "Milk")) var draft: Draft
    let screen = Screen { [$draft] in
      VStack {
        TextField("Title", text: Binding($draft.title))
        Toggle("Done", isOn: Binding($draft.isDone))
        TitleText(draft: $draft)
      }
    }
    await screen.textField("Title").type("!")
    await screen.toggle("Done").toggle()
    #expect(draft == Draft(title: "Milk!", isDone: true))
    #expect(screen.text("Milk!, done").exists)
    await Task.detached { [$draft] in $draft.withLock { $0.title = "Bread" } }.value
    await screen.settle()
    #expect(screen.text("Bread, done").exists)
    #expect(screen.outline.contains(#"text field "Title" = "Bread""#))
  }

  @Test func aViewWithABindingToTheSamePlaceIsNotEvaluatedAgain() async {
    @Shared(value: Draft()) var draft: Draft
    let evaluations = LockIsolated(0)
    let screen = Screen { [$draft] in
      CountingParent { NoteField(note: Binding($draft.note), evaluations: evaluations) }
    }
    #expect(evaluations.value == 1)
    await screen.button("0").tap()
    #expect(screen.button("1").exists)
    #expect(evaluations.value == 1)
  }
}

private struct Draft: Equatable {
  var title = ""
  var isDone = false
  var note = ""
}

private struct Row: Equatable, Identifiable {
  let id: Int
  var title = ""
}

private struct TitleText: View {
  @Shared var draft: Draft

  init(draft: Shared<Draft>) { _draft = draft }

  var body: some View { Text("\(draft.title), \(draft.isDone ? "done" : "open")") }
}

private struct NoteField: View {
  @Binding var note: String
  let evaluations: LockIsolated<Int>

  var body: some View {
    let _ = evaluations.withValue { $0 += 1 }
    TextField("Note", text: $note)
  }
}

private struct CountingParent: View {
  @State private var count = 0
  let content: @MainActor () -> NoteField

  init(content: @escaping @MainActor () -> NoteField) { self.content = content }

  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      content()
    }
  }
}
