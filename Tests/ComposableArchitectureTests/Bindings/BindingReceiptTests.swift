import ComposableArchitecture
import IssueReporting
import Testing

@MainActor
@Suite struct BindingReceiptTests {
  @Reducer
  struct Form {
    @ObservableState
    struct State: Equatable { var name = "" }
    enum Action: BindableAction { case binding(BindingAction<State>) }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Test func `a write that no reducer applies is reported`() {
    let line: UInt = #line + 1
    let store = Store(initialState: Form.State()) { Form() }
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) { store.name = "Blob" }
    #expect(store.name == "")
    #expect(
      recorder.texts == [
        """
        A view wrote to a field through a binding, and no reducer applied the write.

          State: State
          Field: \(String(describing: \Form.State.name))
          Value: Blob
          Root store: made at ComposableArchitectureTests/BindingReceiptTests.swift:\(line)

        The field has kept its old value, so the view and the state may differ now. This happens \
        when the feature's 'body' has no 'BindingReducer()', or when the feature isn't part of its \
        parent's 'body'. Add 'BindingReducer()' where the write should take effect, most often as \
        the first line of 'body'. If the action wraps its view's actions, name the case: \
        'BindingReducer(action: \\.view)'.
        """
      ])
    #expect(recorder.lines == [line])
  }
}
