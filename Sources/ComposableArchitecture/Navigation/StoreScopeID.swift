/// Tells two bindings that a store hands out apart: made of the same parts, they lead to the same
/// place.
package struct StoreScopeID: Hashable {
  private let store: ObjectIdentifier
  private let state: AnyKeyPath
  private let action: AnyKeyPath

  package init(store: AnyObject, state: AnyKeyPath, action: AnyKeyPath) {
    self.store = ObjectIdentifier(store)
    self.state = state
    self.action = action
  }
}
