import CasePaths
import IssueReporting
import Testing

@Suite struct CasePathableTests {
  @Test func readsTheCaseByKeyPath() {
    let action = Action.saved(42)
    #expect(action[case: \.saved] == 42)
    #expect(action[case: \.failed] == nil)
    #expect(action[case: \.profile.city] == nil)
    let profile = Action.profile(.city("Rome"))
    #expect(profile[case: \.profile.city] == "Rome")
    #expect(Action.failed[case: \.failed] != nil)
  }

  @Test func severalPayloadsAreALabelledTuple() {
    let renamed = Action.renamed(from: "a", to: "b")[case: \.renamed]
    #expect(renamed?.from == "a")
    #expect(renamed?.to == "b")
    let moved = Action.moved(3, by: 2)[case: \.moved]
    #expect(moved?.0 == 3)
    #expect(moved?.by == 2)
    #expect((\Action.Cases.renamed)((from: "a", to: "b")) == .renamed(from: "a", to: "b"))
    #expect(Action.labelled(id: 1)[case: \.labelled] == 1)
    #expect((\Action.Cases.labelled)(2) == .labelled(id: 2))
  }

  @Test func assignsTheCaseByKeyPath() {
    var action = Action.failed
    action[case: \.saved] = 1
    #expect(action == .saved(1))
    action[case: \.profile.city] = "Rome"
    #expect(action == .profile(.city("Rome")))
  }

  @Test func asksForTheCase() {
    let action = Action.profile(.email(.confirmed))
    #expect(action.is(\.profile))
    #expect(action.is(\.profile.email))
    #expect(action.is(\.profile.email.confirmed))
    #expect(!action.is(\.profile.email.changed))
    #expect(!action.is(\.saved))
  }

  @Test func anOptionalPayloadMatchesAlsoWhenItIsNil() {
    #expect(Action.maybe(nil).is(\.maybe))
    #expect(Action.maybe(nil).is(\.maybe.none))
    #expect(!Action.maybe(nil).is(\.maybe.some))
    #expect(Action.maybe(.city("Rome"))[case: \.maybe.some.city] == "Rome")
    #expect(Action.maybe(.city("Rome"))[case: \.maybe.city] == .some(.some("Rome")))
    #expect((\Action.Cases.maybe.city)(nil) == .maybe(nil))
  }

  @Test func modifiesThePayload() {
    var action = Action.saved(1)
    action.modify(\.saved) { $0 += 1 }
    #expect(action == .saved(2))
    var deep = Action.profile(.city("Rome"))
    deep.modify(\.profile.city) { $0 += "!" }
    #expect(deep == .profile(.city("Rome!")))
  }

  @Test func modifyingAnotherCaseReportsAnIssueAndChangesNothing() {
    var action = Action.failed
    let recorder = IssueRecorder()
    let line: UInt = #line + 2
    withIssueReporters([recorder]) {
      action.modify(\.saved) { $0 += 1 }
    }
    #expect(
      recorder.issues == [
        IssueRecorder.Issue(
          message: """
            Can't modify a case of 'Action' that the value isn't in.

              Expected payload: Int
              Actual value: failed

            Nothing was changed. This can happen when the value has moved on to another case \
            before the change arrives. Ask 'is' or switch over the value first, or assign the \
            whole case.
            """,
          fileID: #fileID,
          line: line)
      ])
    #expect(action == .failed)
  }

  @Test func payloadsAsProperties() {
    #expect(Screen.list(["a"]).list == ["a"])
    #expect(Screen.list(["a"]).detail == nil)
    #expect(Screen.detail(id: 1, title: "One").detail?.title == "One")
    #expect(Screen.empty.empty != nil)
    #expect(Screen.list(["a", "b"])[keyPath: \.list?.count] == 2)
  }

  @Test func genericAndIndirectEnums() {
    let tree = Tree<Int>.branch(.leaf(1), .branch(.leaf(2), .leaf(3)))
    #expect(tree[case: \.branch]?.0[case: \.leaf] == 1)
    #expect(tree.is(\.branch))
    #expect((\Tree<String>.Cases.leaf)("x")[case: \.leaf] == "x")
  }

  @Test func unusualCases() {
    #expect(Oddly.default.is(\.default))
    #expect(Oddly.in(1)[case: \.in] == 1)
    #expect(Oddly.pair(1)[case: \.pair] == 1)
    #expect(Oddly.other.is(\.other))
    #expect(Oddly.action { 5 }[case: \.action]?() == 5)
    #expect(Oddly.anything("x")[case: \.anything] as? String == "x")
    #expect(Oddly.tuple((1, 2))[case: \.tuple]?.1 == 2)
    #expect(Oddly.present(1)[case: \.present] == 1)
    #expect(Oddly.allCasePaths.map { $0 }.count == 8)
  }

  @Test func handWrittenPathsAreKept() {
    #expect(Manual.one(1)[case: \.first] == 1)
  }
}

@CasePathable
private enum Manual {
  case one(Int)

  struct AllCasePaths: Sendable {
    var first: AnyCasePath<Manual, Int> {
      AnyCasePath(
        embed: { .one($0) },
        extract: { root in
          switch root {
          case .one(let value): value
          }
        })
    }
  }
}
