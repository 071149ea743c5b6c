import CasePaths

/// Whether children of a type are gone as soon as they act, decided once per operator.
enum Ephemerality<Child> {
  case never
  case always
  /// An enum: some of its cases hold such a child.
  case inSomeCases

  init() {
    if Child.self is any _EphemeralState.Type {
      self = .always
    } else if let type = Child.self as? any CasePathIterable.Type {
      self = type.hasEphemeralCase ? .inSomeCases : .never
    } else {
      self = .never
    }
  }

  func holds(of child: inout Child) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .inSomeCases: Mirror(reflecting: child).children.first?.value is any _EphemeralState
    }
  }
}

extension CasePathIterable {
  fileprivate static var hasEphemeralCase: Bool {
    allCasePaths.contains { type(of: $0).valueType is any EphemeralCase.Type }
  }
}

private protocol EphemeralCase {}
extension Case: EphemeralCase where Value: _EphemeralState {}
