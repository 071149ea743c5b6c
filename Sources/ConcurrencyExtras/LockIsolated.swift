/// A value behind a lock, which any number of tasks may change.
///
/// ```swift
/// let count = LockIsolated(0)
/// await withTaskGroup(of: Void.self) { group in
///   for _ in 1...100 { group.addTask { count.withValue { $0 += 1 } } }
/// }
/// count.value  // 100
/// ```
///
/// The lock is recursive: an operation may read the box again, and finds the value as it was before the
/// operation.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  private var storage: Value
  private let lock = RecursiveLock()

  /// Puts a value, built where it is used, behind a lock.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    storage = try value()
  }

  /// Reads one property of the value.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { storage[keyPath: keyPath] }
  }

  /// Reads and changes the value while nobody else can.
  ///
  /// - Complexity: The operation works on a copy: a collection is copied when it is changed.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    try lock.withLock {
      // NB: The operation gets a copy, or else a read in it would be an exclusivity violation.
      var value = storage
      defer { storage = value }
      return try operation(&value)
    }
  }

  /// Replaces the value, computing the new one while nobody else can change the old one.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try lock.withLock { storage = try newValue() }
  }
}

extension LockIsolated where Value: Sendable {
  /// The value as it is now; it may be another one by the time that it is looked at.
  public var value: Value { lock.withLock { storage } }
}

extension LockIsolated: Equatable where Value: Equatable {
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    lhs === rhs || lhs.snapshot() == rhs.snapshot()
  }
}

extension LockIsolated: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(snapshot()) }
}

extension LockIsolated {
  private func snapshot() -> Value { lock.withLock { storage } }
}
