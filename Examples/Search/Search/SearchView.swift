import ComposableArchitecture
import Oriel

public struct SearchView: View {
  @Bindable var store: StoreOf<Search>

  public init(store: StoreOf<Search>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        HStack {
          TextField("Search", text: $store.query, prompt: Text("A name, or words of a summary"))
          if store.isSearching {
            ProgressView()
              .accessibilityLabel("Searching")
          }
        }
        .padding()

        if let failure = store.failure {
          ContentUnavailableView {
            Label("The search failed", systemImage: "exclamationmark.triangle")
          } description: {
            Text(failure)
          } actions: {
            Button("Try again") { store.send(.retryButtonTapped) }
          }
        } else if store.results.isEmpty {
          ContentUnavailableView(
            store.query.isEmpty || store.isSearching ? "Packages of this machine" : "Nothing found",
            systemImage: "magnifyingglass")
        } else {
          List(store.results) { package in
            Button {
              store.send(.packageTapped(id: package.id))
            } label: {
              VStack(alignment: .leading) {
                Text(package.name)
                Text(package.summary)
                  .font(.caption)
                  .foregroundStyle(.secondary)
              }
            }
            .buttonStyle(.plain)
          }
        }
      }
      .navigationTitle("Packages")
      .navigationDestination(item: $store.scope(state: \.selected, action: \.selected)) { store in
        PackageDetailView(store: store)
      }
    }
  }
}
