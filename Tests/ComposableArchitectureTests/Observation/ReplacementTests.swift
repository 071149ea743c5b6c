import ComposableArchitecture
import Testing

/// However a value gets to its place, observers of what was there are told.
@MainActor
struct ReplacementTests {
  typealias Change = @Sendable (inout Tree.State) -> Void

  nonisolated static let replacements: [(String, Change)] = [
    ("child set", { $0.child = Tree.Leaf(text: "new") }),
    ("child assigned inout", { replace(&$0.child, by: Tree.Leaf(text: "new")) }),
    (
      "edited copy written back",
      {
        var copy = $0.child
        copy.text = "new"
        $0.child = copy
      }
    ),
    ("edited in place", { $0.child.text = "new" }),
    (
      "exchanged",
      {
        let child = $0.child
        $0.child = $0.other
        $0.other = child
      }
    ),
    ("root replaced", { $0 = Tree.State(child: Tree.Leaf(text: "new")) }),
    (
      "edited copy of the root",
      {
        var copy = $0
        copy.child.text = "new"
        $0 = copy
      }
    ),
  ]

  @Test(arguments: replacements.indices)
  func observersOfAChildAreTold(_ index: Int) {
    let store = Store(initialState: Tree.State()) { Tree() }
    let child = store.scope(state: \.child, action: \.leaf)
    store.send(.change { $0.other.text = "new" })
    let observer = Observing { _ = child.text }
    store.send(.change(Self.replacements[index].1))
    #expect(child.text == "new")
    #expect(observer.count == 1, "\(Self.replacements[index].0)")
  }

  @Test func aRestoredCopyIsAReplacement() {
    let store = Store(initialState: Tree.State()) { Tree() }
    let child = store.scope(state: \.child, action: \.leaf)
    let saved = store.child
    store.send(.change { $0.child.text = "edited" })
    let text = Observing { _ = child.text }
    let number = Observing { _ = child.number }
    store.send(.change { $0.child = saved })
    #expect(child.text == "")
    #expect(fired(text, number) == [1, 0])

    let root = store.state
    store.send(.change { $0.child.text = "edited again" })
    let again = Observing { _ = child.text }
    store.send(.change { $0 = root })
    #expect(again.count == 1)
    #expect(child.text == "")
  }

  @Test func aFieldThatWasNotWrittenFiresNobody() {
    let store = Store(initialState: Tree.State()) { Tree() }
    let number = Observing { _ = store.child.number }
    let title = Observing { _ = store.title }
    store.send(.change { $0.child.text = "x" })
    store.send(.change { _ in })
    #expect(fired(number, title) == [0, 0])
  }

  @Test func writingAnEqualValueFiresNobody() {
    let store = Store(initialState: Tree.State()) { Tree() }
    let observer = Observing {
      _ = store.title
      _ = store.child.number
      _ = store.array
    }
    store.send(
      .change {
        $0.title = ""
        $0.title += ""
        $0.child.number = 0
        $0.child.number += 0
        $0.array = []
      })
    #expect(observer.count == 0)
  }

  @Test func optionalsEnumsAndArraysTellOfReplacedPayloads() {
    let store = Store(initialState: Tree.State()) { Tree() }
    store.send(
      .change {
        $0.optional = Tree.Leaf()
        $0.either = .leaf(Tree.Leaf())
        $0.array = [Tree.Leaf()]
      })
    let optional = Observing { _ = store.optional?.text }
    let either = Observing { _ = store.either.leaf?.text }
    let array = Observing { _ = store.array.first?.text }
    let shape = Observing { _ = store.optional == nil }
    store.send(
      .change {
        $0.optional?.number = 1
        $0.either.modify(\.leaf) { $0.number = 1 }
      })
    #expect(fired(optional, either, shape) == [0, 0, 0])
    store.send(
      .change {
        $0.optional?.text = "o"
        $0.either.modify(\.leaf) { $0.text = "e" }
        $0.array[0].text = "a"
      })
    #expect(fired(optional, either, array, shape) == [1, 1, 1, 0])

    let later = Observing { _ = store.optional?.text }
    let caseLater = Observing { _ = store.either.leaf?.text }
    store.send(
      .change {
        $0.optional = nil
        $0.either = .none
      })
    #expect(fired(later, caseLater, shape) == [1, 1, 1])
  }

  @Test func anEnumAtTheRootTellsOfItsCase() {
    let store = Store(initialState: Tree.Either.leaf(Tree.Leaf())) {
      Reduce<Tree.Either, Tree.Either?> { state, action in
        if let action { state = action }
        return .none
      }
    }
    let observer = Observing { _ = store.state.is(\.none) }
    store.send(nil)
    #expect(observer.count == 0)
    store.send(Tree.Either.none)
    #expect(observer.count == 1)
  }

  @Test func aPlainRootTellsOfChanges() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        return .none
      }
    }
    let observer = Observing { _ = store.state }
    store.send(0)
    #expect(observer.count == 0)
    store.send(1)
    #expect(observer.count == 1)
  }
}

private func replace<Value>(_ storage: inout Value, by value: Value) { storage = value }

@Reducer
struct Tree {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var child = Leaf()
    var other = Leaf()
    var optional: Leaf?
    var either = Either.none
    var array: [Leaf] = []
  }
  @ObservableState
  struct Leaf: Equatable {
    var text = ""
    var number = 0
  }
  @CasePathable
  @dynamicMemberLookup
  @ObservableState
  enum Either: Equatable {
    case none
    case leaf(Leaf)
    case number(Int)
  }
  enum Action {
    case change((inout State) -> Void)
    case leaf(LeafAction)
  }
  enum LeafAction { case tapped }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
  }
}
