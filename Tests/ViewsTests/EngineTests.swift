import Observation
import Testing
import ViewTree
import Views

@MainActor
@Suite struct EngineTests {
  @Observable final class Model {
    var count = 0
    var email = ""
    var isOn = false
    var showsAlert = false
    var pushed: Int?
    var log: [String] = []
  }

  struct Counter: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Text("Count: \(model.count)")
        Button("Increment") { model.count += 1 }
      }
    }
  }

  @Test func anEventIsHandledFlushedAndShown() throws {
    let model = Model()
    let harness = Harness { Counter(model: model) }
    #expect(harness.texts.first == "Count: 0")
    let cost = try harness.cost { try harness.press("Increment") }
    #expect(harness.texts.first == "Count: 1")
    #expect(cost == Cost(bodies: 1, patches: 1))
    harness.check()
  }

  @Test func everyEditIsAnswered() throws {
    struct Field: View {
      @Bindable var model: Model
      var body: some View {
        TextField(
          "E-mail",
          text: Binding(get: { model.email }, set: { model.email = String($0.prefix(3)) }))
      }
    }
    let model = Model()
    let harness = Harness { Field(model: model) }
    try harness.type("abc", into: "E-mail")
    try harness.type("abcd", into: "E-mail", revision: 2)
    let id = try harness.id(.textField)
    #expect(harness.target.batches.count == 2)
    #expect(harness.target.patches.last == .answer(id, TextAnswer(revision: 2, text: "abc")))
    harness.check()
  }

  @Test func alertsAndScreensComeAndGo() throws {
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack {
          VStack {
            Button("Alert") { model.showsAlert = true }
            Button("Push") { model.pushed = 7 }
          }
          .navigationTitle("Root")
          .alert("Sure?", isPresented: $model.showsAlert) {
            Button("Yes", role: .destructive) { model.log.append("yes") }
            Button("No", role: .cancel) {}
          } message: {
            Text("Really")
          }
          .navigationDestination(item: $model.pushed) { value in
            Detail(value: value)
          }
        }
      }
    }
    struct Detail: View {
      let value: Int
      @Environment(\.dismiss) var dismiss
      var body: some View {
        Button("Back") { dismiss() }.navigationTitle("Detail \(value)")
      }
    }
    let model = Model()
    let harness = Harness { Root(model: model) }
    harness.check()
    #expect(harness.nodes(.screen).map(\.accessibleName) == ["Root"])

    try harness.press("Alert")
    let alert = try #require(harness.find(.alert, "Sure?"))
    harness.check()
    harness.target.send(.choose(0), to: alert.id)
    #expect(model.log == ["yes"])
    #expect(!model.showsAlert)
    #expect(harness.find(.alert) == nil)
    harness.target.send(.dismiss, to: alert.id)
    #expect(harness.engine.droppedEvents.last?.reason == .nodeIsGone("alert"))

    try harness.press("Push")
    #expect(harness.nodes(.screen).map(\.accessibleName) == ["Root", "Detail 7"])
    harness.check()
    try harness.press("Back")
    #expect(harness.nodes(.screen).map(\.accessibleName) == ["Root"])
    #expect(model.pushed == nil)
    try harness.press("Push")
    let stack = try harness.id(.navigationStack)
    harness.target.send(.back(to: try harness.id(.screen, "Root")), to: stack)
    #expect(model.pushed == nil)
    harness.check()
  }

  @Test func stateIsKeptByIdentity() throws {
    struct Stateful: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }
      }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        Text("\(model.count)")
        Stateful()
        if model.isOn { Stateful() }
      }
    }
    let model = Model()
    let harness = Harness { Root(model: model) }
    try harness.press("0")
    try harness.press("1")
    let cost = harness.cost { model.count = 5 }
    #expect(cost == Cost(bodies: 1, patches: 1))
    #expect(harness.find(.button, "2") != nil)
    model.isOn = true
    harness.engine.flush()
    #expect(harness.nodes(.button).map(\.accessibleName) == ["2", "0"])
    harness.check()
  }
}
