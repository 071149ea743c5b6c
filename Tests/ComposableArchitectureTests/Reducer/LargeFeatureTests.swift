import ComposableArchitecture
import Testing

@MainActor
@Suite struct LargeFeatureTests {
  /// NB: That the file compiles within its budget is the point; here is proof that it works.
  @Test func `each child gets its actions`() {
    let store = Store(initialState: LargeFeature.State()) { LargeFeature() }
    store.send(.child0(.tapped))
    store.send(.child29(.tapped))
    store.send(.tapped)
    #expect(store.child0.count == 1)
    #expect(store.child29.count == 1)
    #expect(store.child5.count == 0)
    #expect(store.taps == 1)
  }

  @Test func `each presentation gets its actions`() {
    let store = Store(
      initialState: LargeFeature.State(sheet9: Part.State(), destination: .place7(Part.State()))
    ) {
      LargeFeature()
    }
    store.send(.sheet9(.presented(.tapped)))
    store.send(.sheet9(.dismiss))
    store.send(.destination(.presented(.place7(.tapped))))
    #expect(store.sheet9 == nil)
    #expect(store.destination == .place8(Part.State()))
  }
}
