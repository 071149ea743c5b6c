public import FoundationEssentials
import ViewTree

/// A place to type a value in the format of its kind.
///
/// The text becomes a value when return is pressed or focus leaves, so that half a number can be
/// typed. Text that isn't a value goes back to the last one.
public struct FormattedTextField<Format: ParseableFormatStyle>: View
where Format.FormatOutput == String {
  let title: String
  let value: Binding<Format.FormatInput>
  let format: Format
  let prompt: Text?
  @State private var draft: String?

  public init(
    _ title: String, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) {
    self.title = title
    self.value = value
    self.format = format
    self.prompt = prompt
  }

  public var body: some View {
    let text = Binding<String>(
      get: { draft ?? format.format(value.wrappedValue) }, set: { draft = $0 })
    TextField(title, text: text, prompt: prompt)
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
    if let parsed = try? format.parseStrategy.parse(typed) { value.wrappedValue = parsed }
  }
}
