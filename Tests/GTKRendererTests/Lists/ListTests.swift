import GTK
import Testing
import ViewTree

@testable import GTKRenderer

extension GTKRendererTests {
  @MainActor @Suite("Lists")
  struct ListTests {
    @Test("A list of 100,000 rows has nodes and cells for what is in and near sight")
    func window() throws {
      try withStage { stage in
        let server = RowServer(stage, count: 100_000)
        stage.show(server.list)
        let node = stage.list(server.list)
        #expect(node.list.count == 100_000)
        #expect(MainLoop.drain(for: 3) { !server.requests.isEmpty })
        #expect(node.list.cellCount < 260)
        #expect(server.mounted.count < 300)
        node.list.scroll(to: 50_000)
        #expect(MainLoop.drain(for: 3) { node.text(at: 50_000) == "Row 50000" })
        #expect(node.list.cellCount < 260)
        #expect(server.mounted.count < 300)
        #expect(stage.host.nodeCount < 302)
        #expect(stage.takeEvents() == [])
      }
    }

    @Test("A thousand rows go by and come back with no more widgets than at first")
    func scrolling() throws {
      try withStage { stage in
        let server = RowServer(stage, count: 1_000)
        stage.show(server.list)
        let node = stage.list(server.list)
        _ = MainLoop.drain(for: 3) { !server.requests.isEmpty }
        var most = 0
        for turn in 0..<3 {
          for step in stride(from: 0, through: 999, by: 37) {
            node.list.scroll(to: turn.isMultiple(of: 2) ? step : 999 - step)
            MainLoop.drain()
            most = max(most, LiveObjects.current.widgets)
          }
        }
        node.list.scroll(to: 500)
        #expect(MainLoop.drain(for: 3) { node.text(at: 500) == "Row 500" })
        // Each row is a label; a window around them has a few dozen widgets.
        #expect(most < 360)
        stage.update(server.row(500), to: .text(TextElement("changed")))
        #expect(node.text(at: 500) == "changed")
        for (position, text) in node.boundTexts where position != 500 {
          #expect(text == "Row \(position)")
        }
      }
    }

    @Test("Rows that come above the ones in sight don't move them")
    func anchor() throws {
      try withStage { stage in
        let server = RowServer(stage, count: 1_000)
        stage.show(server.list)
        let node = stage.list(server.list)
        node.list.scroll(to: 500)
        #expect(MainLoop.drain(for: 3) { node.text(at: 500) == "Row 500" })
        _ = MainLoop.drain(for: 0.2)
        let top = try #require(node.top(ofText: "Row 495"))
        server.change(
          [-1, -2, -3] + server.ids, start: server.start + 3, count: server.mounted.count)
        _ = MainLoop.drain(for: 0.2)
        #expect(node.list.count == 1_003)
        #expect(node.text(at: 503) == "Row 500")
        #expect(node.top(ofText: "Row 495") == top)
        server.change(
          Array(server.ids.dropFirst(103)), start: server.start - 103, count: server.mounted.count)
        _ = MainLoop.drain(for: 0.2)
        #expect(node.text(at: 400) == "Row 500")
        #expect(node.top(ofText: "Row 495") == top)
      }
    }

    @Test("A row that moves keeps its widget, its focus and what was typed into it")
    func moves() throws {
      try withStage { stage in
        let server = RowServer(stage, count: 5) {
          stage.node(.textField(TextFieldElement(text: "\($0)")))
        }
        stage.show(server.list)
        let node = stage.list(server.list)
        let entry: Entry = stage.control(server.row(1))
        entry.grabFocusWithoutSelecting()
        entry.text = "half a wo"
        entry.selection = (3, 3)
        server.change([9, 0, 2, 3, 4, 1], start: 0, count: 6)
        MainLoop.drain()
        #expect(stage.control(server.row(1), as: Entry.self) === entry)
        #expect(entry.containsFocus)
        #expect(entry.text == "half a wo")
        #expect(entry.selection == (3, 3))
        #expect(node.list.boundCells.first { $0.containsFocus }?.position == 5)
        server.change([4, 3, 2, 1, 0], start: 0, count: 5)
        MainLoop.drain()
        #expect(entry.containsFocus)
        #expect(node.list.boundCells.first { $0.containsFocus }?.position == 3)
      }
    }

    @Test("Where the focused row goes, the one in its place gets the focus")
    func focusAfterRemoval() throws {
      try withStage { stage in
        let server = RowServer(stage, count: 4)
        stage.show(server.list)
        let node = stage.list(server.list)
        node.focus(1)
        #expect(node.focusedText == "Row 1")
        server.change([0, 2, 3], start: 0, count: 3)
        MainLoop.drain()
        #expect(node.focusedText == "Row 2")
        server.change([0, 2], start: 0, count: 2)
        #expect(node.focusedText == "Row 2")
        server.change([0], start: 0, count: 1)
        MainLoop.drain()
        #expect(node.focusedText == "Row 0")
      }
    }

