import FoundationEssentials
import Testing
import ViewTree

@testable import Views

@MainActor
struct LayoutDirectionTests {
  @Test(arguments: ["he_IL", "ar", "fa_IR", "az_Arab_IR", "ar_EG.UTF-8"])
  func theseLanguagesStartOnTheRight(locale: String) {
    #expect(LayoutDirection(of: Locale(identifier: locale)) == .rightToLeft)
  }

  @Test(arguments: ["en_US", "de", "ar_Latn", "C", ""])
  func theseLanguagesStartOnTheLeft(locale: String) {
    #expect(LayoutDirection(of: Locale(identifier: locale)) == .leftToRight)
  }

  @Test
  func aChangeOfDirectionIsOnTheOutermostNodesOnly() {
    let engine = Engine {
      Text("outside")
      VStack { Text("inside") }.environment(\.layoutDirection, .rightToLeft)
    }
    engine.start(on: RecordingTarget())
    let window = engine.snapshot()
    let nodes = window?.children ?? []
    #expect(nodes.map(\.content.appearance.direction) == [nil, .rightToLeft])
    #expect(nodes.last?.children.map(\.content.appearance.direction) == [nil])
  }

  @Test
  func whatIsPresentedFromThereRunsThatWayToo() {
    let engine = Engine {
      Text("page")
        .sheet(isPresented: .constant(true)) { Text("sheet") }
        .alert("alert", isPresented: .constant(true)) {}
        .environment(\.layoutDirection, .rightToLeft)
    }
    engine.start(on: RecordingTarget())
    let nodes = engine.snapshot()?.children ?? []
    #expect(
      nodes.map(\.content.appearance.direction) == [.rightToLeft, .rightToLeft, .rightToLeft])
  }

  @Test
  func anUnchangedDirectionIsNotSaid() {
    let engine = Engine { Text("page").environment(\.layoutDirection, .leftToRight) }
    engine.start(on: RecordingTarget())
    #expect(engine.snapshot()?.children.first?.content.appearance.direction == nil)
  }
}
