import ComposableArchitecture
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ReferenceFeaturesTests {
  @Test func `a controller logs in and its store leads to the next screen`() async {
    let store = Store(initialState: ReferenceLogin.State()) { ReferenceLogin() }
    let controller = ReferenceLoginController(store: store)
    controller.viewDidLoad()
    #expect(controller.title == "Log in")
    controller.$store.email.wrappedValue = "blob@example.com"
    controller.$store.password.wrappedValue = "hunter2"
    controller.loginButtonPressed()
    while controller.presented.isEmpty, !Task.isCancelled { await Task.yield() }
    #expect(controller.presented == ["code: "])
    #expect(!controller.isLoading)
    await store.send(.destination(.presented(.doneButtonTapped))).finish()
    while !controller.presented.isEmpty, !Task.isCancelled { await Task.yield() }
    #expect(store.destination == nil)
  }

  @Test func `the login feature is tested step by step`() async {
    let store = TestStore(initialState: ReferenceLogin.State()) { ReferenceLogin() }
    await store.send(\.view.loginButtonTapped) { $0.isLoading = true }
    await store.receive(\.loginResponse.failure) {
      $0.isLoading = false
      $0.alert = AlertState {
        TextState("That didn't work.")
      } actions: {
        ButtonState(action: .retry) { TextState("Try again") }
      }
    }
    await store.send(\.view.binding.password, "hunter2") { $0.password = "hunter2" }
    await store.send(\.alert.retry) {
      $0.alert = nil
      $0.isLoading = true
    }
    await store.receive(\.loginResponse.success) {
      $0.isLoading = false
      $0.destination = ReferenceTwoFactor.State()
    }
    await store.send(\.destination.doneButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }
}
