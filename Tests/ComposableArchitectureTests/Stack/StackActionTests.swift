import CasePaths
import ComposableArchitecture
import Testing

@Suite struct StackActionTests {
  @CasePathable
  enum Action: Equatable {
    case path(StackAction<Int, Screen>)

    @CasePathable
    enum Screen: Equatable { case saved(String), closed }
  }

  @Test func `key paths go through to the action of a screen`() {
    let action = Action.path(.element(id: 1, action: .saved("a")))
    #expect(action[case: \.path[id: 1].saved] == "a")
    #expect(action[case: \.path[id: 2].saved] == nil)
    #expect(action.is(\.path[id: 1]))
    #expect(action.is(\.path.element))
    #expect((\Action.Cases.path[id: 1].saved)("b") == .path(.element(id: 1, action: .saved("b"))))
  }

  @Test func `key paths name pushes and pops`() {
    #expect(Action.path(.popFrom(id: 3))[case: \.path.popFrom] == 3)
    let push = Action.path(.push(id: 3, state: 7))[case: \.path.push]
    #expect(push?.id == 3)
    #expect(push?.state == 7)
    #expect((\Action.Cases.path.popFrom)(4) == .path(.popFrom(id: 4)))
  }
}
