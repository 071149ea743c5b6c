import CasePaths
import IdentifiedCollections
import Testing

@testable import ComposableArchitecture

@Suite struct ReducerBodyTests {
  final class Count { var value = 0 }

  struct Feature: Reducer {
    let evaluations: Count
    var body: some Reducer<Int, Int> {
      let _ = evaluations.value += 1
      Reduce { state, action in
        state += action
        return .none
      }
    }
  }

  struct Tree: Reducer {
    struct State: Identifiable {
      let id: Int
      var count = 0
      var children: IdentifiedArrayOf<State> = []
    }
    @CasePathable
    enum Action {
      case increment
      indirect case children(IdentifiedActionOf<Tree>)
    }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .increment = action { state.count += 1 }
        return .none
      }
      .forEach(\.children, action: \.children) { Tree() }
    }
  }

  @Test func `a body is evaluated once, with the first action`() {
    let evaluations = Count()
    let body = ReducerBody(Feature(evaluations: evaluations))
    #expect(evaluations.value == 0)
    var state = 0
    for _ in 1...3 { _ = body.reduce(into: &state, action: 1) }
    #expect(state == 3)
    #expect(evaluations.value == 1)
  }

  @Test func `a feature can contain itself`() {
    let body = ReducerBody(Tree())
    var state = Tree.State(
      id: 0, children: [.init(id: 1, children: [.init(id: 2)])])
    let action = (\Tree.Action.Cases.children[id: 1].children[id: 2].increment)()
    _ = body.reduce(into: &state, action: action)
    #expect(state.children[id: 1]?.children[id: 2]?.count == 1)
    #expect(state.count == 0)
  }
}
