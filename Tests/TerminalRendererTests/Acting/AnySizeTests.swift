import Testing
import ViewTree

@testable import TerminalRenderer

/// No size and no key brings it down, and every frame is exactly as large as the terminal.
@MainActor
struct AnySizeTests {
  private func screen() -> Node {
    var form = node(
      .form, field("Zoë 한글"), field("a\nb", style: .multiline),
      node(.section(SectionElement(header: "Part")), button("Log in")),
      node(.slider(SliderElement(value: 1)), label("Size"), events: .slide),
      node(
        .picker(PickerElement(label: "Color", options: ["Red", "Green"], selection: nil)),
        events: .pick),
      node(.menu(MenuElement(label: "More")), button("Copy")))
    form.children.append(
      node(
        .alert(AlertElement(title: "Sure?", buttons: [.init("OK")])), events: [.choose, .dismiss]))
    return node(
      .window(WindowElement(title: "Window")),
      node(.navigationStack, node(.screen(ScreenElement(title: "Title")), form)))
  }

  @Test(arguments: UInt64(0)..<60)
  func anySizeAndAnyKey(seed: UInt64) {
    var random = SeededNumbers(seed)
    let window = screen()
    let stage = Stage(window, list(9, .single), width: 10, height: 4)
    if seed % 2 == 0, let form = window.children.first?.children.first?.children.first {
      stage.host.apply([
        .remove(
          form.children[form.children.count - 1].id, from: form.id, at: form.children.count - 1)
      ])
    }
    let keys: [KeyPress.Key] = [
      .tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .return, .escape,
      .backspace, .delete, .character("a"), .character(" "), .function(10),
    ]
    for _ in 0..<40 {
      stage.renderer.resize(
        width: Int.random(in: -1...24, using: &random),
        height: Int.random(in: -1...9, using: &random)
      )
      stage.press(
        keys.randomElement(using: &random) ?? .tab,
        Bool.random(using: &random) ? [] : [.shift])
      stage.mouse(
        .press(.primary), column: Int.random(in: 0...24, using: &random),
        line: Int.random(in: 0...9, using: &random))
      let frame = stage.renderer.frame()
      #expect(frame.width == stage.renderer.width)
      #expect(frame.height == stage.renderer.height)
      if let cursor = frame.cursor {
        #expect(cursor.column < frame.width && cursor.line < frame.height)
      }
    }
  }
}
