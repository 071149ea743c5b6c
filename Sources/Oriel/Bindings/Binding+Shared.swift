import Sharing
import Views

extension Binding {
  /// A binding to a shared value, or to a part of one.
  ///
  /// ```swift
  /// struct TodoRow: View {
  ///   @Shared var todo: Todo
  ///
  ///   var body: some View {
  ///     Toggle("Done", isOn: Binding($todo.isDone))
  ///   }
  /// }
  /// ```
  public init(_ base: Shared<Value>) {
    self.init(identity: base.place) {
      base.wrappedValue
    } set: { value, _ in
      base.withLock { $0 = value }
    }
  }
}
