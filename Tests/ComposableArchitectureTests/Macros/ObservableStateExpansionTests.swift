import ComposableArchitecture
import Foundation
import Observation
import Testing

/// What `@ObservableState` expands to, compiled and used.
@Suite struct ObservableStateExpansionTests {
  @Test func memberwiseInitializersHaveTheFieldsAsWritten() {
    let state = Form(id: 1)
    #expect(state.title == "")
    #expect(state.note == nil)
    #expect(Form(title: "A", note: "B", isOn: true, id: 2).note == "B")
  }

  @Test func equalityAndHashesAreThoseOfTheFields() {
    let state = Form(id: 1)
    #expect(state == Form(id: 1))
    #expect(state.hashValue == Form(id: 1).hashValue)
    var other = state
    other.title = "A"
    #expect(state != other)
    other.title = ""
    #expect(state == other)
  }

  @Test func codingUsesTheNamesAsWritten() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(Form(title: "A", isOn: true, id: 2))
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"default":0,"id":2,"isOn":true,"scratch":0,"title":"A"}"#)
    #expect(try JSONDecoder().decode(Form.self, from: data) == Form(title: "A", isOn: true, id: 2))
  }

  @Test func eachFieldIsObservedByItself() {
    var state = Form(id: 1)
    let title = Observing { _ = state.title }
    let isOn = Observing { _ = state.isOn }
    let word = Observing { _ = state.default }
    state.isOn.toggle()
    #expect(fired(title, isOn, word) == [0, 1, 0])
    state.title += "A"
    #expect(fired(title, isOn, word) == [1, 1, 0])
    state.default = 1
    #expect(fired(title, isOn, word) == [1, 1, 1])
  }

  @Test func anEqualValueTellsNobody() {
    var state = Form(id: 1)
    let title = Observing { _ = state.title }
    state.title = ""
    #expect(title.count == 0)
  }

  @Test func computedPropertiesAreObservedThroughWhatTheyRead() {
    var state = Form(id: 1)
    let summary = Observing { _ = state.summary }
    state.isOn = true
    #expect(summary.count == 0)
    state.title = "A"
    #expect(summary.count == 1)
  }

  @Test func ignoredFieldsTellNobody() {
    var state = Form(id: 1)
    let scratch = Observing { _ = state.scratch }
    state.scratch = 1
    #expect(scratch.count == 0)
  }

  @Test func observersOfTheAuthorsOwnRunOnceAndMayCorrect() {
    var state = Clamped()
    state.count = 12
    #expect(state.count == 10)
    #expect(state.log == ["will 12", "did 0"])
    state.count -= 3
    #expect(state.count == 7)
    #expect(state.log == ["will 12", "did 0", "will 7", "did 10"])
  }

  @Test func aFieldThatIsCorrectedToItsOldValueTellsNobody() {
    var state = Clamped()
    state.count = 10
    let count = Observing { _ = state.count }
    state.count = 99
    #expect(state.count == 10)
    #expect(count.count == 0)
    state.count = 9
    #expect(count.count == 1)
  }

  @Test func initializersDontRunObserversOfTheAuthorsOwn() {
    #expect(Clamped(count: 20).log == [])
    #expect(Clamped(count: 20).count == 20)
  }

  @Test func genericStateIsObserved() {
    var state = Pair(first: 1, second: [2])
    let first = Observing { _ = state.first }
    let second = Observing { _ = state.second }
    state.second.append(3)
    #expect(fired(first, second) == [0, 1])
  }

  @Test func fieldsOfOtherConfigurationsAreLeftOut() {
    var state = Configured()
    let here = Observing { _ = state.here }
    state.here = 1
    #expect(here.count == 1)
    #expect(state == Configured(here: 1))
  }

  @Test func nestedStateIsObservedByItself() {
    var state = Outer()
    let inner = Observing { _ = state.inner.count }
    let whole = Observing { _ = state.inner }
    state.inner.count += 1
    #expect(fired(inner, whole) == [1, 0])
  }

  @Test func anEnumIsAnotherInstanceInAnotherCase() {
    let first = Screen.inner(Inner())
    var edited = first
    if case .inner(var inner) = edited {
      inner.count += 1
      edited = .inner(inner)
    }
    #expect(first._$id == edited._$id)
    #expect(first._$id != Screen.inner(Inner())._$id)
    #expect(Screen.loading._$id != Screen.failed(code: 1, text: "")._$id)
    #expect(Screen.loading._$id == Screen.loading._$id)
  }

  @Test func editingAPayloadTellsItsObserversAndNotThoseOfTheCase() throws {
    var state = Root()
    let payload = try #require(state.screen.payload)
    let count = Observing { _ = payload.count }
    let field = Observing { _ = state.screen }
    state.screen = .inner(Inner(changing: payload))
    #expect(fired(count, field) == [1, 0])
  }

  @Test func anotherCaseTellsTheFieldAndTheOldPayload() throws {
    var state = Root()
    let payload = try #require(state.screen.payload)
    let count = Observing { _ = payload.count }
    let field = Observing { _ = state.screen }
    state.screen = .loading
    #expect(fired(count, field) == [1, 1])
  }

  @Test func fieldsHaveALensAndOtherPropertiesNone() {
    #expect(Form._$lens(\Form.title) is FieldLens<Form, String>)
    #expect(Form._$lens(\Form.summary) == nil)
    #expect(Form._$lens(\Form.id) == nil)
    #expect(Screen._$lens(\Screen.isLoading) == nil)
  }

  @Test func stateOfEveryAccessLevelCompiles() {
    #expect(HiddenInside.make().value == 1)
    #expect(PublicState().value == 0)
  }
}

@ObservableState
private struct Form: Codable, Hashable {
  var title = ""
  var note: String?
  var isOn = false
  var `default` = 0
  let id: Int
  @ObservationStateIgnored var scratch = 0
  var summary: String { "(\(title))" }
  static var shared: Int { 0 }
}

@ObservableState
private struct Clamped {
  var count = 0 {
    willSet { log.append("will \(newValue)") }
    didSet {
      log.append("did \(oldValue)")
      guard count > 10 else { return }
      count = 10
    }
  }
  var log: [String] = []
}

@ObservableState
private struct Pair<First, Second: Equatable> {
  var first: First
  var second: Second
}

@ObservableState
private struct Configured: Equatable {
  #if os(Linux)
    var here = 0
  #else
    var elsewhere = 0
  #endif
}

@ObservableState
private struct Inner: Equatable {
  var count = 0

  init(count: Int = 0) { self.count = count }

  init(changing other: Inner) {
    self = other
    count += 1
  }
}

@ObservableState
private struct Outer {
  var inner = Inner()
}

@ObservableState
private enum Screen: Equatable {
  case loading
  case inner(Inner)
  case failed(code: Int, text: String)

  var isLoading: Bool { self == .loading }
  var payload: Inner? {
    if case .inner(let inner) = self { inner } else { nil }
  }
}

@ObservableState
private struct Root {
  var screen = Screen.inner(Inner())
}

private enum HiddenInside {
  @ObservableState
  fileprivate struct State {
    var value = 1
  }

  static func make() -> State { State() }
}

@ObservableState
public struct PublicState: Sendable {
  public internal(set) var value = 0
  package var other = ""
  public init() {}
}

@ObservableState
enum NoCases {}
