/// A law that a renderer is known not to keep, and why.
///
/// ```swift
/// .skip("meaning: hint", because: "a terminal has no accessibility tree")
/// ```
///
/// Skips are counted and shown in the capability sheet. One that names no law is a failure, so that
/// none outlives its reason.
public struct Skip: Hashable, Sendable {
  /// The full name of a law, or how the names of several begin.
  public let law: String
  public let reason: String

  public static func skip(_ law: String, because reason: String) -> Skip {
    Skip(law: law, reason: reason)
  }

  func covers(_ name: String) -> Bool {
    name == law || name.hasPrefix(law + " ")
  }
}
