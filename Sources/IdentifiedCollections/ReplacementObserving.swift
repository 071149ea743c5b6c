/// A value that learns when another value takes its place in an ``IdentifiedArray``.
///
/// An element edited in place knows what was edited. An element that is overwritten does not: the
/// new value arrives, and whoever watched the old one would wait forever. A conforming element
/// hands out a small token before its slot is opened for writing, and gets it back afterwards:
///
/// ```swift
/// struct Row: Identifiable, ReplacementObserving {
///   let id: Int
///   var title = ""
///   let watchers = Watchers()  // a class
///
///   var replacementToken: Watchers { watchers }
///
///   static func slotDidChange(_ token: Watchers, to new: Row?) {
///     if new?.watchers !== token { token.notify() }
///   }
/// }
/// ```
///
/// The collection calls ``slotDidChange(_:to:)`` after every write through `[id:]`, `[position]` and
/// `update`, after the end of an in-place edit, and after a removal. Reordering calls nothing.
/// Whether `Element` conforms is found out once, when the collection is made.
///
/// - Complexity: For elements that don't conform, one test for `nil` per write.
public protocol ReplacementObserving {
  /// What is needed to recognise the value later: best a class reference and a number.
  associatedtype ReplacementToken

  /// Taken before each write. It must not hold the value's other fields, or editing them in place
  /// would copy them.
  var replacementToken: ReplacementToken { get }

  /// Tells that the slot from which `token` was taken has been written.
  ///
  /// - Parameters:
  ///   - token: The ``replacementToken`` of the value before the write.
  ///   - new: The value that is now found under the old value's id, often the same value after an
  ///     edit in place, or `nil` when there is none.
  static func slotDidChange(_ token: ReplacementToken, to new: Self?)
}
