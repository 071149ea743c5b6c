import Testing

@Suite struct ViewActionMacroTests {
  @Test func aViewWithAStoreSendsViewActions() {
    assertMacro(
      "ViewAction",
      source: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          @Bindable var store: StoreOf<Feature>
          var body: some View {
            Button("Tap") { send(.tapped) }
          }
        }
        """,
      expandsTo: """
        struct FeatureView: View {
          @Bindable var store: StoreOf<Feature>
          var body: some View {
            Button("Tap") { send(.tapped) }
          }
        }

        extension FeatureView: ComposableArchitecture.ViewActionSending {
        }
        """)
  }

  @Test func aClassCanSendToo() {
    assertMacro(
      "ViewAction",
      source: """
        @ViewAction(for: Feature.self)
        final class FeatureController {
          let store: StoreOf<Feature>
        }
        """,
      expandsTo: """
        final class FeatureController {
          let store: StoreOf<Feature>
        }

        extension FeatureController: ComposableArchitecture.ViewActionSending {
        }
        """)
  }

  @Test func aViewNeedsAStore() {
    assertMacro(
      "ViewAction",
      source: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let model: StoreOf<Feature>
          var body: some View {
            Text("")
          }
        }
        """,
      expandsTo: """
        struct FeatureView: View {
          let model: StoreOf<Feature>
          var body: some View {
            Text("")
          }
        }
        """,
      diagnostics: [
        .error(
          """
          '@ViewAction' needs a property 'store' in 'FeatureView', which 'send' passes the \
          view's actions to.
          """,
          line: 2, column: 1,
          fixIts: ["Insert 'let store: StoreOf<Feature>'"])
      ],
      fixed: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          let model: StoreOf<Feature>
          var body: some View {
            Text("")
          }
        }
        """)
  }

  @Test func anEmptyViewNeedsAStoreToo() {
    assertMacro(
      "ViewAction",
      source: """
        @ViewAction(for: Feature.self)
        struct FeatureView {}
        """,
      expandsTo: """
        struct FeatureView {}
        """,
      diagnostics: [
        .error(
          """
          '@ViewAction' needs a property 'store' in 'FeatureView', which 'send' passes the \
          view's actions to.
          """,
          line: 2, column: 1,
          fixIts: ["Insert 'let store: StoreOf<Feature>'"])
      ],
      fixed: """
        @ViewAction(for: Feature.self)
        struct FeatureView {
          let store: StoreOf<Feature>
        }
        """)
  }

  @Test func storeSendOfAViewActionIsSend() {
    assertMacro(
      "ViewAction",
      source: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("Tap") { store.send(.view(.tapped)) }
            Button("Pick") { self.store.send(.view(.picked(1)), animation: .default) }
            Row { other.store.send(.tapped) }
          }
        }
        """,
      expandsTo: """
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("Tap") { store.send(.view(.tapped)) }
            Button("Pick") { self.store.send(.view(.picked(1)), animation: .default) }
            Row { other.store.send(.tapped) }
          }
        }

        extension FeatureView: ComposableArchitecture.ViewActionSending {
        }
        """,
      diagnostics: [
        .warning(
          "'store.send(.view(…))' is 'send(…)' in a view with '@ViewAction'.",
          line: 5, column: 21,
          fixIts: ["Replace 'store.send(.view(…))' with 'send(…)'"]),
        .warning(
          "'store.send(.view(…))' is 'send(…)' in a view with '@ViewAction'.",
          line: 6, column: 22,
          fixIts: ["Replace 'store.send(.view(…))' with 'send(…)'"]),
      ],
      fixed: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("Tap") { send(.tapped) }
            Button("Pick") { send(.picked(1), animation: .default) }
            Row { other.store.send(.tapped) }
          }
        }
        """)
  }

  @Test func storeSendOfAnotherActionIsNotTheViewsToSend() {
    assertMacro(
      "ViewAction",
      source: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("Tap") { store.send(.delegate(.done)) }
            Button("Tap") { store.send(action) }
          }
        }
        """,
      expandsTo: """
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("Tap") { store.send(.delegate(.done)) }
            Button("Tap") { store.send(action) }
          }
        }

        extension FeatureView: ComposableArchitecture.ViewActionSending {
        }
        """,
      diagnostics: [
        .warning(
          """
          'store.send' sends any action of the feature, and a view with '@ViewAction' sends only \
          its own, with 'send'. Add a case to the feature's 'Action.View' for what happened \
          here.
          """,
          line: 5, column: 21),
        .warning(
          """
          'store.send' sends any action of the feature, and a view with '@ViewAction' sends only \
          its own, with 'send'. Add a case to the feature's 'Action.View' for what happened \
          here.
          """,
          line: 6, column: 21),
      ])
  }

  @Test func anActorOrExtensionIsNoView() {
    assertMacro(
      "ViewAction",
      source: """
        @ViewAction(for: Feature.self)
        actor FeatureView {
        }
        @ViewAction(for: Feature.self)
        extension FeatureView {
        }
        """,
      expandsTo: """
        actor FeatureView {
        }
        extension FeatureView {
        }
        """,
      diagnostics: [
        .error(
          """
          '@ViewAction' can't be applied to actor 'FeatureView': it is for a view, which holds \
          the store whose actions it sends.
          """,
          line: 2, column: 1),
        .error(
          """
          '@ViewAction' can't be applied to extension 'FeatureView': it is for a view, which \
          holds the store whose actions it sends.
          """,
          line: 5, column: 1),
      ])
  }
}
