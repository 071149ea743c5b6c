import Oriel
import Testing

extension Script {
  static let windows: [Script] = [
    Script("a window that asks first stays when the user stays") { theatre in
      let show = try await HubShow(theatre)
      await show.stage.close()
      #expect(show.stage.hasWindow)
      #expect(show.stage.presentations == ["Close without saving?"])
      await show.stage.press("Stay")
      #expect(show.stage.hasWindow)
      #expect(show.store.isOpen)
      #expect(show.stage.presentations == [])
      await show.stage.end()
    },

    Script("a window that asks first goes when the user insists") { theatre in
      let show = try await HubShow(theatre)
      await show.stage.close()
      await show.stage.press("Close")
      await show.stage.settle()
      #expect(!show.store.isOpen)
      #expect(!show.stage.hasWindow)
      await show.stage.end()
    },
  ]
}
