import ViewTree

/// Typing survives what state makes of it.
@MainActor
enum TextEditing {
  static var laws: [Law] {
    [
      law("each key is one edit, with revisions that count") { trial, stage, field throws(Halt) in
        for (index, text) in ["a", "ab", "abc"].enumerated() {
          try stage.perform(.type(String(text.last!)), on: field)
          let edits = stage.takeEdits(of: field)
          trial.expect(edits.map(\.text), is: [text], "The text that was reported:")
          trial.expect(edits.map(\.revision), is: [UInt64(index + 1)], "Its revision:")
        }
        trial.expectShown(stage, "after typing")
      },
      law("a reducer that keeps five characters") { trial, stage, field throws(Halt) in
        stage.respond = { _, text in String(text.prefix(5)) }
        for (index, key) in "abcdefg".enumerated() {
          try stage.perform(.type(String(key)), on: field)
          trial.expect(stage.takeEdits(of: field).count, is: 1, "Edits for one key:")
          try trial.expectField(
            stage, field, "abcdefg".prefix(min(index + 1, 5)), caret: min(index + 1, 5))
        }
      },
      law("a reducer that makes capitals leaves the caret where it was", text: "HELLO") {
        trial, stage, field throws(Halt) in
        stage.respond = { _, text in text.uppercased() }
        try stage.perform(.selectText(TextSelection(caret: 2)), on: field)
        try stage.perform(.type("x"), on: field)
        try trial.expectField(stage, field, "HEXLLO", caret: 3)
        try stage.perform(.type("y"), on: field)
        try trial.expectField(stage, field, "HEXYLLO", caret: 4)
      },
      law("typing over a selection is one edit", text: "abc") { trial, stage, field throws(Halt) in
        try stage.perform(.selectText(TextSelection(anchor: 0, caret: 3)), on: field)
        for (key, text) in [("1", "1"), ("2", "12"), ("3", "123")] {
          try stage.perform(.type(key), on: field)
          trial.expect(stage.takeEdits(of: field).map(\.text), is: [text], "Edits for one key:")
        }
        try trial.expectField(stage, field, "123", caret: 3)
      },
      law("a refused key leaves no trace", text: "12") { trial, stage, field throws(Halt) in
        stage.respond = { _, text in text.filter(\.isNumber) }
        try stage.perform(.selectText(TextSelection(caret: 1)), on: field)
        try stage.perform(.type("a"), on: field)
        try trial.expectField(stage, field, "12", caret: 1)
        try stage.perform(.type("3"), on: field)
        try trial.expectField(stage, field, "132", caret: 2)
      },
      law("text that state puts before the caret moves it", text: "ab") {
        trial, stage, field throws(Halt) in
        try stage.perform(.selectText(TextSelection(anchor: 2, caret: 1)), on: field)
        stage.update(field) { $0.text = "xab" }
        try trial.expectField(stage, field, "xab", caret: 2, anchor: 3)
        trial.expect(stage.takeEdits(of: field).count, is: 0, "Edits for a write:")
      },
      law("a late answer to an older edit touches nothing") { trial, stage, field throws(Halt) in
        stage.respond = nil
        for key in ["1", "2", "3"] { try stage.perform(.type(key), on: field) }
        stage.answer(field, revision: 1, text: "one")
        try trial.expectField(stage, field, "123", caret: 3)
        try stage.perform(.type("4"), on: field)
        stage.answer(field, revision: 3, text: "three")
        try trial.expectField(stage, field, "1234", caret: 4)
        stage.answer(field, revision: 4, text: "1234")
        try trial.expectField(stage, field, "1234", caret: 4)
      },
      law("state doesn't write over an edit that waits for its answer") {
        trial, stage, field throws(Halt) in
        stage.respond = nil
        try stage.perform(.type("a"), on: field)
        stage.update(field) { $0.text = "from state" }
        try trial.expectField(stage, field, "a", caret: 1)
        stage.answer(field, revision: 1, text: "A")
        try trial.expectField(stage, field, "A", caret: 1)
      },
      law("nothing is written while text is composed, and the commit is one edit") {
        trial, stage, field throws(Halt) in
        try stage.perform(.beginComposing, on: field)
        stage.update(field) { $0.meaning.help = "unrelated" }
        stage.update(field) { $0.text = "late" }
        trial.expect(stage.read(field)?.value, is: "", "While composing:")
        try stage.perform(.commit("한"), on: field)
        let edits = stage.takeEdits(of: field)
        trial.expect(edits.map(\.text), is: ["한"], "The edit that was reported:")
      },
      law("deleting takes whole characters", text: "a👩‍👩‍👧") { trial, stage, field throws(Halt) in
        try stage.perform(.selectText(TextSelection(caret: 6)), on: field)
        try stage.perform(.deleteBackwards, on: field)
        try trial.expectField(stage, field, "a", caret: 1)
      },
      law("positions count scalars", text: "a👩‍👩‍👧b") { trial, stage, field throws(Halt) in
        try stage.perform(.selectText(TextSelection(caret: 6)), on: field)
        stage.update(field) { $0.text = "a👩‍👩‍👧éb" }
        try trial.expectField(stage, field, "a👩‍👩‍👧éb", caret: 6)
      },
      law("Return submits, and leaves the text", text: "done") { trial, stage, field throws(Halt) in
        try stage.perform(.submit, on: field)
        trial.expect(stage.takeEvents(), is: [Event(field, .submit)], "What was reported:")
        try trial.expectField(stage, field, "done", caret: nil)
      },
      law("a field that goes while its edit waits", text: "") { trial, stage, field throws(Halt) in
        stage.onEvent = { [weak stage] _ in stage?.show([]) }
        try stage.perform(.type("a"), on: field)
        trial.expect(stage.takeEdits(of: field).count, is: 1, "Edits:")
        trial.expect(stage.read().isEmpty, "Something is left on screen.")
      },
    ] + [TextFieldElement.Style.secure, .multiline, .search].map(styled) + [two]
  }

