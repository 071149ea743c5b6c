extension View {
  /// Shows an alert while a flag is set. Any answer clears it, after the button's action.
  ///
  /// The actions are buttons; without any there is an "OK".
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> Rewritten<Self> {
    presenting(.alert) { context in
      guard isPresented.wrappedValue else { return nil }
      return AlertContent(
        key: 0, title: title, actions: actions(), message: message(), in: context
      ) {
        isPresented.wrappedValue = false
      }
    }
  }

  public func alert<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> Rewritten<Self> {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  public func alert<Actions: View>(
    _ title: String, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> Rewritten<Self> {
    alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> Rewritten<Self> {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows an alert about data, while a flag is set and the data is there.
  public func alert<Data, Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> Rewritten<Self> {
    presenting(.alert) { context in
      guard isPresented.wrappedValue, let data else { return nil }
      return AlertContent(
        key: presentationKey(of: data), title: Text(title), actions: actions(data),
        message: message(data), in: context
      ) {
        isPresented.wrappedValue = false
      }
    }
  }

  /// Shows an alert while there is an item. Any answer removes it, after the button's action.
  public func alert<Item, Actions: View, Message: View>(
    item: Binding<Item?>,
    title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> Rewritten<Self> {
    presenting(.alert) { context in
      guard let value = item.wrappedValue else { return nil }
      return AlertContent(
        key: presentationKey(of: value), title: title(value), actions: actions(value),
        message: message(value), in: context
      ) {
        item.wrappedValue = nil
      }
    }
  }

  public func alert<Item, Actions: View>(
    item: Binding<Item?>,
    title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> Rewritten<Self> {
    alert(item: item, title: title, actions: actions) { _ in EmptyView() }
  }

  /// Asks which of several things to do, while a flag is set. There is always a way to cancel.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> Rewritten<Self> {
    presenting(.dialog) { context in
      guard isPresented.wrappedValue else { return nil }
      return AlertContent(
        key: 0, title: Text(title), isTitleVisible: titleVisibility != .hidden, actions: actions(),
        message: message(), in: context
      ) {
        isPresented.wrappedValue = false
      }
    }
  }

  public func confirmationDialog<Actions: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> Rewritten<Self> {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  public func confirmationDialog<Item, Actions: View, Message: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> Rewritten<Self> {
    presenting(.dialog) { context in
      guard let value = item.wrappedValue else { return nil }
      return AlertContent(
        key: presentationKey(of: value), title: title(value),
        isTitleVisible: titleVisibility != .hidden, actions: actions(value),
        message: message(value), in: context
      ) {
        item.wrappedValue = nil
      }
    }
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic, visible, hidden
}
