import GTK
import ViewTree

/// What a text node needs of the widget that edits.
@MainActor
protocol TextControl: Widget {
  var text: String { get set }
  var selection: (anchor: Int, caret: Int) { get set }
  func replace(_ range: Range<Int>, with replacement: String)
  func onChange(_ body: @escaping @MainActor () -> Void) -> Handler
  func onComposing(_ body: @escaping @MainActor (Bool) -> Void) -> Handler
}

extension TextInput: TextControl {}
extension TextView: TextControl {}
