/// How far something is scrolled, and how far it can be.
package struct ScrollExtent: Hashable, Sendable {
  package var offset: Int
  /// The largest offset that still fills the room.
  package var limit: Int
  /// How many rows or lines are in sight.
  package var page: Int
}
