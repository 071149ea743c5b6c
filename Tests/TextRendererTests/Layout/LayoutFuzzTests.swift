import Testing
import ViewTree

@testable import TextRenderer

@MainActor
struct LayoutFuzzTests {
  @Test(arguments: 0..<40)
  func randomTreesAtRandomSizesGiveExactlyTheirCells(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<25 {
      let tree = random.tree(depth: 5)
      let width = Int.random(in: -1...70, using: &random)
      let height = Int.random(in: -1...30, using: &random)
      let user = random.user(of: tree)
      let layout = Layout(tree, width: width, height: height, user: user)
      #expect(layout.block.lines.count == max(0, height))
      for line in layout.lines {
        #expect(CellWidth.of(line) == max(0, width), "\(line)")
      }
      _ = Layout(tree, width: width, user: user).text
      _ = Outline(tree, user: user).text
      _ = TreeLint(tree, width: width)
    }
  }

  @Test(arguments: 0..<20)
  func noGraphemeIsSplit(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let text = random.text()
    let known = Set(text).union([
      " ", "…", "\u{25CC}", "\u{FFFD}", "\u{200E}", "\u{2067}", "\u{2069}",
    ])
    for width in 1...12 {
      for line in Layout(label(text), width: width).block.lines {
        for cell in line.cells {
          let isWhole =
            cell.text.count == 1 || cell.text.unicodeScalars.contains { $0.value > 0x2FF }
          #expect(isWhole)
          let first = cell.text.first!
          #expect(
            known.contains(first) || first.unicodeScalars.first!.value >= 0x2400
              || Set(text.unicodeScalars).contains(first.unicodeScalars.first!),
            "\(cell.text.unicodeScalars.map(\.value))")
        }
      }
    }
  }

  @Test(arguments: 0..<10)
  func theASCIIStyleDrawsNothingButASCII(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    random.words = ["a", "Log in", "a longer text that has to wrap", ""]
    for _ in 0..<25 {
      let tree = random.tree(depth: 5)
      let user = random.user(of: tree)
      let text = Layout(tree, width: 30, height: 12, glyphs: .ascii, user: user).text
      #expect(text.allSatisfy { $0.isASCII }, "\(text)")
      #expect(Layout(tree, width: 30, glyphs: .ascii, user: user).text.allSatisfy { $0.isASCII })
    }
  }
}