    @Test("Where most rows go while the last is in sight, the first can be scrolled to")
    func mostGo() throws {
      try withStage { stage in
        let rows = (0..<300).map { stage.text("Row \($0)") }
        let list = stage.node(.list(ListElement()), rows)
        stage.show(list)
        let node = stage.list(list)
        node.list.scroll(to: 299)
        _ = MainLoop.drain(for: 0.2)
        stage.host.apply((20..<280).reversed().map { .remove(rows[$0].id, from: list.id, at: $0) })
        _ = MainLoop.drain(for: 0.2)
        node.list.scroll(to: 0)
        #expect(MainLoop.drain(for: 1) { node.text(at: 0) == "Row 0" })
        #expect(node.shownTexts.count == 40)
      }
    }

    @Test("The selection is what state says; a click asks, and is heard once")
    func selection() throws {
      try withStage { stage in
        let rows = ["a", "b", "c"].map { stage.text($0) }
        let list = stage.node(.list(ListElement(selectionMode: .single, selection: [1])), rows)
        stage.show(list)
        let node = stage.list(list)
        #expect(node.drawnSelection == [1])
        stage.update(list, to: .list(ListElement(selectionMode: .single, selection: [2])))
        #expect(node.drawnSelection == [2])
        stage.host.apply([.move(rows[2].id, in: list.id, from: 2, to: 0)])
        stage.update(list, to: .list(ListElement(selectionMode: .single, selection: [0])))
        #expect(node.drawnSelection == [0])
        #expect(node.text(at: 0) == "c")
        #expect(stage.takeEvents() == [])
        node.list.click(on: 1)
        #expect(stage.takeEvents() == [Event(list.id, .select([1]))])
        #expect(node.drawnSelection == [0], "state didn't follow")
        stage.update(
          list, to: .list(ListElement(selectionMode: .multiple, selection: [0, 1])))
        #expect(node.drawnSelection == [0, 1])
        node.list.click(on: 2, modify: true)
        node.list.click(on: 0, modify: true)
        node.list.click(on: 2)
        #expect(
          stage.takeEvents() == [
            Event(list.id, .select([0, 1, 2])), Event(list.id, .select([1])),
            Event(list.id, .select([2])),
          ])
        stage.update(list, to: .list(ListElement()))
        node.list.click(on: 1)
        #expect(stage.takeEvents() == [])
        stage.host.apply([.remove(rows[0].id, from: list.id, at: 1)])
        #expect(stage.takeEvents() == [])
        #expect(node.shownTexts == ["c", "b"])
      }
    }

    @Test("A section's header, rows and footer are rows of one list, and its rows come on demand")
    func sections() throws {
      try withStage { stage in
        let first = stage.node(
          .section(SectionElement(header: "One", footer: "End", window: RowWindow(total: 2))),
          [stage.text("a"), stage.text("b")])
        let second = stage.node(
          .section(SectionElement(header: "Two", window: RowWindow(total: 1_000))),
          (0..<40).map { stage.text("\($0)") })
        let list = stage.node(.list(ListElement(window: RowWindow(total: 2))), [first, second])
        stage.show(list)
        let node = stage.list(list)
        #expect(node.list.count == 1_005)
        #expect(Array(node.shownTexts.prefix(6)) == ["One", "a", "b", "End", "Two", "0"])
        _ = MainLoop.drain(for: 3) { !stage.events.isEmpty }
        let events = stage.takeEvents()
        #expect(events.map(\.node) == [second.id])
        if case .show(let rows)? = events.first?.kind {
          #expect(rows.lowerBound == 0 && rows.upperBound > 100 && rows.upperBound < 300)
        } else {
          Issue.record("no rows were asked for")
        }
        let new = stage.text("c")
        stage.host.apply(
          stage.make(new) + [.insert(new.id, into: first.id, at: 1)])
        stage.update(
          first,
          to: .section(SectionElement(footer: "End", window: RowWindow(total: 3))))
        #expect(Array(node.shownTexts.prefix(6)) == ["a", "c", "b", "End", "Two", "0"])
        stage.host.apply([.remove(first.id, from: list.id, at: 0)])
        stage.update(list, to: .list(ListElement(window: RowWindow(total: 1))))
        #expect(Array(node.shownTexts.prefix(2)) == ["Two", "0"])
        #expect(node.list.count == 1_001)
      }
    }

