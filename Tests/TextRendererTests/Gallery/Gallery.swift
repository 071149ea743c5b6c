import TextRenderer
import ViewTree

/// One small tree for every element of the vocabulary. The modifiers have pictures of their own.
@MainActor
enum Gallery {
  struct Picture {
    let name: String
    let tree: Node
    var width = 40
    var height: Int?
    var user = UserState()
  }

  static var all: [Picture] { controls + containers + places }

  private static func column(_ children: Node...) -> Node {
    var result = node(
      .stack(StackElement(.vertical, alignment: Alignment(horizontal: .start), spacing: .medium)))
    result.children = children
    return result
  }

  private static func titled(_ element: Element, _ title: String) -> Node {
    node(element, label(title))
  }

  static var controls: [Picture] {
    let menu = node(
      .menu(MenuElement(label: "More")), button("Rename"),
      button("Delete") { $0.element = .button(ButtonElement(role: .destructive)) })
    let caret = field("City", "Grenoble")
    let colours: [StyledText] = ["Red", "Green"]
    return [
      Picture(
        name: "text",
        tree: column(
          label("A text that is longer than the screen is wide goes on in the next line."),
          label("한글 中文 日本語 👩‍👩‍👧‍👦 é"), label("tab\there, bell\u{7}"))),
      Picture(
        name: "button",
        tree: column(
          button("Log in"),
          button("Delete") { $0.element = .button(ButtonElement(role: .destructive)) },
          button("Not now") { $0.meaning.isDisabled = true },
          button("Here") { $0.meaning.isFocused = true },
          button("Terms of use") { $0.appearance.style = "plain" })),
      Picture(
        name: "text field",
        tree: column(
          field("E-mail", "blob@example.com"), field("Password", "secret", style: .secure),
          field("Search", "", style: .search),
          field("Notes", "Dear all,\nhello", style: .multiline),
          field("Name", "Blob") { $0.meaning.isDisabled = true })),
      Picture(
        name: "caret", tree: caret,
        user: UserState(focus: caret.id, selections: [caret.id: TextSelection(caret: 4)])),
      Picture(
        name: "toggle",
        tree: column(
          titled(.toggle(ToggleElement(isOn: true)), "Remember me"),
          titled(.toggle(ToggleElement(isOn: false)), "Send me offers"))),
      Picture(
        name: "slider", tree: titled(.slider(SliderElement(value: 30, in: 0...100)), "Volume")),
      Picture(
        name: "stepper",
        tree: column(
          node(.stepper(StepperElement()), label("Guests")) { $0.meaning.value = "3" },
          node(.stepper(StepperElement(canDecrement: false)), label("Dogs")) {
            $0.meaning.value = "0"
          })),
      Picture(
        name: "picker",
        tree: column(
          node(.picker(PickerElement(label: "Colour", options: colours, selection: 1))),
          node(.picker(PickerElement(label: "Size", options: colours, selection: nil))),
          node(
            .picker(
              PickerElement(label: "Paint", options: colours, selection: 0, style: .segmented))),
          node(
            .picker(
              PickerElement(label: "Wall", options: colours, selection: 0, style: .radioGroup))))),
      Picture(name: "menu", tree: column(label("Notes"), menu)),
      Picture(
        name: "menu open", tree: column(label("Notes"), menu, label("below")),
        user: UserState(openMenu: menu.id)),
      Picture(
        name: "date picker",
        tree: node(.datePicker(DatePickerElement(label: "When", seconds: 951_782_400)))),
      Picture(
        name: "image",
        tree: column(
          node(.image(ImageElement(.symbol("star")))),
          node(.image(ImageElement(.named("portrait"), alternative: "Portrait of Blob"))))),
      Picture(
        name: "progress",
        tree: column(
          titled(.progress(ProgressElement(fraction: 0.4)), "Loading"),
          node(.progress(ProgressElement(fraction: 1))),
          titled(.progress(ProgressElement()), "Waiting"))),
      Picture(name: "chart", tree: column(load, rain)),
      Picture(
        name: "shape and divider",
        tree: column(
          node(.shape(ShapeElement(.circle))), node(.divider),
          node(.shape(ShapeElement(.rectangle))))),
    ]
  }

  private static var load: Node {
    let wave: [Double] = (0..<60).map { minute in
      let slope = Double(abs(minute % 24 - 12))
      return 20 + slope * 5 + Double(minute) / 4
    }
    let chart = ChartElement([.init(name: "Load", values: wave)], in: 0...100, unit: "%")
    return node(.chart(chart)) { $0.meaning.label = "Load" }
  }

  private static var rain: Node {
    let chart = ChartElement([.init(values: [3, 9, 4, nil, 12, 7, 1])], form: .bars)
    return node(.chart(chart)) { $0.meaning.label = "Rain" }
  }

