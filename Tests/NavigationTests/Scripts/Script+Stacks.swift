import ComposableArchitecture
import Oriel
import Testing
import ViewTree

extension Script {
  static let stacks: [Script] = [
    Script("links push, and the back button, the view and the effect pop") { theatre in
      let show = try await HubShow(theatre)
      #expect(show.stage.title == "Hub")
      await show.stage.press("One")
      #expect(show.stage.title == "Note 1")
      for _ in 0..<2 { await show.stage.press("Next") }
      #expect(show.stage.title == "Note 3")
      show.expectAgreement()
      #expect(show.stage.effects == 3)
      await show.stage.back()
      #expect(show.stage.title == "Note 2")
      await show.stage.press("Close by view")
      #expect(show.stage.title == "Note 1")
      await show.stage.press("Close by effect")
      #expect(show.stage.title == "Hub")
      #expect(show.store.path.isEmpty)
      #expect(show.stage.effects == 0)
      show.expectAgreement()
      await show.stage.end()
    },

    Script("a gesture that is given up changes nothing, and the screen can still close itself") {
      theatre in
      let show = try await HubShow(
        theatre, Hub.State(path: StackState([.note(Note.State(number: 1))])))
      // Nothing is reported before a gesture is finished. One that ends where it began goes back to
      // the screen that it came from.
      let stack = try #require(show.stage.tree.stack)
      let top = try #require(stack.screens.last)
      await show.stage.send(.back(to: top.id), to: stack.id)
      #expect(show.store.path.count == 1)
      await show.stage.press("Close by effect")
      #expect(show.store.path.isEmpty)
      show.expectAgreement()
      await show.stage.end()
    },

    Script("a path that is cleared while screens still come and go ends at the root") { theatre in
      let show = try await HubShow(theatre)
      for number in 1...3 {
        show.store.send(
          .path(
            .push(id: .init(generation: UInt64(100 + number)), state: .note(.init(number: number))))
        )
      }
      show.stage.engine.flush()
      show.store.send(.pathReplaced([]))
      await show.stage.settle()
      #expect(show.stage.title == "Hub")
      show.expectAgreement()
      #expect(show.stage.effects == 0)
      await show.stage.press("One")
      #expect(show.stage.title == "Note 1")
      show.expectAgreement()
      await show.stage.end()
    },

    Script("going back twice at once pops twice, and a late report pops nothing") { theatre in
      let show = try await HubShow(
        theatre, Hub.State(path: StackState((1...3).map { .note(Note.State(number: $0)) })))
      let stack = try #require(show.stage.tree.stack)
      await show.stage.send(.back(to: stack.screens[1].id), to: stack.id)
      #expect(show.stage.title == "Note 1")
      await show.stage.send(.back(to: stack.screens[1].id), to: stack.id)
      await show.stage.send(.back(to: stack.screens[2].id), to: stack.id)
      #expect(show.stage.title == "Note 1")
      #expect(show.store.path.count == 1)
      show.expectAgreement()
      await show.stage.end()
    },

    Script("any state starts on the right screen, with what is above it, in one flush") { theatre in
      let state = Hub.State(
        path: StackState([
          .note(Note.State(number: 1)), .settings(Settings.State()), .note(Note.State(number: 9)),
        ]),
        destination: .panel(Panel.State(id: 3, inner: Inner.State())))
      let store = Store(initialState: state) { Hub() }
      let stage = try theatre.show(isOpen: nil) { HubView(store: store, journal: Journal()) }
      #expect(stage.title == "Note 9")
      #expect(stage.screens.count == 4)
      #expect(stage.engine.statistics.batches == 1)
      await stage.settle()
      #expect(stage.presentations == ["sheet", "sheet"])
      await stage.end()
    },

    Script("a path of a hundred screens starts on the last, and goes back to the first") {
      theatre in
      let show = try await HubShow(
        theatre, Hub.State(path: StackState((1...100).map { .note(Note.State(number: $0)) })))
      #expect(show.stage.title == "Note 100")
      #expect(show.stage.effects == 100)
      show.expectAgreement()
      await show.stage.back()
      #expect(show.stage.title == "Note 99")
      let stack = try #require(show.stage.tree.stack)
      await show.stage.send(.back(to: stack.screens[0].id), to: stack.id)
      #expect(show.stage.title == "Hub")
      #expect(show.stage.effects == 0)
      show.expectAgreement()
      await show.stage.end()
    },

    Script("a replaced screen goes with its work, and the new one works") { theatre in
      let show = try await HubShow(
        theatre, Hub.State(path: StackState([.note(Note.State(number: 1))])))
      let old = show.stage.screens
      await show.send(.pathReplaced([.note(Note.State(number: 1))]))
      #expect(show.stage.title == "Note 1")
      #expect(show.stage.screens.last != old.last)
      #expect(show.stage.effects == 1)
      show.expectAgreement()
      await show.stage.end()
    },

    Script("a screen that says goodbye when its state is gone is heard by nobody, and harms nobody")
    {
      theatre in
      let show = try await HubShow(
        theatre, Hub.State(path: StackState([.note(Note.State(number: 1))])))
      show.journal.saysGoodbye = true
      await withExpectedIssue("The store of a screen that is gone drops the action.") {
        await show.send(.pathReplaced([]))
      }
      #expect(show.journal.entries == ["note gone"])
      show.expectAgreement()
      await show.stage.end()
    },

    Script("a screen of fifty rows that comes and goes leaves nothing behind") { theatre in
      let show = try await HubShow(theatre)
      @MainActor func round() async {
        await show.send(.path(.push(id: 100, state: .hall(Hall.State()))))
        await show.stage.press("Take 1")
        #expect(show.stage.effects > 0)
        await show.stage.back()
        #expect(show.stage.title == "Hub")
      }
      await round()
      let first = (show.stage.engine.statistics, StoreStatistics.current)
      for _ in 0..<10 { await round() }
      let last = (show.stage.engine.statistics, StoreStatistics.current)
      #expect(last.0.liveNodes == first.0.liveNodes)
      #expect(last.0.liveScopes == first.0.liveScopes)
      #expect(last.0.liveHandlers == first.0.liveHandlers)
      #expect(last.1.stores == first.1.stores)
      #expect(last.1.registrars == first.1.registrars)
      #expect(last.1.effects == first.1.effects)
      await show.stage.end()
    },

    Script("screens that come and go leave nothing behind") { theatre in
      let show = try await HubShow(theatre)
      await show.stage.press("One")
      await show.stage.back()
      let first = show.stage.engine.statistics
      for _ in 0..<10 {
        await show.stage.press("One")
        await show.stage.back()
      }
      let last = show.stage.engine.statistics
      #expect(last.liveNodes == first.liveNodes)
      #expect(last.liveScopes == first.liveScopes)
      #expect(last.liveHandlers == first.liveHandlers)
      #expect(show.stage.effects == 0)
      await show.stage.end()
    },
  ]
}
