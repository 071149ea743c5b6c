import ComposableArchitecture
import Views

extension Binding {
  /// A binding to the payload of one case of an enum, or `nil` while the enum is another case.
  ///
  /// ```swift
  /// if let $quantity = $item.status.inStock { Stepper("Quantity", value: $quantity) }
  /// ```
  ///
  /// When the enum becomes another case later, the binding reads the last payload and its writes
  /// are dropped.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    return Binding<Member>(
      unwrapping: mapped(by: keyPath) {
        path.extract(from: $0)
      } set: { member, base in
        guard let member, path.extract(from: base.wrappedValue) != nil else { return }
        base.wrappedValue = path.embed(member)
      })
  }

  /// A binding to the payload of one case of an optional enum, `nil` while it is another or none.
  ///
  /// ```swift
  /// .sheet(item: $destination.edit) { item in EditView(item: item) }
  /// ```
  ///
  /// Writing `nil` empties the optional only while the case is on.
  public subscript<Wrapped: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
  ) -> Binding<Member?> where Value == Wrapped? {
    let path = Wrapped.allCasePaths[keyPath: keyPath]
    return mapped(by: keyPath) {
      $0.flatMap(path.extract(from:))
    } set: { member, base in
      if let member {
        base.wrappedValue = path.embed(member)
      } else if base.wrappedValue.flatMap(path.extract(from:)) != nil {
        base.wrappedValue = nil
      }
    }
  }
}
