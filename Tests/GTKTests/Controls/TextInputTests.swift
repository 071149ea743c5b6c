import GTK
import Testing

@MainActor @Suite("Fields", .needsDisplay, .serialized)
struct TextInputTests {
  @Test("Setting a field's text moves the caret and says so twice; replacing a part doesn't")
  func replace() throws {
    try withGTK {
      let entry = Entry()
      entry.text = "HELLO"
      entry.selection = (4, 4)
      var changes = 0
      entry.onChange { changes += 1 }
      entry.replace(1..<1, with: "x")
      #expect(entry.text == "HxELLO")
      #expect(entry.selection == (5, 5))
      #expect(changes == 1)
      entry.text = "HELLO"
      #expect(entry.selection == (0, 0))
      #expect(changes == 3)
    }
  }

  @Test("A selection has a direction")
  func selection() throws {
    try withGTK {
      for field in [Entry(), PasswordEntry(), SearchEntry()] {
        field.text = "héllo"
        field.selection = (4, 1)
        #expect(field.selection == (4, 1))
        #expect(field.length == 5)
      }
      let view = TextView()
      view.text = "a\nb"
      view.selection = (3, 1)
      #expect(view.selection == (3, 1))
      view.replace(1..<2, with: " ")
      #expect(view.text == "a b")
    }
  }
}