  private static func law(
    _ name: String, text: String = "", style: TextFieldElement.Style = .plain,
    _ body: @escaping @MainActor (Trial, Stage, NodeID) throws(Halt) -> Void
  ) -> Law {
    Law(.textEditing, name) { trial throws(Halt) in
      let field = trial.node(.textField(TextFieldElement(text: text, prompt: "F", style: style)))
      try trial.withStage { stage throws(Halt) in
        stage.show(trial.window(), [trial.column([trial.text("before"), field])])
        try body(trial, stage, field.id)
      }
    }
  }

  private static func styled(_ style: TextFieldElement.Style) -> Law {
    law("a \(style.rawValue) field that state clamps", text: "ab", style: style) {
      trial, stage, field throws(Halt) in
      stage.respond = { _, text in String(text.prefix(3)) }
      try stage.perform(.selectText(TextSelection(caret: 2)), on: field)
      for key in ["c", "d"] {
        try stage.perform(.type(key), on: field)
        trial.expect(stage.takeEdits(of: field).count, is: 1, "Edits for one key:")
        trial.expectShown(stage, "after \(key)")
      }
      stage.update(field) { $0.text = "" }
      trial.expectShown(stage, "emptied by state")
      trial.expect(stage.takeEdits(of: field).count, is: 0, "Edits for a write:")
    }
  }

  private static let two = Law(.textEditing, "two fields know nothing of each other") {
    trial throws(Halt) in
    let first = trial.field("", prompt: "First")
    let second = trial.field("x", prompt: "Second")
    try trial.withStage { stage throws(Halt) in
      stage.show(trial.window(), [trial.column([first, second])])
      try stage.perform(.type("a"), on: first.id)
      try stage.perform(.selectText(TextSelection(caret: 1)), on: second.id)
      try stage.perform(.type("y"), on: second.id)
      try stage.perform(.type("b"), on: first.id)
      trial.expect(
        stage.takeEdits().map(\.edit.text), is: ["a", "xy", "ab"], "The edits, in their order:")
      trial.expectShown(stage, "at the end")
    }
  }
}

extension Stage {
  /// The edits since the last call, with their fields.
  func takeEdits() -> [(field: NodeID, edit: TextEdit)] {
    takeEvents().compactMap { event in
      guard case .edit(let edit) = event.kind else { return nil }
      return (event.node, edit)
    }
  }

  func takeEdits(of field: NodeID) -> [TextEdit] {
    takeEdits().filter { $0.field == field }.map(\.edit)
  }
}

extension Trial {
  /// Whether a field shows a text, and where its caret is.
  func expectField(
    _ stage: Stage, _ field: NodeID, _ text: some StringProtocol, caret: Int?, anchor: Int? = nil
  ) throws(Halt) {
    let reading = stage.read(field)
    expect(reading?.value, is: String(text), "What the field shows:")
    guard let caret else { return }
    guard let selection = reading?.selection else {
      throw Halt.notApplicable("the probe reads no caret")
    }
    expect(
      selection, is: TextSelection(anchor: anchor ?? caret, caret: caret), "Where its caret is:")
  }
}
