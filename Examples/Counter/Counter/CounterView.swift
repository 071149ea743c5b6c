import ComposableArchitecture
import Oriel

public struct CounterView: View {
  @Bindable var store: StoreOf<Counter>

  public init(store: StoreOf<Counter>) {
    self.store = store
  }

  public var body: some View {
    VStack {
      Text("\(store.count)")
        .font(.largeTitle)
        .accessibilityIdentifier("count")

      HStack {
        Button("−") { store.send(.decrementButtonTapped) }
          .accessibilityLabel("Decrement")
        Button("+") { store.send(.incrementButtonTapped) }
          .accessibilityLabel("Increment")
      }

      Toggle("Count every second", isOn: $store.isTimerOn.sending(\.timerToggled))

      Button("Reset") { store.send(.resetButtonTapped) }
        .disabled(store.count == 0)
    }
    .padding()
  }
}
