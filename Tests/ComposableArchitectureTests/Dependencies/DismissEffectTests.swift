import ComposableArchitecture
import ConcurrencyExtras
import Dependencies
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct DismissEffectTests {
  @Test func `a presented child dismisses itself through its parent`() async {
    let store = Store(initialState: Office.State(sheet: Worker.State())) { Office() }
    await store.send(.sheet(.presented(.dismissTapped))).finish()
    #expect(store.sheet == nil)
    #expect(store.log == ["tapped", "dismiss, sheet is there"])
  }

  @Test func `a screen pops itself through its parent`() async {
    let path = StackState([Worker.State(id: 1), Worker.State(id: 2)])
    let store = Store(initialState: Office.State(path: path)) { Office() }
    await store.send(.path(.element(id: path.ids[1], action: .dismissTapped))).finish()
    #expect(store.path.map(\.id) == [1])
    #expect(store.log == ["tapped", "pop #1, 2 there"])
  }

  @Test func `the innermost presentation is dismissed, through every level of the tree`() async {
    let store = Store(
      initialState: Company.State(office: Office.State(sheet: Worker.State()))
    ) {
      Company()
    }
    await store.send(.office(.sheet(.presented(.dismissTapped)))).finish()
    #expect(store.office.sheet == nil)
  }

  @Test func `a reducer knows whether it is presented`() {
    let path = StackState([Worker.State()])
    let store = Store(
      initialState: Office.State(sheet: Worker.State(), plain: Worker.State(), path: path)
    ) {
      Office()
    }
    store.send(.sheet(.presented(.checkPresentation)))
    store.send(.plain(.checkPresentation))
    store.send(.path(.element(id: path.ids[0], action: .checkPresentation)))
    #expect(store.sheet?.isPresented == true)
    #expect(store.plain?.isPresented == false)
    #expect(store.path[0].isPresented == true)
  }

  @Test func `a test of the child alone overrides dismiss`() async {
    let isDismissed = LockIsolated(false)
    let store = Store(initialState: Worker.State()) {
      Worker()
    } withDependencies: {
      $0.dismiss = DismissEffect { isDismissed.setValue(true) }
    }
    store.send(.checkPresentation)
    #expect(store.isPresented == true)
    await store.send(.dismissTapped).finish()
    #expect(isDismissed.value)
  }

  @Test func `dismiss without a presentation is reported`() async {
    let dismiss = withDependencies { _ in
    } operation: {
      Worker().dismiss
    }
    let line: UInt = #line + 2
    let issues = await issues {
      await dismiss()
    }
    #expect(
      issues == [
        """
        A feature asked to be dismissed, and nothing presents it.

          Called at: ComposableArchitectureTests/DismissEffectTests.swift:\(line)

        "dismiss" works in the effects of a child behind "ifLet(\\.$child, …)" and of a screen of a \
        stack behind "forEach(\\.path, …)", and only in tasks that inherit from such an effect, not \
        in "Task.detached". Check that the feature is embedded by one of the two. In a test of the \
        feature alone override it: "$0.dismiss = DismissEffect { … }". A feature that is shown in \
        both ways can ask "@Dependency(\\.isPresented)" first.
        """
      ])
  }
}
