import ComposableArchitecture
import Oriel
import Testing
import ViewTree

/// Sheets in sheets, with stacks in them and alerts over them, closed from everywhere.
extension Script {
  static let nests: [Script] = [
    Script("of three sheets in each other, closing the middle one takes the last along") {
      theatre in
      let show = try await NestShow(theatre)
      await show.send(.present(1))
      await show.send(.sheet(.presented(.present(2))))
      await show.send(.sheet(.presented(.sheet(.presented(.present(3))))))
      show.expectAgreement(["sheet", "sheet", "sheet"])
      #expect(show.stage.effects == 4)
      let middle = show.stage.presented[1].id
      await show.stage.send(.dismiss, to: middle)
      show.expectAgreement(["sheet"])
      #expect(show.store.sheet?.log == ["sheet dismissed"])
      #expect(show.stage.effects == 2)
      await show.stage.press("Close 1")
      show.expectAgreement([])
      #expect(show.stage.effects == 1)
      await show.stage.end()
    },

    Script("a view that dismisses twice, or when it is gone, closes only itself") { theatre in
      let show = try await NestShow(theatre)
      await show.send(.present(1))
      let stale = try #require(show.visits.dismissals[1])
      await show.send(.present(2))
      stale()
      await show.stage.settle()
      show.expectAgreement(["sheet"])
      #expect(show.store.sheet?.id == 2)
      let twice = try #require(show.visits.dismissals[2])
      twice()
      twice()
      await show.stage.settle()
      show.expectAgreement([])
      #expect(show.store.log == ["sheet dismissed"])
      await show.stage.end()
    },

    Script("a closing that comes before the next sheet is drawn is for the one before it") {
      theatre in
      let show = try await NestShow(theatre)
      await show.send(.present(1))
      let sheet = try #require(show.stage.presented.last?.id)
      show.store.send(.present(2))
      show.stage.report(Event(sheet, .dismiss))
      await show.stage.settle()
      #expect(show.store.sheet?.id == 2)
      #expect(show.store.log == [])
      show.expectAgreement(["sheet"])
      await show.stage.end()
    },

    Script("a pushed view that dismisses when it is gone pops nobody") { theatre in
      let show = try await NestShow(theatre)
      await show.send(.pushed(1))
      let stale = try #require(show.visits.dismissals[1])
      stale()
      stale()
      await show.send(.pushed(2))
      stale()
      await show.stage.settle()
      #expect(show.store.path.map(\.id) == [2])
      show.expectAgreement([])
      await show.stage.end()
    },

    Script("an effect that dismisses twice closes one screen") { theatre in
      let show = try await NestShow(theatre)
      for id in 1...3 { await show.send(.pushed(id)) }
      await show.stage.press("Close 3")
      #expect(show.store.path.map(\.id) == [1, 2])
      show.expectAgreement([])
      await show.stage.end()
    },

    Script("a path in another order keeps its screens, and shows its last") { theatre in
      let show = try await NestShow(theatre)
      for id in 1...4 { await show.send(.pushed(id)) }
      let before = show.stage.screens
      for order in [[3, 2, 1, 0], [1, 0, 3, 2], [2, 3, 0, 1]] {
        await show.send(.reordered(order))
        #expect(Set(show.stage.screens) == Set(before))
        #expect(show.stage.title == "Nest \(show.store.path.last?.id ?? 0)")
        #expect(show.stage.effects == 5)
        show.expectAgreement([])
      }
      await show.stage.back()
      #expect(show.store.path.count == 3)
      show.expectAgreement([])
      await show.stage.end()
    },

    Script("an alert's button can push, under a sheet as well") { theatre in
      let show = try await NestShow(theatre)
      let alert = AlertState<Nest.Answer> {
        TextState("Push?")
      } actions: {
        ButtonState(action: .push) { TextState("Push") }
      }
      await show.send(.ask(alert))
      await show.stage.press("Push")
      #expect(show.store.log == ["push"])
      #expect(show.stage.title == "Nest 100")
      show.expectAgreement([])
      let top = try #require(show.store.path.ids.last)
      await show.send(.path(.element(id: top, action: .present(1))))
      await show.send(.path(.element(id: top, action: .sheet(.presented(.ask(alert))))))
      show.expectAgreement(["sheet", "Push?"])
      await show.stage.press("Push")
      show.expectAgreement(["sheet"])
      #expect(show.store.path.last?.sheet?.path.count == 1)
      await show.stage.end()
    },

    Script("popping to the middle while the last screen's sheet is up closes the sheet") {
      theatre in
      let show = try await NestShow(theatre)
      for id in 1...3 { await show.send(.pushed(id)) }
      let ids = show.store.path.ids
      await show.send(.path(.element(id: ids[2], action: .present(9))))
      await show.send(.path(.element(id: ids[0], action: .ask(AlertState { TextState("Low") }))))
      #expect(show.stage.presentations.contains("sheet"))
      await show.send(.path(.popFrom(id: ids[1])))
      show.expectAgreement(["Low"])
      #expect(show.stage.title == "Nest 1")
      #expect(show.stage.effects == 2)
      await show.stage.press("OK")
      show.expectAgreement([])
      await show.stage.end()
    },

    Script("what is presented as a view comes or goes is shown") { theatre in
      let show = try await NestShow(theatre)
      show.visits.comes = { store in
        if store.state.id == 1 { store.send(.present(2)) }
      }
      await show.send(.present(1))
      show.expectAgreement(["sheet", "sheet"])
      show.visits.comes = nil
      let store = show.store
      show.visits.goes = { [visits = show.visits] in
        visits.goes = nil
        store.send(.askedByEffect)
      }
      await show.send(.present(nil))
      show.expectAgreement(["Asked by effect"])
      await show.stage.press("OK")
      show.expectAgreement([])
      await show.stage.end()
    },

    Script("a firm sheet in a loose one keeps neither the other open nor itself closed") {
      theatre in
      var inner = Nest.State(id: 2)
      inner.isFirm = true
      var outer = Nest.State(id: 1)
      outer.sheet = inner
      let show = try await NestShow(theatre, Nest.State(id: 0, sheet: outer))
      #expect(show.stage.presentations == ["sheet", "sheet"])
      await show.stage.escape()
      show.expectAgreement(["sheet", "sheet"])
      await show.stage.send(.dismiss, to: try #require(show.stage.presented.first?.id))
      show.expectAgreement([])
      await show.stage.end()
    },

    Script("escape takes the action of an alert's cancel button") { theatre in
      let show = try await NestShow(theatre)
      await show.send(
        .ask(
          AlertState {
            TextState("Leave?")
          } actions: {
            ButtonState(role: .cancel, action: .stay) { TextState("Stay") }
            ButtonState(action: .push) { TextState("Push") }
          }))
      await show.stage.escape()
      #expect(show.store.log.first == "stay")
      #expect(show.store.alert == nil)
      show.expectAgreement([])
      await show.stage.end()
    },

    Script("alerts of any size are shown and answered") { theatre in
      let show = try await NestShow(theatre)
      let many = AlertState<Nest.Answer>(
        title: { TextState("") },
        actions: {
          for number in 1...12 {
            ButtonState<Nest.Answer>(action: .stay) { TextState("Button \(number)") }
          }
        },
        message: { TextState(String(repeating: "Long & <b>bold</b> ", count: 550)) })
      await show.send(.ask(many))
      show.expectAgreement([""])
      await show.stage.press("Button 12")
      #expect(show.store.log == ["stay"])
      await show.send(.ask(AlertState { TextState("<i>Title</i>").bold() + TextState(" & more") }))
      show.expectAgreement(["<i>Title</i> & more"])
      await show.stage.press("OK")
      show.expectAgreement([])
      await show.stage.end()
    },

    Script("events for what was never there are dropped") { theatre in
      let show = try await NestShow(theatre)
      await show.send(.pushed(1))
      let stack = try #require(show.stage.tree.stack)
      let unknown = NodeID(rawValue: 1 << 40)
      await show.stage.send(.back(to: unknown), to: stack.id)
      await show.stage.send(.back(to: stack.id), to: stack.id)
      await show.stage.send(.dismiss, to: unknown)
      await show.stage.send(.choose(-1), to: unknown)
      show.expectAgreement([])
      #expect(show.stage.engine.droppedEvents.count == 4)
      await show.stage.end()
    },

    Script("a window that goes with sheets and alerts up leaves nothing") { theatre in
      var top = Nest.State(id: 2)
      top.alert = AlertState { TextState("On top") }
      let show = try await NestShow(
        theatre, Nest.State(id: 0, sheet: Nest.State(id: 1, sheet: top)))
      show.expectAgreement(["sheet", "sheet", "On top"])
      await show.stage.end()
      #expect(show.stage.effects == 0)
    },
  ]
}
