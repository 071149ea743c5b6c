import CasePaths
import CustomDump

/// A write to one field of a feature's state, as data.
///
/// ```swift
/// case .binding(\.name):
///   return .send(.nameChanged)
/// ```
///
/// It knows the field and the value, compares by both, and is applied by ``BindingReducer``.
public struct BindingAction<Root> {
  /// The field that is written.
  public var keyPath: PartialKeyPath<Root> { write.keyPath }

  /// The value that is written.
  public var value: any Sendable { write.value }

  let write: any FieldWrite<Root>

  /// Where it is noted that a reducer has applied the write, for who sent it from a view.
  package var receipt: BindingReceipt?

  init(write: any FieldWrite<Root>) {
    self.write = write
  }

  /// The write of a value to a field.
  ///
  /// ```swift
  /// await store.send(.binding(.set(\.name, "Blob"))) { $0.name = "Blob" }
  /// ```
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> Self {
    Self(write: WriteToField(path: keyPath, newValue: value))
  }

  /// Matches writes to one field, whatever the value: `case .binding(\.name):`.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, Value>, bindingAction: Self
  ) -> Bool {
    bindingAction.keyPath == keyPath
  }

  func apply(to root: inout Root) {
    write.apply(to: &root)
    receipt?.isHandled = true
  }
}

/// A write whose value's type is hidden.
protocol FieldWrite<Root> {
  associatedtype Root
  var keyPath: PartialKeyPath<Root> { get }
  var value: any Sendable { get }
  func apply(to root: inout Root)
  func equals(_ other: any FieldWrite<Root>) -> Bool
  func hash(into hasher: inout Hasher)
}

private struct WriteToField<Root, Value: Equatable & Sendable>: FieldWrite {
  let path: WritableKeyPath<Root, Value>
  let newValue: Value

  var keyPath: PartialKeyPath<Root> { path }
  var value: any Sendable { newValue }

  func apply(to root: inout Root) { root[keyPath: path] = newValue }

  func equals(_ other: any FieldWrite<Root>) -> Bool {
    guard let other = other as? Self else { return false }
    return path == other.path && newValue == other.newValue
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    if let value = newValue as? any Hashable { value.hash(into: &hasher) }
  }
}

// NB: Unchecked because key paths of fields aren't declared `Sendable`; the value is.
extension BindingAction: @unchecked Sendable {}

extension BindingAction: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.write.equals(rhs.write) }
}

extension BindingAction: Hashable {
  public func hash(into hasher: inout Hasher) { write.hash(into: &hasher) }
}

extension BindingAction: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// One path per field of the state, with the field's name: `\.binding.name`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path to writes to one field.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> {
      AnyCasePath(
        _$embed: { .set(keyPath, $0) },
        _$extract: { $0.keyPath == keyPath ? $0.value as? Value : nil })
    }
  }
}

extension BindingAction: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(
      self, children: ["set": (keyPath, value as Any)], displayStyle: .enum)
  }
}
