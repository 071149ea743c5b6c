import SwiftNavigation

extension UIBinding {
  /// A binding to a shared value, for an interface that is built by hand.
  ///
  /// ```swift
  /// field.bind(text: UIBinding(model.$name))
  /// ```
  public init(_ base: Shared<Value>) {
    self.init(id: base.reference.path) {
      base.reference.read()
    } set: { value in
      base.reference.modify { $0 = value }
    }
  }
}
