import Oriel
import Testing
import ViewTree

/// Sheets of other kinds, and sheets that a user can't close.
extension Script {
  static let places: [Script] = [
    Script("a cover closes itself, or by state, once each") { theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.cover(Settings.State())))
      #expect(show.stage.presentations == ["fullScreen"])
      await show.stage.press("Make it loud")
      await show.stage.press("Make it quiet")
      show.expectAgreement()
      await show.stage.press("Close cover")
      #expect(show.store.destination == nil)
      #expect(show.store.log == ["dismissed"])
      await show.send(.present(.cover(Settings.State())))
      await show.send(.present(nil))
      #expect(show.stage.presentations == [])
      #expect(show.journal.entries == ["cover closed", "cover closed"])
      show.expectAgreement()
      await show.stage.end()
    },

    Script("a bubble closes itself, by a user, or by state") { theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.bubble(Settings.State())))
      #expect(show.stage.presentations == ["popover"])
      await show.stage.press("Make it loud")
      show.expectAgreement()
      await show.stage.press("Close bubble")
      #expect(show.store.destination == nil)
      await show.send(.present(.bubble(Settings.State())))
      await show.stage.escape()
      #expect(show.store.destination == nil)
      #expect(show.store.log == ["dismissed", "dismissed"])
      await show.send(.present(.bubble(Settings.State())))
      await show.send(.present(nil))
      #expect(show.stage.presentations == [])
      show.expectAgreement()
      await show.stage.end()
    },

    Script("each kind of presentation makes room for each other") { theatre in
      let kinds: [(name: String, state: Hub.Destination.State)] = [
        ("sheet", .panel(Panel.State(id: 1))), ("fullScreen", .cover(Settings.State())),
        ("popover", .bubble(Settings.State())), ("An alert", .alert(.question("An alert"))),
        ("A dialog", .dialog(.question("A dialog"))),
      ]
      let show = try await HubShow(theatre)
      for first in kinds {
        for second in kinds where second.name != first.name {
          await show.send(.present(first.state))
          let gone = try #require(show.stage.presented.last?.id)
          await show.send(.present(second.state))
          #expect(show.stage.presentations == [second.name])
          await show.stage.send(.dismiss, to: gone)
          #expect(show.stage.presentations == [second.name], "\(first.name) closed late")
          show.expectAgreement()
        }
      }
      await show.send(.present(nil))
      #expect(show.stage.presentations == [])
      #expect(show.store.log == [])
      #expect(show.stage.effects == 0)
      await show.stage.end()
    },

    Script("a sheet that is busy isn't closed by a user, but by state") { theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.panel(Panel.State(id: 1))))
      await show.stage.press("Work")
      let sheet = try #require(show.stage.presented.last)
      #expect(sheet.content.element == .sheet(SheetElement(canDismiss: false)))
      await show.stage.escape()
      #expect(show.stage.presentations == ["sheet"])
      // A platform that doesn't know better, or was too late to.
      await show.stage.send(.dismiss, to: sheet.id)
      #expect(show.stage.presentations == ["sheet"])
      #expect(show.store.log == [])
      show.expectAgreement()
      await show.stage.press("Rest")
      await show.stage.press("Work")
      await show.stage.press("Close panel")
      #expect(show.stage.presentations == [])
      await show.stage.end()
    },

    Script("a sheet that a user may close again is closed") { theatre in
      let show = try await HubShow(theatre)
      await show.send(.present(.panel(Panel.State(id: 1, isBusy: true))))
      await show.stage.escape()
      #expect(show.stage.presentations == ["sheet"])
      await show.stage.press("Rest")
      await show.stage.escape()
      #expect(show.stage.presentations == [])
      #expect(show.store.log == ["dismissed"])
      await show.stage.end()
    },
  ]
}
