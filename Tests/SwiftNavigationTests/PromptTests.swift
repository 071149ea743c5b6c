import CustomDump
import SwiftNavigation
import Testing

private enum Action: Hashable, Sendable {
  case save, delete
  case other(Int)
}

private func alert() -> AlertState<Action> {
  AlertState {
    TextState("Delete?")
  } actions: {
    ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
    ButtonState(role: .cancel) { TextState("Keep") }
  } message: {
    TextState("Forever.")
  }
}

@Suite struct PromptTests {
  @Test func equalityIgnoresIds() {
    #expect(alert() == alert())
    #expect(alert().id != alert().id)
    #expect(alert().hashValue == alert().hashValue)
    var other = alert()
    other.message = nil
    #expect(alert() != other)
    other = alert()
    other.buttons.removeLast()
    #expect(alert() != other)
    other = alert()
    other.title = TextState("Really?")
    #expect(alert() != other)
  }

  @Test func dialogs() {
    func dialog(
      _ visibility: ConfirmationDialogStateTitleVisibility
    ) -> ConfirmationDialogState<Action> {
      ConfirmationDialogState(titleVisibility: visibility) {
        TextState("Close?")
      } actions: {
        ButtonState(action: .save) { TextState("Save") }
      }
    }
    #expect(dialog(.visible) == dialog(.visible))
    #expect(dialog(.visible) != dialog(.automatic))
    #expect(
      String(customDumping: dialog(.hidden)) == """
        ConfirmationDialogState<Action>(
          titleVisibility: .hidden,
          title: "Close?",
          actions: [
            [0]: ButtonState<Action>(
              action: .send(.save),
              label: "Save"
            )
          ]
        )
        """)
  }

  @Test func builder() {
    func titles(_ flag: Bool, _ number: Int?) -> [String] {
      AlertState<Action> {
        TextState("")
      } actions: {
        if flag {
          ButtonState(action: .save) { TextState("if") }
        } else {
          ButtonState(action: .save) { TextState("else") }
        }
        if let number {
          ButtonState(action: .other(number)) { TextState("let") }
        }
        for index in 0..<2 {
          ButtonState(action: .other(index)) { TextState("for \(index)") }
        }
        switch number {
        case 1: ButtonState { TextState("one") }
        default: ButtonState { TextState("default") }
        }
      }
      .buttons.map { String(state: $0.label) }
    }
    #expect(titles(true, 1) == ["if", "let", "for 0", "for 1", "one"])
    #expect(titles(false, nil) == ["else", "for 0", "for 1", "default"])
  }

  @Test func withAction() async {
    let buttons = alert().buttons
    #expect(buttons.map { $0.withAction { $0 } } == [.delete, nil])
    let sent = await buttons[0].withAction { action in
      await Task.yield()
      return action
    }
    #expect(sent == .delete)
  }

  @Test func mapKeepsTheIds() {
    let alert = alert()
    let mapped = alert.map { $0.map { "\($0)" } }
    #expect(mapped.buttons.map(\.action.action) == ["delete", nil])
    #expect(mapped.id == alert.id)
    #expect(mapped.buttons.map(\.id) == alert.buttons.map(\.id))
    let dialog = ConfirmationDialogState<Action> {
      TextState("a")
    } actions: {
      ButtonState(action: .save) { TextState("b") }
    }
    #expect(dialog.map { _ in 1 }.buttons.first?.action.action == 1)
    #expect(dialog.map { $0 } == dialog)
  }

  @Test func animationsAreCarried() {
    let action = ButtonStateAction<Action>.send(.save, animation: .spring)
    #expect(action.animation == .spring)
    #expect(action != .send(.save))
    #expect(action != .send(.save, animation: .easeIn))
    #expect(action.map { $0 } == action)
    #expect(
      String(customDumping: [action]) == """
        [
          [0]: .send(
            .save,
            animation: .spring
          )
        ]
        """)
  }

  @Test func alertDumps() {
    #expect(
      String(customDumping: alert()) == """
        AlertState<Action>(
          title: "Delete?",
          actions: [
            [0]: ButtonState<Action>(
              role: .destructive,
              action: .send(.delete),
              label: "Delete"
            ),
            [1]: ButtonState<Action>(
              role: .cancel,
              action: .send(nil),
              label: "Keep"
            )
          ],
          message: "Forever."
        )
        """)
  }

  @Test func diffsShowWhatAnAlertSaysOtherwise() {
    var other = alert()
    other.title = TextState("Really?")
    #expect(
      diff(alert(), other) == """
          AlertState<Action>(
        -   title: "Delete?",
        +   title: "Really?",
            … (2 unchanged)
          )
        """)
  }

  @Test func hashableObjects() {
    final class Model: HashableObject {}
    let model = Model()
    #expect(model == model)
    #expect(model != Model())
    #expect(Set([model, model, Model()]).count == 2)
  }
}
