public import FoundationEssentials
import Synchronization

extension DependencyValues {
  /// What makes unique ids.
  ///
  /// ```swift
  /// @Dependency(\.uuid) var uuid
  ///
  /// state.todos.append(Todo(id: uuid()))
  /// ```
  ///
  /// In tests its use is an issue: override it with ``UUIDGenerator/incrementing``.
  public var uuid: UUIDGenerator {
    get { self[UUIDKey.self] }
    set { self[UUIDKey.self] = newValue }
  }
}

private enum UUIDKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }

  static var testValue: UUIDGenerator {
    let access = DependencyAccess.current
    return UUIDGenerator {
      DependencyAccess.reportUnimplemented(
        #"\.uuid"#, instead: "$0.uuid = .incrementing", at: access)
      return UUID()
    }
  }
}

/// Makes unique ids; called as a function, it makes the next one.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// A generator that always makes the same id.
  public static func constant(_ uuid: UUID) -> Self { Self { uuid } }

  /// A generator that counts up from `00000000-0000-0000-0000-000000000000`; each has its own count.
  public static var incrementing: Self {
    let sequence = IncrementingSequence()
    return Self { sequence.next() }
  }

  /// Makes ids with a closure.
  public init(_ generate: @escaping @Sendable () -> UUID) { self.generate = generate }

  /// The next id.
  public func callAsFunction() -> UUID { generate() }
}

extension UUID {
  /// The id whose last 16 hexadecimal digits are a number, which is what
  /// ``UUIDGenerator/incrementing`` makes.
  ///
  /// ```swift
  /// UUID(42).uuidString  // "00000000-0000-0000-0000-00000000002A"
  /// ```
  public init(_ intValue: Int) {
    let bits = UInt64(bitPattern: Int64(intValue))
    func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (8 * index)) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
      ))
  }
}

private final class IncrementingSequence: Sendable {
  private let count = Mutex(0)

  func next() -> UUID {
    count.withLock { count in
      defer { count += 1 }
      return UUID(count)
    }
  }
}
