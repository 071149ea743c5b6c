import ComposableArchitecture
import Oriel

public struct TenThousandRowsApp: App {
  let store = Store(initialState: TenThousandRows.State()) {
    TenThousandRows()
  }

  public init() {}

  public var body: some Scene {
    WindowGroup("Ten thousand rows") {
      TenThousandRowsView(store: store)
    }
  }
}
