/// A case path whose root is hidden, so that a key path can be walked step by step.
///
/// NB: A box keeps the types of both ends. Erasing to `Any` would be shorter, and would make every
/// later embed and extract allocate and cast.
class CaseBox<Value>: @unchecked Sendable {
  func appending<Next>(_ path: AnyCasePath<Value, Next>) -> CaseBox<Next> { unimplemented() }
  func matches<R>(_ root: R) -> Bool { unimplemented() }
  func embed<R>(_ value: Any, in: R.Type) -> R? { unimplemented() }

  private func unimplemented(_ function: StaticString = #function) -> Never {
    preconditionFailure("'\(function)' has no implementation in '\(Self.self)'.")
  }
}

final class RootedCaseBox<Root, Value>: CaseBox<Value>, @unchecked Sendable {
  let path: AnyCasePath<Root, Value>
  private let isIdentity: Bool

  init(_ path: AnyCasePath<Root, Value>, isIdentity: Bool = false) {
    self.path = path
    self.isIdentity = isIdentity
  }

  override func appending<Next>(_ next: AnyCasePath<Value, Next>) -> CaseBox<Next> {
    // NB: A path of one step is handed on as it is, without closures around its closures.
    if isIdentity, let next = next as? AnyCasePath<Root, Next> {
      return RootedCaseBox<Root, Next>(next)
    }
    return RootedCaseBox<Root, Next>(path.appending(path: next))
  }

  override func matches<R>(_ root: R) -> Bool {
    guard let root = root as? Root else { return false }
    return path.extract(from: root) != nil
  }

  override func embed<R>(_ value: Any, in: R.Type) -> R? {
    (value as? Value).flatMap { path.embed($0) as? R }
  }
}
