import Foundation
import IdentifiedCollections

extension Meeting {
  /// Two meetings for those who want to look around first.
  static func samples(uuid: () -> UUID) -> IdentifiedArrayOf<Meeting> {
    func meeting(_ title: String, minutes: Int, _ names: String...) -> Meeting {
      Meeting(
        id: uuid(), title: title, minutes: minutes,
        attendees: IdentifiedArray(
          uniqueElements: names.map { Attendee(id: uuid(), name: $0) }))
    }
    return [
      meeting("Lighthouse morning round", minutes: 6, "Imke", "Tarek", "Solveig"),
      meeting("Seed library", minutes: 15, "Odalys", "Piotr", "Wanjiru", "Bram"),
    ]
  }
}
