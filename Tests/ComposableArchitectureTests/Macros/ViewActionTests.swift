import ComposableArchitecture
import Testing

/// `@ViewAction(for:)` on what shows a feature: a struct, a class, a generic type.
@MainActor
struct ViewActionTests {
  @Test func `a struct sends the view's actions`() {
    let view = LampView(store: Store(initialState: Lamp.State()) { Lamp() })
    let task = view.send(.switchTapped)
    #expect(view.store.isOn)
    #expect(task.isCancelled)
    view.tap()
    #expect(!view.store.isOn)
  }

  @Test func `a controller sends, weakly held, after its store is bound`() {
    var controller: LampController? = LampController(
      store: Store(initialState: Lamp.State()) { Lamp() })
    let tap = controller!.makeTap()
    tap()
    #expect(controller!.store.isOn)
    controller!.$store.name.wrappedValue = "Desk"
    #expect(controller!.store.name == "Desk")
    weak let weakController = controller
    controller = nil
    #expect(weakController == nil)
    tap()
  }

  @Test func `a feature's binding may be among the view's actions`() {
    let store = Store(initialState: Lamp.State()) { Lamp() }
    store.send(.view(.set(\.name, "Hall")))
    #expect(store.name == "Hall")
    store.send(.view(.binding(.set(\.name, "Attic"))))
    #expect(store.name == "Attic")
  }
}

@Reducer
private struct Lamp {
  @ObservableState
  struct State: Equatable {
    var isOn = false
    var name = ""
  }

  enum Action: ViewAction {
    case view(View)
    case loaded

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case switchTapped
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      if action.is(\.view.switchTapped) { state.isOn.toggle() }
      return .none
    }
  }
}

@ViewAction(for: Lamp.self)
private struct LampView {
  let store: StoreOf<Lamp>

  @MainActor func tap() { send(.switchTapped) }
}

@MainActor
@ViewAction(for: Lamp.self)
private final class LampController {
  @UIBindable var store: StoreOf<Lamp>

  init(store: StoreOf<Lamp>) { self.store = store }

  func makeTap() -> () -> Void {
    { [weak self] in self?.send(.switchTapped) }
  }
}