/// A small generator of numbers that a failure can be repeated with.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  var words = [
    "", "a", "Log in", "a longer text that has to wrap somewhere", "한글中文", "👩‍👩‍👧‍👦🇩🇪", "e\u{301}\u{302}",
    "\u{301}x", "tab\there", "\u{1B}[31m\u{7}", "שלום עולם", "مرحبا", "line\nbreak\r\nagain", "❤️1️⃣",
    "\u{200B}\u{FEFF}\u{202E}", "supercalifragilisticexpialidocious",
  ]

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func text() -> String {
    (0..<Int.random(in: 1...4, using: &self)).map { _ in words.randomElement(using: &self)! }
      .joined(separator: " ")
  }

  mutating func number() -> Double {
    [0, 1, -1, 0.5, 1e300, -1e300, .nan, .infinity, 40].randomElement(using: &self)!
  }

  mutating func user(of tree: Node) -> UserState {
    var ids: [NodeID] = []
    var pending = [tree]
    while let node = pending.popLast() {
      ids.append(node.id)
      pending += node.children
    }
    var user = UserState(focus: ids.randomElement(using: &self))
    if Bool.random(using: &self) { user.openMenu = ids.randomElement(using: &self) }
    for id in ids {
      user.scroll[id] = Int.random(in: -3...40, using: &self)
      user.selections[id] = TextSelection(
        anchor: Int.random(in: 0...9, using: &self), caret: Int.random(in: 0...9, using: &self))
    }
    return user
  }

  @MainActor
  mutating func tree(depth: Int) -> Node {
    let kind = Kind.allCases.randomElement(using: &self)!
    let count = depth == 0 ? 0 : Int.random(in: 0...4, using: &self)
    let children = (0..<count).map { _ in tree(depth: depth - 1) }
    var result = node(element(kind)) { content in
      content.meaning.badge = Bool.random(using: &self) ? nil : text()
      content.meaning.isDisabled = Int.random(in: 0..<6, using: &self) == 0
      content.meaning.isHidden = Int.random(in: 0..<12, using: &self) == 0
      if Bool.random(using: &self) { content.meaning.label = text() }
      let steps = SizeStep.allCases
      content.appearance.padding = EdgeSteps(
        top: steps.randomElement(using: &self)!, start: steps.randomElement(using: &self)!,
        end: steps.randomElement(using: &self)!)
      content.appearance.width.expands = Int.random(in: 0..<5, using: &self) == 0
      content.appearance.height.expands = Int.random(in: 0..<5, using: &self) == 0
      if Int.random(in: 0..<4, using: &self) == 0 { content.appearance.width.maximum = number() }
      if Int.random(in: 0..<4, using: &self) == 0 { content.appearance.width.minimum = number() }
      if Int.random(in: 0..<4, using: &self) == 0 { content.appearance.lineLimit = 1 }
      if Int.random(in: 0..<4, using: &self) == 0 { content.appearance.textAlignment = .end }
    }
    result.children = children
    return result
  }

  private mutating func element(_ kind: Kind) -> Element {
    switch kind {
    case .text: .text(TextElement(text()))
    case .button: .button(ButtonElement(role: .destructive))
    case .textField:
      .textField(
        TextFieldElement(
          text: text(), prompt: text(),
          style: [.plain, .secure, .multiline, .search].randomElement(using: &self)!))
    case .toggle: .toggle(ToggleElement(isOn: Bool.random(using: &self)))
    case .stack:
      .stack(
        StackElement(
          [.horizontal, .vertical, .depth].randomElement(using: &self)!,
          spacing: SizeStep.allCases.randomElement(using: &self)))
    case .list: .list(ListElement(selectionMode: .multiple, selection: [0, 2]))
    case .group: .group
    case .foreign: .foreign(ForeignElement(name: text()))
    case .spacer: .spacer
    case .slider:
      .slider(SliderElement(value: number(), in: 0...([0, 1, 1e308].randomElement(using: &self)!)))
    case .stepper: .stepper(StepperElement())
    case .picker:
      .picker(
        PickerElement(
          label: text(), options: [StyledText(text()), StyledText(text())],
          selection: [nil, 0, 7].randomElement(using: &self)!,
          style: [.menu, .segmented, .inline].randomElement(using: &self)!))
    case .menu: .menu(MenuElement(label: StyledText(text())))
    case .datePicker: .datePicker(DatePickerElement(label: text(), seconds: number()))
    case .image: .image(ImageElement(.symbol(text())))
    case .progress: .progress(ProgressElement(fraction: Bool.random(using: &self) ? nil : number()))
    case .divider: .divider
    case .shape: .shape(ShapeElement(.circle))
    case .chart:
      .chart(
        ChartElement(
          [.init(name: text(), values: [number(), nil, number()]), .init(values: [])],
          form: [.line, .area, .bars].randomElement(using: &self)!, unit: text()))
    case .section: .section(SectionElement(header: StyledText(text()), footer: StyledText(text())))
    case .form: .form
    case .scroll: .scroll(ScrollElement(scrollsHorizontally: Bool.random(using: &self)))
    case .grid: .grid(GridElement(columns: [nil, 0, 2, 9].randomElement(using: &self)!))
    case .tabs:
      .tabs(
        TabsElement(
          tabs: [.init(label: StyledText(text()), badge: text()), .init(label: "B")],
          selection: [nil, 1, 5].randomElement(using: &self)!))
    case .disclosure:
      .disclosure(
        DisclosureElement(label: StyledText(text()), isExpanded: Bool.random(using: &self)))
    case .window: .window(WindowElement(title: text()))
    case .navigationStack: .navigationStack
    case .screen: .screen(ScreenElement(title: text()))
    case .toolbarItem:
      .toolbarItem(
        ToolbarItemElement(
          placement: [.leading, .bottom, .principal, .automatic].randomElement(using: &self)!))
    case .alert, .dialog:
      .alert(
        AlertElement(
          title: StyledText(text()), message: StyledText(text()),
          buttons: [.init(StyledText(text())), .init("OK")]))
    case .sheet:
      .sheet(
        SheetElement(style: [.sheet, .popover, .fullScreen].randomElement(using: &self)!))
    }
  }
}
