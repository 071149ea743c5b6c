import ComposableArchitecture
public import FoundationEssentials
import IssueReporting
import ViewTree

/// Which files a user is asked for.
public typealias FileRequest = ViewTree.FileRequest

extension DependencyValues {
  /// Lets the user choose files, in the desktop's own dialog.
  ///
  /// ```swift
  /// @Dependency(\.fileChooser) var fileChooser
  ///
  /// case .openButtonTapped:
  ///   return .run { send in
  ///     let files = await fileChooser(FileRequest(.open, extensions: ["txt"]))
  ///     if let file = files.first { await send(.fileChosen(file)) }
  ///   }
  /// ```
  ///
  /// In tests its use is an issue until you override it.
  public var fileChooser: FileChooserClient {
    get { self[FileChooserClient.self] }
    set { self[FileChooserClient.self] = newValue }
  }
}

/// Asks the user for files.
public struct FileChooserClient: Sendable {
  private let choose: @Sendable (FileRequest) async -> [URL]

  public init(choose: @escaping @Sendable (FileRequest) async -> [URL]) {
    self.choose = choose
  }

  /// Asks, and waits for the answer.
  ///
  /// - Returns: What was chosen: nothing where the user didn't.
  public func callAsFunction(_ request: FileRequest = FileRequest()) async -> [URL] {
    await choose(request)
  }
}

extension FileChooserClient: DependencyKey {
  public static let liveValue = FileChooserClient { request in
    await CurrentPlatform.services.choose(request).map { URL(fileURLWithPath: $0) }
  }

  public static let testValue = FileChooserClient(
    choose: unimplemented(#"@Dependency(\.fileChooser)"#, placeholder: []))
}
