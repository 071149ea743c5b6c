import Oriel
import Testing
import ViewTree

/// What comes while something else is still on its way.
extension Script {
  static let transitions: [Script] = [
    Script("an alert that is replaced by another before it is shown isn't seen") { theatre in
      let show = try await HubShow(theatre)
      show.store.send(.present(.alert(.question("First"))))
      show.store.send(.present(.dialog(.question("Second"))))
      await show.stage.settle()
      #expect(show.stage.presentations == ["Second"])
      await show.stage.press("Delete")
      #expect(show.store.log == ["delete"])
      #expect(show.stage.presentations == [])
      await show.stage.end()
    },

    Script("an alert that is replaced by another answers for itself only") { theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.alert(.question("First"))))
      let first = try #require(show.stage.presented.last?.id)
      await show.send(.present(.alert(.question("Second"))))
      #expect(show.stage.presentations == ["Second"])
      await show.stage.send(.choose(0), to: first)
      await show.stage.send(.dismiss, to: first)
      #expect(show.store.log == [])
      await show.stage.press("Delete")
      #expect(show.store.log == ["delete"])
      #expect(show.stage.presentations == [])
      show.expectAgreement()
      await show.stage.end()
    },

    Script("a screen that is pushed and closed at once leaves the stack as it was") { theatre in
      let show = try await HubShow(
        theatre, Hub.State(path: StackState([.note(Note.State(number: 1))])))
      let before = show.stage.screens
      show.store.send(.path(.push(id: 100, state: .note(Note.State(number: 2)))))
      show.stage.engine.flush()
      show.store.send(.path(.element(id: 100, action: .note(.closeButtonTapped))))
      await show.stage.settle()
      #expect(show.stage.title == "Note 1")
      #expect(show.stage.screens == before)
      #expect(show.stage.effects == 1)
      show.expectAgreement()
      await show.stage.end()
    },

    Script("a sheet that comes as its screen goes stands above what is left") { theatre in
      let show = try await HubShow(
        theatre, Hub.State(path: StackState([.note(Note.State(number: 1))])))
      show.store.send(.pathReplaced([]))
      show.store.send(.present(.panel(Panel.State(id: 1))))
      await show.stage.settle()
      #expect(show.stage.title == "Hub")
      #expect(show.stage.presentations == ["sheet"])
      #expect(show.stage.effects == 1)
      show.expectAgreement()
      await show.stage.end()
    },

    Script("a push under an open sheet is there once the sheet is closed") { theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.panel(Panel.State(id: 1))))
      await show.send(.path(.push(id: 100, state: .note(Note.State(number: 5)))))
      #expect(show.stage.presentations == ["sheet"])
      await show.stage.escape()
      #expect(show.stage.title == "Note 5")
      await show.stage.press("Next")
      #expect(show.stage.title == "Note 2")
      show.expectAgreement()
      await show.stage.end()
    },

    Script("a screen that goes isn't drawn again from state that is gone") { theatre in
      let show = try await HubShow(
        theatre, Hub.State(path: StackState([.note(Note.State(number: 7))])))
      await show.send(.present(.panel(Panel.State(id: 4))))
      show.journal.pictures = []
      show.store.send(.pathReplaced([]))
      show.store.send(.present(nil))
      await show.stage.settle()
      #expect(show.journal.pictures == [])
      #expect(show.stage.title == "Hub")
      show.expectAgreement()
      await show.stage.end()
    },
  ]
}
