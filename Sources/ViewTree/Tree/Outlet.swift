/// Which ancestor adopts a node: most kinds stay where they were written, some bubble up.
///
/// ```
/// surface ─ window ─ navigationStack ─ screen ─ content…, toolbar items…, presentations…
///                                    └ screen   (pushed by a view inside the first one)
/// ```
public enum Outlet: Int, Hashable, Sendable, Codable, Comparable {
  /// Adopted by the nearest container, in reading order.
  case content
  /// Adopted by the nearest screen, or by the window where there is none.
  case toolbar
  /// Adopted by the nearest navigation stack, after the screens that it already has.
  case destination
  /// Adopted by the nearest container, after its content: shown above everything in its window.
  case presentation

  public static func < (lhs: Outlet, rhs: Outlet) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
