import Foundation

/// One thing to do.
public struct Todo: Codable, Equatable, Identifiable, Sendable {
  public let id: UUID
  var isDone = false
  var title = ""

  init(id: UUID, title: String = "", isDone: Bool = false) {
    self.id = id
    self.isDone = isDone
    self.title = title
  }
}
