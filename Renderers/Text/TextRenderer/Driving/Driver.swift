import ViewTree

/// Acts on a screen as a user would, and refuses what a user couldn't do.
///
/// ```
/// query ─▶ ScreenIndex ─▶ one entry ─▶ is it in reach? does anybody listen? ─▶ Event
/// ```
///
/// It knows nothing of time: events are handled as they are reported, and whoever drives waits for
/// what follows from them.
@MainActor
package final class Driver {
  package let renderer: TextRenderer
  package var width: Int
  /// In lines; `nil` where the screen is as tall as its content, so that nothing scrolls.
  package var height: Int?

  package init(_ renderer: TextRenderer, width: Int, height: Int? = nil) {
    self.renderer = renderer
    self.width = width
    self.height = height
  }

  package var index: ScreenIndex { renderer.index }

  package var layout: Layout { renderer.draw(width: width, height: height) }

  /// The one thing that a query describes, in reach and in sight.
  package func reach(_ query: Query, to verb: String, mayBeOutOfSight: Bool = false)
    throws(Refusal) -> ScreenIndex.Entry
  {
    let entry = try look(query, to: verb)
    if let obstacle = entry.obstacle {
      throw Refusal(
        "Can't \(verb) \(query.words(for: entry)): it \(obstacle), so a user couldn't either.")
    }
    if !isInSight(entry), width <= 0 || height.map({ $0 <= 0 }) == true {
      throw Refusal(
        "Can't \(verb) \(query.words(for: entry)): the screen is \(width) cells wide and \(height ?? 0) "
          + "lines high, so nothing is in sight.")
    }
    if !mayBeOutOfSight, !isInSight(entry) {
      throw Refusal(
        """
        Can't \(verb) \(query.words(for: entry)): it is scrolled out of sight. Scroll to it first, with \
        scrollTo().
        """)
    }
    return entry
  }

  func look(_ query: Query, to verb: String) throws(Refusal) -> ScreenIndex.Entry {
    do {
      return try index.find(query)
    } catch {
      throw Refusal("Can't \(verb) \(query.description).\n\n\(error.message)")
    }
  }

  /// Whether any cell of a thing is drawn, where the height of the screen is limited.
  func isInSight(_ entry: ScreenIndex.Entry) -> Bool {
    guard height != nil, entry.part == nil else { return true }
    let drawn = layout.drawnNodes
    return drawn.contains(entry.id) || renderer.handles[entry.id]?.node.isDrawn(in: drawn) == true
  }

  /// Reports an event that somebody must listen to.
  func send(_ kind: Event.Kind, to entry: ScreenIndex.Entry, _ verb: String, _ query: Query)
    throws(Refusal)
  {
    guard entry.content.events.contains(kind.member) else {
      throw Refusal(
        "Can't \(verb) \(query.words(for: entry)): nothing handles it, so nothing happens.")
    }
    renderer.events?(Event(entry.id, kind))
  }
}

extension Query {
  /// What was found, called as it was looked for, or by its own role where any would have done.
  func words(for entry: ScreenIndex.Entry) -> String {
    noun == nil && roles.isEmpty && name != nil && identifier == nil
      ? "\(entry.word) \(quoted(entry.name))" : description
  }
}

extension Node {
  func isDrawn(in drawn: Set<NodeID>) -> Bool {
    drawn.contains(id) || children.contains { $0.isDrawn(in: drawn) }
  }
}
