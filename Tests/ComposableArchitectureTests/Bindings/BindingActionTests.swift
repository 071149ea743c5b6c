import CasePaths
import ComposableArchitecture
import CustomDump
import Testing

@Suite struct BindingActionTests {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var count = 0
  }

  @CasePathable
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case tapped
  }

  enum PlainAction: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case tapped
  }

  @Test func `writes compare by field and value`() {
    #expect(BindingAction<State>.set(\.count, 1) == .set(\.count, 1))
    #expect(BindingAction<State>.set(\.count, 1) != .set(\.count, 2))
    #expect(BindingAction<State>.set(\.count, 1) != .set(\.name, "1"))
    #expect(Set([BindingAction<State>.set(\.count, 1), .set(\.count, 1)]).count == 1)
  }

  @Test func `patterns match the field`() {
    switch Action.binding(.set(\.count, 1)) {
    case .binding(\.name): Issue.record("matched another field")
    case .binding(\.count): break
    default: Issue.record("matched nothing")
    }
  }

  @Test func `key paths name fields`() {
    let action = Action.set(\.count, 3)
    #expect(action[case: \.binding.count] == 3)
    #expect(action[case: \.binding.name] == nil)
    #expect((\Action.Cases.binding.name)("Blob") == .binding(.set(\.name, "Blob")))
  }

  @Test func `an action gives out its write`() {
    #expect(Action.set(\.count, 3).binding == .set(\.count, 3))
    #expect(Action.tapped.binding == nil)
    #expect(PlainAction.set(\.count, 3).binding == .set(\.count, 3))
    #expect(PlainAction.tapped.binding == nil)
  }

  @Test func `keyPath and value are readable`() {
    let action = BindingAction<State>.set(\.count, 3)
    #expect(action.keyPath == \State.count)
    #expect(action.value as? Int == 3)
  }
}
