import GTK
import ViewTree

extension GTKNode {
  /// Takes the direction of what is around it, unless it has one of its own, and hands it on.
  func inheritDirection(_ outer: LayoutDirection?) {
    let new = content.appearance.direction ?? outer
    if new != direction { write(new) }
  }

  /// Tells all widgets inside, and then those again that go another way.
  private func write(_ new: LayoutDirection?) {
    widget.setDirection(isRightToLeft: new.map { $0 == .rightToLeft })
    note(new)
  }

  private func note(_ new: LayoutDirection?) {
    direction = new
    for child in children {
      let own = child.content.appearance.direction ?? new
      // What isn't content has widgets elsewhere.
      if own == new, child.isContent { child.note(new) } else { child.write(own) }
    }
  }
}
