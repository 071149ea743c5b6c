import ComposableArchitecture
import Testing

/// Bindings that a store gives to interfaces built by hand.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct UIBindingScopeTests {
  @Test func `a presented child's store comes and goes, and writing nil dismisses it`() {
    @UIBindable var store = Store(initialState: Gallery.State()) { Gallery() }
    let caption = $store.scope(state: \.caption, action: \.caption)
    #expect(caption.wrappedValue == nil)
    caption.wrappedValue = nil
    #expect(store.log == [])
    store.send(.captionButtonTapped)
    #expect(caption.wrappedValue?.text == "Sunset")
    caption.wrappedValue?.send(.shout)
    #expect(store.caption?.text == "SUNSET")
    caption.wrappedValue = nil
    #expect(store.log == ["caption dismissed"])
    #expect(caption.wrappedValue == nil)
  }

  @Test func `both names of a presentation, with and without a label, lead to the child`() {
    @UIBindable var store = Store(initialState: Gallery.State(caption: Caption.State())) {
      Gallery()
    }
    @UIBinding var binding: StoreOf<Gallery> = store
    let bindings = [
      $store.scope(state: \.caption, action: \.caption),
      $store.scope(state: \.$caption, action: \.caption),
      $store.scope(\.caption, action: \.caption),
      $store.scope(\.$caption, action: \.caption),
      $binding.scope(state: \.caption, action: \.caption),
      $binding.scope(state: \.$caption, action: \.caption),
      $binding.scope(\.caption, action: \.caption),
      $binding.scope(\.$caption, action: \.caption),
    ]
    for binding in bindings { #expect(binding.wrappedValue?.text == "Sunset") }
    bindings.last!.wrappedValue = nil
    for binding in bindings { #expect(binding.wrappedValue == nil) }
    #expect(store.log == ["caption dismissed"])
  }

  @Test func `one case of a destination is there while it is on`() {
    @UIBindable var store = Store(initialState: Gallery.State()) { Gallery() }
    let destination = $store.scope(state: \.destination, action: \.destination)
    let edit = destination.edit
    let alert = $store.scope(state: \.$destination, action: \.destination).alert
    store.send(.editButtonTapped)
    #expect(edit.wrappedValue?.text == "Draft")
    #expect(alert.wrappedValue == nil)
    edit.wrappedValue?.send(.shout)
    #expect(store.destination?.edit?.text == "DRAFT")
    store.send(.alertButtonTapped)
    #expect(edit.wrappedValue == nil)
    #expect(alert.wrappedValue?.state.title == TextState("Really?"))
  }

  @Test func `a dismissal of one case doesn't close another`() {
    @UIBindable var store = Store(initialState: Gallery.State()) { Gallery() }
    let destination = $store.scope(state: \.destination, action: \.destination)
    let edit = destination.edit
    let alert = destination.alert
    store.send(.editButtonTapped)
    store.send(.alertButtonTapped)
    edit.wrappedValue = nil
    #expect(store.destination?.alert != nil)
    #expect(store.log == [])
    alert.wrappedValue = nil
    #expect(store.destination == nil)
    #expect(store.log == ["destination dismissed"])
  }

  @Test func `the older spelling of a case does the same`() {
    @UIBindable var store = Store(initialState: Gallery.State()) { Gallery() }
    let edit = $store.scope(state: \.destination?.edit, action: \.destination.edit)
    store.send(.alertButtonTapped)
    #expect(edit.wrappedValue == nil)
    edit.wrappedValue = nil
    #expect(store.destination != nil)
    store.send(.editButtonTapped)
    #expect(edit.wrappedValue?.text == "Draft")
    edit.wrappedValue = nil
    #expect(store.destination == nil)
  }

  @Test func `a stack's store is bound`() {
    @UIBindable var store = Store(initialState: Gallery.State()) { Gallery() }
    @UIBinding var binding: StoreOf<Gallery> = store
    let path = $store.scope(state: \.path, action: \.path)
    store.send(.pictureTapped)
    store.send(.pictureTapped)
    #expect(path.wrappedValue.state.count == 2)
    path.wrappedValue.send(.popFrom(id: path.wrappedValue.state.ids[1]))
    #expect(store.path.count == 1)
    #expect($store.scope(\.path, action: \.path).wrappedValue == path.wrappedValue)
    #expect($binding.scope(state: \.path, action: \.path).wrappedValue == path.wrappedValue)
    #expect($binding.scope(\.path, action: \.path).wrappedValue == path.wrappedValue)
  }

  @Test func `bindings made alike are the same place`() {
    @UIBindable var store = Store(initialState: Gallery.State()) { Gallery() }
    let destination = { $store.scope(state: \.destination, action: \.destination) }
    #expect(UIBindingIdentifier(destination()) == UIBindingIdentifier(destination()))
    #expect(UIBindingIdentifier(destination().edit) == UIBindingIdentifier(destination().edit))
    #expect(UIBindingIdentifier(destination().edit) != UIBindingIdentifier(destination()))
    #expect(UIBindingIdentifier($store.filter) == UIBindingIdentifier($store.filter))
  }

  @Test func `a field is bound by the binding action, or by one of its own`() {
    @UIBindable var store = Store(initialState: Gallery.State()) { Gallery() }
    $store.filter.wrappedValue = "sea"
    #expect(store.filter == "sea")
    let query = $store.query.text.sending(\.queryChanged)
    query.wrappedValue = "waves"
    #expect(query.wrappedValue == "waves")
    #expect(store.query.text == "waves")
    #expect(store.log == ["query waves"])
  }

  @Test func `observers are told when a case comes and goes`() async {
    @UIBindable var store = Store(initialState: Gallery.State()) { Gallery() }
    let edit = $store.scope(state: \.destination, action: \.destination).edit
    var seen: [String?] = []
    let token = observe { seen.append(edit.wrappedValue?.text) }
    store.send(.editButtonTapped)
    while seen.count < 2, !Task.isCancelled { await Task.yield() }
    store.send(.destination(.dismiss))
    while seen.count < 3, !Task.isCancelled { await Task.yield() }
    #expect(seen == [nil, "Draft", nil])
    token.cancel()
  }
}

@Reducer
private struct Caption {
  @ObservableState
  struct State: Equatable { var text = "Sunset" }
  enum Action { case shout }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.text = state.text.uppercased()
      return .none
    }
  }
}

@Reducer
private struct Gallery {
  @ObservableState
  struct State {
    @Presents var caption: Caption.State?
    @Presents var destination: Destination.State?
    var path = StackState<Caption.State>()
    var filter = ""
    private(set) var query = Query()
    var log: [String] = []

    struct Query { var text = "" }

    mutating func search(_ text: String) { query.text = text }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case caption(PresentationAction<Caption.Action>)
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Caption>)
    case alertButtonTapped, captionButtonTapped, editButtonTapped, pictureTapped
    case queryChanged(String)
  }

  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(Caption)
    enum Alert { case yes }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .path: break
      case .caption(.dismiss): state.log.append("caption dismissed")
      case .destination(.dismiss): state.log.append("destination dismissed")
      case .caption, .destination: break
      case .alertButtonTapped:
        state.destination = .alert(AlertState { TextState("Really?") })
      case .captionButtonTapped: state.caption = Caption.State()
      case .editButtonTapped: state.destination = .edit(Caption.State(text: "Draft"))
      case .pictureTapped: state.path.append(Caption.State())
      case .queryChanged(let text):
        state.search(text)
        state.log.append("query \(text)")
      }
      return .none
    }
    .ifLet(\.$caption, action: \.caption) { Caption() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path) { Caption() }
  }
}
