import ComposableArchitecture
import Oriel
import Testing
import ViewTree

/// What a user does and must find, whatever shows the app.
struct Script: Sendable, CustomTestStringConvertible {
  let name: String
  let run: @MainActor @Sendable (any Theatre) async throws -> Void

  var testDescription: String { name }

  init(_ name: String, _ run: @escaping @MainActor @Sendable (any Theatre) async throws -> Void) {
    self.name = name
    self.run = run
  }

  static let all: [Script] =
    presentations + places + transitions + stacks + windows + nests
}

/// A hub on a stage.
@MainActor
struct HubShow {
  let store: StoreOf<Hub>
  let journal = Journal()
  let stage: any Stage

  init(_ theatre: any Theatre, _ state: Hub.State = Hub.State()) async throws {
    let store = Store(initialState: state) { Hub() }
    self.store = store
    let journal = journal
    let isOpen = Binding(get: { store.isOpen }, set: { _ in store.send(.closeRequested) })
    stage = try theatre.show(isOpen: isOpen) { HubView(store: store, journal: journal) }
    await stage.settle()
  }

  func send(_ action: Hub.Action) async {
    store.send(action)
    await stage.settle()
  }

  /// What holds whenever nothing happens: state, tree and platform agree.
  func expectAgreement(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    #expect(stage.screens == stage.expectedScreens, sourceLocation: sourceLocation)
    #expect(stage.screens.count == store.path.count + 1, sourceLocation: sourceLocation)
    #expect(
      stage.presentations == stage.presented.map(\.presentedName), sourceLocation: sourceLocation)
    #expect(stage.engine.oracle() == stage.engine.snapshot(), sourceLocation: sourceLocation)
  }
}
