import CasePaths
import ComposableArchitecture
import Testing

@Suite struct PresentationActionTests {
  @CasePathable
  enum Action: Equatable {
    case destination(PresentationAction<Destination>)

    @CasePathable
    enum Destination: Equatable { case edit(Edit), help }
    @CasePathable
    enum Edit: Equatable { case saved(Int) }
  }

  @Test func `key paths reach the child with and without presented`() {
    let action = Action.destination(.presented(.edit(.saved(1))))
    #expect(action[case: \.destination.presented.edit.saved] == 1)
    #expect(action[case: \.destination.edit.saved] == 1)
    #expect(action.is(\.destination.edit))
    #expect(!action.is(\.destination.dismiss))
    #expect(Action.destination(.dismiss).is(\.destination.dismiss))
  }

  @Test func `key paths embed`() {
    let path: CaseKeyPath<Action, Int> = \.destination.edit.saved
    #expect(path(2) == .destination(.presented(.edit(.saved(2)))))
    #expect((\Action.Cases.destination.dismiss)() == .destination(.dismiss))
  }

  @Test func `one destination of several is a presentation itself`() {
    let path: CaseKeyPath<Action, PresentationAction<Action.Edit>> = \.destination.edit
    #expect(path(.dismiss) == .destination(.dismiss))
    #expect(path(.presented(.saved(3))) == .destination(.presented(.edit(.saved(3)))))
    #expect(
      Action.destination(.presented(.edit(.saved(4))))[case: path] == .presented(.saved(4)))
    #expect(Action.destination(.presented(.help))[case: path] == nil)
    #expect(Action.destination(.dismiss)[case: path] == .dismiss)
  }
}
