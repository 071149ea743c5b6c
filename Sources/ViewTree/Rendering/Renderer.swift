/// Draws a view tree: the whole boundary between Oriel and a toolkit.
///
/// You receive patches, one call each, in batches that end with ``commit()``. You report what a
/// user does through ``events``. ``RendererHost`` keeps the node ids and calls you.
///
/// ```
/// make(child) … insert(child, into: parent) … commit()      user ──▶ events(Event(id, .press))
/// ```
///
/// You may assume:
/// - a subtree is complete before it is attached: children are inserted into a node before the node
///   is inserted into its parent, and the surface is the last to know;
/// - `insert`, `move` and `remove` name an index in the list of *all* children, where presentations
///   (kinds whose outlet isn't `.content`) come after the content, so they don't disturb its
///   indices;
/// - only kinds that you declared arrive;
/// - everything is called on the main actor, never re-entrantly: events that you report during a
///   batch are queued until it is over.
///
/// You must promise:
/// - `update` writes only what differs and never reports an event;
/// - `remove` frees everything of the subtree, and nothing of it reports an event afterwards;
/// - to follow ``TextFieldSync`` for text.
@MainActor
public protocol Renderer: AnyObject {
  /// What you draw a node with: a widget, a line of text, an object of your own.
  associatedtype Handle: AnyObject

  /// The kinds that you draw. The core lowers all others to ``Kind/core`` before you see them.
  var kinds: Set<Kind> { get }

  /// The kinds of which you mount only the rows that you asked for. See ``RowWindow``.
  ///
  /// Some of `.list`, `.section` and `.stack`. None unless you say so: then all rows are there.
  var virtualKinds: Set<Kind> { get }

  /// The parent of every window.
  var surface: Handle { get }

  /// Where to report what a user did. Set once, before the first batch.
  var events: (@MainActor (Event) -> Void)? { get set }

  /// Makes a node without children, detached.
  func make(_ id: NodeID, _ content: Content) -> Handle

  /// Changes a node from what it shows to what it should show.
  func update(_ handle: Handle, from old: Content, to new: Content)

  func insert(_ child: Handle, into parent: Handle, at index: Int)

  /// Takes the child at `from` out and puts it back so that its index is `to`, without losing what
  /// a user was doing in it.
  func move(_ child: Handle, in parent: Handle, from: Int, to: Int)

  func remove(_ child: Handle, from parent: Handle, at index: Int)

  /// Settles a text field's edit. See ``TextFieldSync``.
  func answer(_ handle: Handle, _ answer: TextAnswer)

  /// The batch is over: show it.
  func commit()
}

extension Renderer {
  public var virtualKinds: Set<Kind> { [] }
}
