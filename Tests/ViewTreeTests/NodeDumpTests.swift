import Testing
import ViewTree

@Suite struct NodeDumpTests {
  @Test func aTreeIsOneLinePerNode() {
    var field = Content(
      .textField(TextFieldElement(text: "blob", prompt: "E-mail")), events: [.edit, .submit])
    field.meaning.isFocused = true
    field.meaning.identifier = "email"
    var button = Content(.button(ButtonElement(role: .cancel)), events: .press)
    button.meaning.isDisabled = true
    let tree = Node(
      id: NodeID(rawValue: 1), content: Content(.window(WindowElement(title: "Login"))),
      children: [
        Node(
          id: NodeID(rawValue: 2), content: Content(.stack(StackElement(.vertical))),
          children: [
            Node(id: NodeID(rawValue: 3), content: field),
            Node(
              id: NodeID(rawValue: 4), content: button,
              children: [
                Node(id: NodeID(rawValue: 5), content: Content(.text(TextElement("Cancel"))))
              ]),
          ])
      ])
    #expect(
      tree.description == """
        #1 window "Login"
          #2 stack vertical
            #3 textField "E-mail" = "blob" focused identifier: email (edit, submit)
            #4 button cancel disabled (press)
              #5 text "Cancel"
        """)
  }
}
