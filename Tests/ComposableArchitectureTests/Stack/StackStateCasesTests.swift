import CasePaths
import ComposableArchitecture
import Testing

@Suite struct StackStateCasesTests {
  @CasePathable
  enum Screen: Equatable {
    case detail(String)
    case help
  }

  @Test func `the payload of a case is read and written by id`() {
    var stack: StackState<Screen> = [.detail("a"), .help]
    #expect(stack[id: 0, case: \.detail] == "a")
    #expect(stack[id: 1, case: \.detail] == nil)
    stack[id: 0, case: \.detail]?.append("!")
    #expect(stack == [.detail("a!"), .help])
    stack[id: 0, case: \.detail] = nil
    #expect(stack == [.help])
  }

  @Test func `a write to another case is reported`() {
    var stack: StackState<Screen> = [.help]
    let issues = issues { stack[id: 0, case: \.detail] = "a" }
    #expect(stack == [.help])
    #expect(
      issues == [
        """
        A stack of 'Screen' was written through '[id: #0, case: …]', and has no screen there that \
        is this case.

          Screen with this id: help
          Payload type: String

        Nothing was changed. The screen may have been popped or replaced before the write. Ask \
        'state.path[id: id]' first, or push a screen with 'append'.
        """
      ])
  }
}