  static var containers: [Picture] {
    let rows = ["Milk", "Eggs", "Bread", "Butter", "Honey"]
    var list = node(.list(ListElement(selectionMode: .single, selection: [1])))
    list.children = rows.map { label($0) }
    let composed = node(
      .list(ListElement(selectionMode: .multiple, selection: [0])),
      node(.stack(StackElement(.horizontal)), label("Milk"), node(.spacer), button("Buy")) {
        $0.meaning.actions = [NodeAction(label: "Delete"), NodeAction(label: "Share")]
      },
      node(
        .stack(StackElement(.horizontal)),
        node(
          .stack(StackElement(.vertical, alignment: Alignment(horizontal: .start))), label("Eggs"),
          label("from the market")), node(.spacer), button("Buy")))
    var scroll = node(.scroll(ScrollElement()))
    scroll.children = (1...9).map { label("Paragraph \($0)") }
    let wide = node(
      .scroll(ScrollElement(scrollsHorizontally: true, scrollsVertically: false)),
      node(
        .stack(StackElement(.horizontal)), button("Starters"), button("Mains"), button("Desserts")))
    return [
      Picture(
        name: "stack",
        tree: column(
          node(
            .stack(StackElement(.horizontal)), label("start"), node(.spacer), label("end")),
          node(
            .stack(StackElement(.vertical, alignment: Alignment(horizontal: .end))),
            label("first"), label("second line")),
          node(.stack(StackElement(.depth)), label(".........."), label("top")))),
      Picture(name: "list", tree: list, width: 24),
      Picture(
        name: "list scrolled", tree: list, width: 24, height: 4,
        user: UserState(scroll: [list.id: 2])),
      Picture(name: "list of composed rows", tree: composed),
      Picture(
        name: "list of sections",
        tree: node(
          .list(ListElement()),
          node(
            .section(SectionElement(header: "Fruit", footer: "Ripe.")), label("Apple"),
            label("Pear")),
          node(.section(SectionElement(header: "Empty"))),
          node(.section(SectionElement()), label("Other"))), width: 24),
      Picture(
        name: "scroll", tree: scroll, width: 24, height: 4, user: UserState(scroll: [scroll.id: 3])),
      Picture(name: "scroll sideways", tree: wide, width: 30),
      Picture(
        name: "grid",
        tree: node(
          .grid(GridElement()),
          node(.stack(StackElement(.horizontal)), label("Name"), label("Born"), label("City")),
          node(.stack(StackElement(.horizontal)), label("Ada"), label("1815"), label("London")),
          node(.stack(StackElement(.horizontal)), label("Grace"), label("1906"), label("New York")))
      ),
      Picture(
        name: "tabs",
        tree: node(
          .tabs(
            TabsElement(
              tabs: [.init(label: "Inbox", badge: "3"), .init(label: "Settings")], selection: 0)),
          label("Three messages"), label("Nothing to set"))),
      Picture(
        name: "disclosure",
        tree: column(
          node(.disclosure(DisclosureElement(label: "More", isExpanded: true)), label("inside")),
          node(.disclosure(DisclosureElement(label: "Less", isExpanded: false)), label("unseen")))),
      Picture(name: "form", tree: login().children[0].children[0].children[0].children[0]),
    ]
  }

  static var places: [Picture] {
    func item(_ placement: ToolbarItemElement.Placement, _ name: String) -> Node {
      node(.toolbarItem(ToolbarItemElement(placement: placement)), button(name))
    }
    let alert = node(
      .alert(
        AlertElement(
          title: "Delete everything?", message: "This can't be undone.",
          buttons: [.init("Keep", role: .cancel), .init("Delete", role: .destructive)])))
    func sheet(_ style: SheetElement.Style, _ more: Node...) -> Node {
      var result = node(.sheet(SheetElement(style: style)), label("New note"), field("Title", ""))
      result.children += more
      return result
    }
    return [
      Picture(
        name: "navigation",
        tree: node(
          .group,
          node(
            .window(WindowElement(title: "Notes")),
            node(
              .navigationStack, node(.screen(ScreenElement(title: "Notes")), label("a list")),
              node(
                .screen(ScreenElement(title: "First note")), label("Dear diary"),
                item(.primary, "Edit")))))),
      Picture(
        name: "toolbar",
        tree: node(
          .navigationStack,
          node(
            .screen(ScreenElement(title: "Edit", canGoBack: false)), label("Dear diary"),
            item(.cancellation, "Cancel"), item(.confirmation, "Done"), item(.bottom, "Share"))),
        height: 7),
      Picture(name: "alert", tree: login(presenting: alert)),
      Picture(
        name: "dialog",
        tree: login(
          presenting: node(
            .dialog(
              AlertElement(
                title: "Share this note with",
                buttons: [
                  .init("Blob"), .init("Everybody in the company"), .init("Cancel", role: .cancel),
                ]))))),
      Picture(name: "sheet", tree: login(presenting: sheet(.sheet))),
      Picture(
        name: "popover",
        tree: login(
          presenting: node(.sheet(SheetElement(style: .popover)), label("Ask an administrator.")))),
      Picture(name: "full screen", tree: login(presenting: sheet(.fullScreen))),
      Picture(name: "alert over a sheet", tree: login(presenting: sheet(.sheet, alert))),
    ]
  }
}

extension Node {
  func with(_ change: (inout Content) -> Void) -> Node {
    var copy = self
    change(&copy.content)
    return copy
  }
}