    @Test("A row that is a text begins where the others do, short or long")
    func alignment() throws {
      try withStage { stage in
        let rows = ["short", "long enough to be broken"].map { stage.text($0) }
        let list = stage.node(.list(ListElement()), rows)
        stage.show(list)
        for row in rows { #expect(stage.control(row, as: Label.self).textPosition == 0) }
        stage.update(rows[1]) { $0.appearance.textAlignment = .center }
        #expect(stage.control(rows[1], as: Label.self).textPosition == 0.5)
        stage.update(rows[1]) { $0.appearance.textAlignment = nil }
        #expect(stage.control(rows[1], as: Label.self).textPosition == 0)
      }
    }

    @Test("Hidden rows take no room, and what a section means holds for its rows")
    func hidden() throws {
      try withStage { stage in
        let rows = ["a", "b"].map { stage.text($0) }
        let section = stage.node(
          .section(SectionElement(header: "One", window: RowWindow(total: 2))), rows)
        let last = stage.text("last")
        let list = stage.node(.list(ListElement()), [section, last])
        stage.show(list)
        let node = stage.list(list)
        @MainActor func isVisible(_ position: Int) -> Bool? {
          node.cell(forRow: position)?.isVisible
        }
        stage.update(rows[0]) { $0.meaning.isHidden = true }
        #expect(isVisible(1) == false && isVisible(2) == true)
        stage.update(rows[0]) { $0.meaning.isHidden = false }
        #expect(isVisible(1) == true)
        stage.update(section) {
          $0.meaning.isHidden = true
          $0.meaning.isDisabled = true
        }
        for position in 0..<3 {
          #expect(isVisible(position) == false)
          #expect(node.cell(forRow: position)?.isSensitive == false)
        }
        #expect(isVisible(3) == true && node.cell(forRow: 3)?.isSensitive == true)
        #expect(stage.handle(last).widget.isMapped)
      }
    }

    @Test("A list whose content can be asked for anew has a button and a key for it")
    func refresh() throws {
      try withStage { stage in
        let row = stage.text("a")
        let list = stage.node(Content(.list(ListElement()), events: [.refresh]), [row])
        stage.show(list)
        #expect(stage.list(list).shownTexts == ["a"])
        #expect(Keyboard.focus(windowNamed: "Stage"))
        Keyboard.press("F5")
        #expect(stage.takeEvents() == [Event(list.id, .refresh)])
        stage.update(list) { $0.events = [] }
        Keyboard.press("F5")
        #expect(stage.takeEvents() == [])
        #expect(stage.list(list).shownTexts == ["a"])
      }
    }

    @Test("Keys remove and move the row with the focus, where it may")
    func edits() throws {
      try withStage { stage in
        let rows = ["a", "b", "c"].map { stage.text($0) }
        let list = stage.node(Content(.list(ListElement()), events: [.delete, .move]), rows)
        stage.show(list)
        let node = stage.list(list)
        #expect(Keyboard.focus(windowNamed: "Stage"))
        node.focus(1)
        Keyboard.press("Delete", "alt+Up", "alt+Down")
        #expect(
          stage.takeEvents() == [
            Event(list.id, .delete([1])), Event(list.id, .move(from: [1], to: 0)),
            Event(list.id, .move(from: [1], to: 3)),
          ])
        node.focus(2)
        Keyboard.press("alt+Down")
        #expect(stage.takeEvents() == [])
        stage.update(list) { $0.events = [] }
        Keyboard.press("Delete", "alt+Up")
        #expect(stage.takeEvents() == [])
      }
    }

    @Test("Delete takes all selected rows where the one with the focus is selected")
    func deleteSelected() throws {
      try withStage { stage in
        let rows = ["a", "b", "c"].map { stage.text($0) }
        let element = ListElement(selectionMode: .multiple, selection: [0, 2])
        let list = stage.node(Content(.list(element), events: [.delete]), rows)
        stage.show(list)
        #expect(Keyboard.focus(windowNamed: "Stage"))
        stage.list(list).focus(2)
        Keyboard.press("Delete")
        #expect(stage.takeEvents() == [Event(list.id, .delete([0, 2]))])
        stage.list(list).focus(1)
        Keyboard.press("Delete")
        #expect(stage.takeEvents() == [Event(list.id, .delete([1]))])
      }
    }
  }
}

extension Stage {
  func list(_ node: Node) -> ListNode {
    handle(node) as! ListNode
  }
}

extension ListNode {
  /// The texts of the bound cells, by position.
  var boundTexts: [(position: Int, text: String)] {
    list.boundCells.compactMap { cell in
      guard let position = cell.position, let text = text(at: position) else { return nil }
      return (position, text)
    }
    .sorted { $0.position < $1.position }
  }

  var shownTexts: [String] { boundTexts.map(\.text) }

  /// The text that a cell really has in it at a position.
  func text(at position: Int) -> String? {
    guard let entry = layout.entry(at: position), let cell = cell(forRow: position), !cell.isEmpty,
      cell.position == position
    else { return nil }
    return switch entry {
    case .row(let node, _, _): (node.widget as? Label)?.text
    case .header(let section): section.header.text
    case .footer(let section): section.footer.text
    case .unmounted: nil
    }
  }

  func top(ofText text: String) -> Double? {
    guard let position = boundTexts.first(where: { $0.text == text })?.position else { return nil }
    return cell(forRow: position)?.top(in: scroll)
  }

  var focusedText: String? {
    list.boundCells.first(where: \.containsFocus)?.position.flatMap(text(at:))
  }

  var drawnSelection: Set<Int> {
    Set(list.boundCells.filter(\.isSelected).compactMap(\.position))
  }
}
