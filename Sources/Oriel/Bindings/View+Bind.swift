import Views

extension View {
  /// Keeps where the keyboard is in state, and state where the keyboard is.
  ///
  /// ```swift
  /// Form {
  ///   TextField("E-mail", text: $store.email).focused($focus, equals: .email)
  /// }
  /// .bind($store.focus, to: $focus)
  /// ```
  public func bind<Value: Hashable>(
    _ model: Binding<Value>, to focus: FocusState<Value>.Binding
  ) -> some View {
    onAppear {
      if focus.wrappedValue != model.wrappedValue { focus.wrappedValue = model.wrappedValue }
    }
    .onChange(of: model.wrappedValue) { _, value in
      if focus.wrappedValue != value { focus.wrappedValue = value }
    }
    .onChange(of: focus.wrappedValue) { _, value in
      if model.wrappedValue != value { model.wrappedValue = value }
    }
  }
}
