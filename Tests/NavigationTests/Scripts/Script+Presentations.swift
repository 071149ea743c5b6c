import Oriel
import Testing
import ViewTree

extension Script {
  static let presentations: [Script] = [
    Script("an alert with only a way out is gone for good once it is taken") { theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.alert(.notice)))
      #expect(show.stage.presentations == ["Notice"])
      await show.stage.press("Fine")
      #expect(show.store.destination == nil)
      await show.send(.present(.panel(Panel.State(id: 1))))
      #expect(show.stage.presentations == ["sheet"])
      show.expectAgreement()
      await show.stage.end()
    },

    Script("a button's action comes first, then the alert is cleared, and nothing else") {
      theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.alert(.question("Sure?"))))
      await show.stage.press("Delete")
      #expect(show.store.log == ["delete"])
      #expect(show.store.destination == nil)
      #expect(show.stage.presentations == [])
      await show.stage.end()
    },

    Script("closing an alert without an answer takes its cancel button") { theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.alert(.question("Sure?"))))
      await show.stage.escape()
      #expect(show.store.log == ["dismissed"])
      #expect(show.store.destination == nil)
      #expect(show.stage.presentations == [])
      await show.stage.end()
    },

    Script("what closes late belongs to the dialog that is gone") { theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.dialog(.question("First"))))
      let first = try #require(show.stage.presented.last?.id)
      await show.stage.press("More")
      #expect(show.stage.presentations == ["Second"])
      await show.stage.send(.dismiss, to: first)
      await show.stage.send(.choose(0), to: first)
      #expect(show.stage.presentations == ["Second"])
      #expect(show.store.log == ["more"])
      #expect(show.stage.engine.droppedEvents.count == 2)
      await show.stage.press("Really")
      #expect(show.store.log == ["more", "delete"])
      #expect(show.stage.presentations == [])
      await show.stage.end()
    },

    Script("an alert that asks the same again is another one") { theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.alert(.question("Sure?"))))
      let first = try #require(show.stage.presented.last?.id)
      await show.send(.present(.alert(.question("Sure?"))))
      #expect(show.stage.presentations == ["Sure?"])
      await show.stage.send(.choose(0), to: first)
      #expect(show.store.log == [])
      #expect(show.stage.presentations == ["Sure?"])
      await show.stage.end()
    },

    Script("of two nested sheets each is closed once") { theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.panel(Panel.State(id: 1))))
      await show.stage.press("Open inner")
      #expect(show.stage.presentations == ["sheet", "sheet"])
      #expect(show.stage.effects == 2)
      await show.send(.destination(.presented(.panel(.closeInnerButtonTapped))))
      #expect(show.journal.entries == ["inner closed"])
      #expect(show.stage.effects == 1)
      await show.send(.destination(.dismiss))
      #expect(show.journal.entries == ["inner closed", "panel closed"])
      #expect(show.stage.effects == 0)
      #expect(show.stage.presentations == [])
      await show.stage.end()
    },

    Script("closing a sheet that holds another closes both from within") { theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.panel(Panel.State(id: 1))))
      await show.stage.press("Open inner")
      await show.send(.present(nil))
      #expect(show.journal.entries.sorted() == ["inner closed", "panel closed"])
      #expect(show.stage.effects == 0)
      show.expectAgreement()
      await show.stage.end()
    },

    Script("a sheet that the user closes takes its work along, whatever its state is called") {
      theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.panel(Panel.State(id: 7))))
      #expect(show.stage.effects == 1)
      await show.stage.escape()
      #expect(show.store.destination == nil)
      #expect(show.stage.effects == 0)
      await show.stage.end()
    },

    Script("a sheet closes itself by the dependency") { theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.panel(Panel.State(id: 1))))
      await show.stage.press("Close panel")
      #expect(show.store.destination == nil)
      #expect(show.stage.presentations == [])
      #expect(show.stage.effects == 0)
      await show.stage.end()
    },

    Script("a sheet stays the same while what is below it changes") { theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.panel(Panel.State(id: 1))))
      let sheet = show.stage.presented.map(\.id)
      await show.send(.pathReplaced([.note(Note.State(number: 1))]))
      #expect(show.stage.presented.map(\.id) == sheet)
      #expect(show.journal.entries == [])
      show.expectAgreement()
      await show.stage.end()
    },

    Script("closings that are reported twice count once") { theatre in
      let show = try await HubShow(theatre)
      for id in 1...2 {
        await show.send(.present(.panel(Panel.State(id: id))))
        let sheet = try #require(show.stage.presented.last?.id)
        show.stage.report(Event(sheet, .dismiss))
        show.stage.report(Event(sheet, .dismiss))
        await show.stage.settle()
        #expect(show.stage.presentations == [])
      }
      #expect(show.store.log == ["dismissed", "dismissed"])
      #expect(show.journal.entries == ["panel closed", "panel closed"])
      #expect(show.stage.engine.droppedEvents.count == 2)
      await show.stage.end()
    },

    Script("an alert over a sheet over a stack") { theatre in
      let show = try await HubShow(
        theatre, Hub.State(path: StackState([.note(Note.State(number: 1))])))
      await show.send(.present(.panel(Panel.State(id: 1))))
      await show.stage.press("Warn")
      #expect(show.stage.presentations == ["sheet", "Over the sheet"])
      #expect(show.stage.title == "Note 1")
      await show.stage.press("OK")
      #expect(show.stage.presentations == ["sheet"])
      await show.stage.escape()
      #expect(show.stage.presentations == [])
      await show.stage.back()
      #expect(show.stage.title == "Hub")
      show.expectAgreement()
      await show.stage.end()
    },
  ]
}
