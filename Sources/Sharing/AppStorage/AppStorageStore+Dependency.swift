import Dependencies
import FoundationEssentials

extension AppStorageStore: Hashable {
  public static func == (lhs: AppStorageStore, rhs: AppStorageStore) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DependencyValues {
  /// The settings that `.appStorage` keys use: `settings.json` in the application's configuration
  /// folder, and in tests and previews a memory of their own.
  public var defaultAppStorage: AppStorageStore {
    get { self[AppStorageDependency.self] }
    set { self[AppStorageDependency.self] = newValue }
  }
}

private enum AppStorageDependency: DependencyKey {
  static var liveValue: AppStorageStore {
    AppStorageStore(url: URL.sharedConfigurationFolder.appending(path: "settings.json"))
  }
  static var previewValue: AppStorageStore { .inMemory }
  static var testValue: AppStorageStore { .inMemory }
}
