public import FoundationEssentials

// One function for each type, so that a type which can't be stored is a mistake that the compiler finds.

extension SharedReaderKey {
  /// Keeps a boolean among the settings of the application.
  ///
  /// ```swift
  /// @Shared(.appStorage("isSoundOn")) var isSoundOn = true
  /// ```
  ///
  /// A change is written a tenth of a second later, and a change of the file by another process is
  /// seen at once. Whoever has made a change isn't held up. All types of settings come in an optional
  /// form too, whose `nil` removes the setting.
  ///
  /// - Parameters:
  ///   - key: The setting's name.
  ///   - store: The settings; those of the application by default.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Bool> { AppStorageKey(key, store, .bool) }

  /// Keeps a boolean, or nothing, among the settings of the application.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Bool?> {
    AppStorageKey(key, store, SettingCoding<Bool>.bool.optional)
  }

  /// Keeps an integer among the settings of the application.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Int> { AppStorageKey(key, store, .int) }

  /// Keeps an integer, or nothing, among the settings of the application.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Int?> {
    AppStorageKey(key, store, SettingCoding<Int>.int.optional)
  }

  /// Keeps a number among the settings of the application.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Double> { AppStorageKey(key, store, .double) }

  /// Keeps a number, or nothing, among the settings of the application.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Double?> {
    AppStorageKey(key, store, SettingCoding<Double>.double.optional)
  }

  /// Keeps a text among the settings of the application.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<String> { AppStorageKey(key, store, .string) }

  /// Keeps a text, or nothing, among the settings of the application.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<String?> {
    AppStorageKey(key, store, SettingCoding<String>.string.optional)
  }

  /// Keeps a list of texts among the settings of the application.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<[String]> { AppStorageKey(key, store, .strings) }

  /// Keeps a list of texts, or nothing, among the settings of the application.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<[String]?> {
    AppStorageKey(key, store, SettingCoding<[String]>.strings.optional)
  }

  /// Keeps bytes among the settings of the application.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Data> { AppStorageKey(key, store, .data) }

  /// Keeps bytes, or nothing, among the settings of the application.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Data?> {
    AppStorageKey(key, store, SettingCoding<Data>.data.optional)
  }

  /// Keeps a URL among the settings of the application.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<URL> { AppStorageKey(key, store, .url) }

  /// Keeps a URL, or nothing, among the settings of the application.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<URL?> {
    AppStorageKey(key, store, SettingCoding<URL>.url.optional)
  }

  /// Keeps a date among the settings of the application.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Date> { AppStorageKey(key, store, .date) }

  /// Keeps a date, or nothing, among the settings of the application.
  public static func appStorage(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Date?> {
    AppStorageKey(key, store, SettingCoding<Date>.date.optional)
  }

  /// Keeps a value that stands for an integer among the application's settings.
  public static func appStorage<Value: RawRepresentable<Int>>(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value> { AppStorageKey(key, store, .raw(.int)) }

  /// Keeps a value that stands for an integer, or nothing, among the application's settings.
  public static func appStorage<Value: RawRepresentable<Int>>(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, SettingCoding<Value>.raw(.int).optional)
  }

  /// Keeps a value that stands for a text among the application's settings.
  public static func appStorage<Value: RawRepresentable<String>>(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value> { AppStorageKey(key, store, .raw(.string)) }

  /// Keeps a value that stands for a text, or nothing, among the application's settings.
  public static func appStorage<Value: RawRepresentable<String>>(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, SettingCoding<Value>.raw(.string).optional)
  }

  /// Keeps a value that codes itself among the settings of the application.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value> { AppStorageKey(key, store, .codable) }

  /// Keeps a value that codes itself, or nothing, among the settings of the application.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String, store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, SettingCoding<Value>.codable.optional)
  }
}
