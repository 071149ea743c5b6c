import CasePaths

extension UIBinding {
  /// A binding to the payload of one case of an enum, or `nil` while the enum is another case.
  ///
  /// ```swift
  /// if let $quantity = $item.status.inStock { StepperControl(value: $quantity) }
  /// ```
  ///
  /// When the enum becomes another case later, the binding reads the last payload and its writes
  /// are dropped.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> UIBinding<Member>? where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    return payload(by: keyPath, extract: path.extract(from:), embed: path.embed)
  }

  /// A binding to the payload of one case of an optional enum, `nil` while it is another or none.
  ///
  /// ```swift
  /// present(item: $model.destination.edit) { $item in EditController(item: $item) }
  /// ```
  ///
  /// Writing `nil` empties the optional only while the case is on.
  public subscript<Wrapped: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
  ) -> UIBinding<Member?> where Value == Wrapped? {
    let path = Wrapped.allCasePaths[keyPath: keyPath]
    let base = self
    return UIBinding<Member?>(id: id + [keyPath], transaction: transaction) {
      base.wrappedValue.flatMap(path.extract(from:))
    } set: { member in
      if let member {
        base.wrappedValue = path.embed(member)
      } else if base.wrappedValue.flatMap(path.extract(from:)) != nil {
        base.wrappedValue = nil
      }
    }
  }

  /// A binding to a payload, `nil` where the value has none now.
  func payload<Member>(
    by key: some Hashable,
    extract: @escaping @MainActor (Value) -> Member?,
    embed: @escaping @MainActor (Member) -> Value
  ) -> UIBinding<Member>? {
    let base = self
    let optional = UIBinding<Member?>(id: id + [AnyHashable(key)], transaction: transaction) {
      extract(base.wrappedValue)
    } set: { member in
      guard let member, extract(base.wrappedValue) != nil else { return }
      base.wrappedValue = embed(member)
    }
    return UIBinding<Member>(optional)
  }
}
