public import FoundationEssentials
import ViewTree

extension TextField {
  /// A place to type a value in the format of its kind.
  ///
  /// The text becomes a value when return is pressed or focus leaves, so that half a number can be
  /// typed. Text that isn't a value goes back to the last one.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let formatted = FormattedText(
      shown: { format.format(value.wrappedValue) },
      commit: { text in
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      })
    self.init(
      text: .constant(""), formatted: formatted, prompt: prompt, axis: .horizontal, label: label())
  }
}

extension TextField where Label == Text {
  /// A place to type a value in the format of its kind, committed on return and when focus leaves.
  public init<F: ParseableFormatStyle>(
    _ title: String, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

/// A value as text, with its type hidden.
struct FormattedText {
  let shown: @MainActor () -> String
  let commit: @MainActor (String) -> Void
}

/// Keeps what is typed until it is committed.
struct FormattedField<Label: View>: View {
  let formatted: FormattedText
  let prompt: Text?
  let label: Label
  @State private var draft: String?

  var body: some View {
    let text = Binding<String>(get: { draft ?? formatted.shown() }, set: { draft = $0 })
    TextField(text: text, prompt: prompt) { label }
      .attached { context in
        context.modifiers.events.formUnion([.focus, .submit])
        return EventAttachment([.focus, .submit]) { event in
          if event != .focus(true) { commit() }
          return true
        }
      }
  }

  private func commit() {
    guard let typed = draft else { return }
    draft = nil
    formatted.commit(typed)
  }
}
