/// A reducer whose body is evaluated once, when the first action arrives.
///
/// Being lazy it lets a feature contain itself. A body is a description and not a function of state:
/// an `if` in it is decided once. What depends on state belongs into a `Reduce`.
final class ReducerBody<R: Reducer>: ReducerNode<R.State, R.Action> {
  private let reducer: R

  private lazy var body: ReducerNode<R.State, R.Action>? = {
    func open<Body: Reducer>(_ body: Body) -> ReducerNode<R.State, R.Action>? {
      ReducerNode<Body.State, Body.Action>.of(body) as? ReducerNode<R.State, R.Action>
    }
    guard R.Body.self != Never.self, let body = reducer.body as? any Reducer else { return nil }
    return open(body)
  }()

  init(_ reducer: R) {
    self.reducer = reducer
  }

  override func reduce(into state: inout R.State, action: R.Action) -> Effect<R.Action> {
    guard let body else { return reducer.reduce(into: &state, action: action) }
    return body.reduce(into: &state, action: action)
  }

  override func endGoneInstances(in state: UnsafePointer<R.State>, of owner: EffectOwner) {
    body?.endGoneInstances(in: state, of: owner)
  }
}
