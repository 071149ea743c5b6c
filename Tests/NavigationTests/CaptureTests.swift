import ComposableArchitecture
import Oriel
import OrielTesting
import Testing

/// Screens are left in peace while others come and go, and still see what their closure has captured.
@MainActor
struct CaptureTests {
  private struct Outer: View {
    @Bindable var store: StoreOf<Hub>
    @State private var greeting = "Hello"

    var body: some View {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        Button("Root says \(greeting)") { greeting = "Goodbye" }
      } destination: { _ in
        Text("Screen says \(greeting)")
        Button("Change") { greeting += "!" }
      }
    }
  }

  @Test func aScreenFollowsWhatItsClosureCaptures() async {
    let store = Store(
      initialState: Hub.State(path: StackState([.note(Note.State(number: 1))]))
    ) { Hub() }
    let screen = Screen { Outer(store: store) }
    #expect(screen.text("Screen says Hello").exists)
    await screen.button("Change").tap()
    #expect(screen.text("Screen says Hello!").exists)
    store.send(.path(.push(id: 100, state: .note(Note.State(number: 2)))))
    await screen.button("Change").tap()
    #expect(screen.text("Screen says Hello!!").exists)
    await screen.back()
    #expect(screen.text("Screen says Hello!!").exists)
    await screen.back()
    #expect(screen.button("Root says Hello!!").exists)
  }

  private struct Values: View {
    @State private var path = [1]
    @State private var greeting = "Hello"

    var body: some View {
      NavigationStack(path: $path) {
        Button("Root") { path.append(1) }
          .navigationDestination(for: Int.self) { number in
            Text("\(number) says \(greeting)")
            Button("Change") { greeting += "!" }
            Button("On") { path.append(number + 1) }
          }
      }
    }
  }

  @Test func aScreenOfAValueDoesToo() async {
    let screen = Screen { Values() }
    #expect(screen.text("1 says Hello").exists)
    await screen.button("On").tap()
    await screen.button("Change").tap()
    #expect(screen.text("2 says Hello!").exists)
    await screen.back()
    #expect(screen.text("1 says Hello!").exists)
    await screen.back()
    await screen.button("Root").tap()
    #expect(screen.text("1 says Hello!").exists)
  }
}
