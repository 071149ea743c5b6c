/// The kinds of event that somebody handles at a node.
public struct EventSet: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let press = EventSet(rawValue: 1 << 0)
  public static let edit = EventSet(rawValue: 1 << 1)
  public static let submit = EventSet(rawValue: 1 << 2)
  public static let toggle = EventSet(rawValue: 1 << 3)
  public static let slide = EventSet(rawValue: 1 << 4)
  public static let step = EventSet(rawValue: 1 << 5)
  public static let pick = EventSet(rawValue: 1 << 6)
  public static let select = EventSet(rawValue: 1 << 7)
  public static let focus = EventSet(rawValue: 1 << 8)
  public static let choose = EventSet(rawValue: 1 << 9)
  public static let dismiss = EventSet(rawValue: 1 << 10)
  public static let back = EventSet(rawValue: 1 << 11)
  public static let close = EventSet(rawValue: 1 << 12)
  public static let delete = EventSet(rawValue: 1 << 13)
  public static let move = EventSet(rawValue: 1 << 14)
  public static let refresh = EventSet(rawValue: 1 << 15)
  public static let action = EventSet(rawValue: 1 << 16)
  public static let date = EventSet(rawValue: 1 << 17)
  public static let show = EventSet(rawValue: 1 << 18)
}

extension Event.Kind {
  /// The member of ``EventSet`` that this event belongs to.
  public var member: EventSet {
    switch self {
    case .press: .press
    case .edit: .edit
    case .submit: .submit
    case .toggle: .toggle
    case .slide: .slide
    case .step: .step
    case .pick: .pick
    case .select: .select
    case .focus: .focus
    case .choose: .choose
    case .dismiss: .dismiss
    case .back: .back
    case .close: .close
    case .delete: .delete
    case .move: .move
    case .refresh: .refresh
    case .action: .action
    case .date: .date
    case .show: .show
    }
  }
}
