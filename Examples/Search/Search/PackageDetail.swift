import ComposableArchitecture
import Oriel

/// What there is to know about one package.
@Reducer
public struct PackageDetail: Sendable {
  @ObservableState
  public struct State: Equatable {
    let package: Package

    init(package: Package) {
      self.package = package
    }
  }

  public enum Action {}

  public init() {}

  public var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

struct PackageDetailView: View {
  let store: StoreOf<PackageDetail>

  var body: some View {
    Form {
      Section {
        LabeledContent("Version", value: store.package.version)
        if let homepage = store.package.homepage {
          LabeledContent("Home page", value: homepage)
        }
      } header: {
        Text(store.package.summary)
      }
      if !store.package.details.isEmpty {
        Section {
          Text(store.package.details)
        }
      }
    }
    .navigationTitle(store.package.name)
  }
}
