/// What an app may ask of its platform besides showing a tree: the clipboard, files, addresses,
/// notices.
///
/// A platform implements what it has; the rest answers that nothing happened. Features don't use it:
/// they use the dependencies and environment values that are made of it.
@MainActor
public protocol PlatformServices: AnyObject, Sendable {
  /// The text on the clipboard, or `nil` where there is none.
  func readClipboard() async -> String?

  func writeClipboard(_ text: String)

  /// Opens an address with whatever the user has for it. Returns whether something was started.
  func open(url: String) async -> Bool

  /// Lets the user choose files. Returns their paths, none where the user didn't.
  func choose(_ request: FileRequest) async -> [String]

  /// Shows a notice outside of the app's windows, in place of an earlier one with the same id.
  func show(_ notice: Notice)

  func withdraw(noticeWithID id: String)

  /// Has assistive technology say a text.
  func announce(_ text: String, isUrgent: Bool)

  /// Brings a window to the front and gives it the keys.
  func activate(window: NodeID)
}

extension PlatformServices {
  public func readClipboard() async -> String? { nil }
  public func writeClipboard(_ text: String) {}
  public func open(url: String) async -> Bool { false }
  public func choose(_ request: FileRequest) async -> [String] { [] }
  public func show(_ notice: Notice) {}
  public func withdraw(noticeWithID id: String) {}
  public func announce(_ text: String, isUrgent: Bool) {}
  public func activate(window: NodeID) {}
}

/// Which files a user is asked for.
public struct FileRequest: Hashable, Sendable {
  public enum Purpose: Hashable, Sendable {
    case open, openSeveral, openFolder, save
  }

  public var purpose: Purpose
  /// What the question is about; `nil` leaves it to the platform.
  public var title: String?
  /// The name of a file to save, which the user may change.
  public var suggestedName: String?
  /// Which files are offered, by the ends of their names: `["txt", "md"]`. Empty for all.
  public var extensions: [String]

  public init(
    _ purpose: Purpose = .open, title: String? = nil, suggestedName: String? = nil,
    extensions: [String] = []
  ) {
    self.purpose = purpose
    self.title = title
    self.suggestedName = suggestedName
    self.extensions = extensions
  }
}

/// A message that a user sees whatever the user is doing.
public struct Notice: Hashable, Sendable {
  /// Tells it from others: a notice replaces the one with the same id.
  public var id: String
  public var title: String
  public var body: String
  public var isUrgent: Bool

  public init(id: String, title: String, body: String = "", isUrgent: Bool = false) {
    self.id = id
    self.title = title
    self.body = body
    self.isUrgent = isUrgent
  }
}

/// The platform that this program runs on.
@MainActor
public enum CurrentPlatform {
  /// Set once, when the app starts; what came before answers that nothing happened.
  public static var services: any PlatformServices = NoServices()

  private final class NoServices: PlatformServices {}
}
