import Views

// NB: without `ViewTree`, as features are written. Its `Content` would hide the modifier's.

/// A modifier with state of its own.
struct Counting: ViewModifier {
  @State var count = 0

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .keyboardShortcut(.defaultAction)
      .onTapGesture { count += 1 }
    Text("taps: \(count)")
  }
}
