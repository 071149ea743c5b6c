import CustomDump
import Views

extension Binding {
  /// The same place, written only with what differs from the value that is there.
  public func removeDuplicates(
    by isDuplicate: @escaping @MainActor (Value, Value) -> Bool
  ) -> Binding {
    mapped(by: "removeDuplicates") {
      $0
    } set: { value, base in
      if !isDuplicate(base.wrappedValue, value) { base.wrappedValue = value }
    }
  }

  /// The same place, which prints what each write changes.
  ///
  /// - Parameter prefix: A text in front, to tell several bindings apart.
  public func _printChanges(_ prefix: String = "") -> Binding {
    mapped(by: "printChanges\(prefix)") {
      $0
    } set: { value, base in
      let old = base.wrappedValue
      base.wrappedValue = value
      let difference = diff(old, base.wrappedValue) ?? "(no change)"
      print(prefix.isEmpty ? difference : "\(prefix): \(difference)")
    }
  }
}

extension Binding where Value: Equatable {
  /// The same place, written only with what differs from the value that is there.
  public func removeDuplicates() -> Binding {
    let areEqual: (Value, Value) -> Bool = { $0 == $1 }
    return removeDuplicates { areEqual($0, $1) }
  }
}
