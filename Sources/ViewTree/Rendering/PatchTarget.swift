/// Something that takes patches and reports events: a renderer behind its ``RendererHost``, a
/// recorder, or the near end of a wire.
@MainActor
public protocol PatchTarget: AnyObject {
  /// The kinds that it draws; others are lowered first.
  var kinds: Set<Kind> { get }

  /// The kinds of which it mounts only the rows that it asked for. See ``RowWindow``.
  ///
  /// Some of `.list`, `.section` and `.stack`, and none unless it says so.
  var virtualKinds: Set<Kind> { get }

  /// Takes one batch.
  func apply(_ patches: [Patch])

  /// Says where to report events. Called once, before the first batch.
  func setEvents(_ events: @escaping @MainActor (Event) -> Void)
}

extension PatchTarget {
  public var virtualKinds: Set<Kind> { [] }
}
