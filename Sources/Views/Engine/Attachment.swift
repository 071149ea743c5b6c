import ViewTree

/// Something attached to a part of the tree that is not a node.
///
/// A fresh one is made at every evaluation; ``update(from:mount:)`` hands over what must survive.
@MainActor
class Attachment {
  /// A title for the nearest screen or window.
  var title: String? { nil }

  /// Whether a user may not close the sheet around.
  var blocksDismissal: Bool { false }

  /// Decides what happens when a user asks for the window around to be closed.
  var closeRequest: (@MainActor () -> Void)? { nil }

  /// A value for whoever collects values of its key further up.
  var preference: Preference? { nil }

  /// Whether the attachment is looked for from above: a title or a preference.
  var isHoisted: Bool {
    title != nil || blocksDismissal || preference != nil || closeRequest != nil
  }

  /// The part has been mounted. Called before the batch of patches is sent.
  func mounted(_ mount: AttachedMount) {}

  /// The part has been evaluated again; `self` takes over from `old`.
  func updated(from old: Attachment, _ mount: AttachedMount) {}

  /// The part is gone.
  func unmounted(_ mount: AttachedMount) {}

  /// An event of a node inside. Returns whether it is settled.
  func handle(_ event: Event.Kind) -> Bool { false }
}
