import Dependencies

extension TestStore {
  /// Asserts more or less than usual for some steps.
  ///
  /// ```swift
  /// await store.withExhaustivity(.off) {
  ///   await store.send(.signInButtonTapped)
  ///   await store.skipReceivedActions()
  /// }
  /// ```
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: () throws -> R
  ) rethrows -> R {
    let before = self.exhaustivity
    defer { self.exhaustivity = before }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Asserts more or less than usual for some asynchronous steps.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let before = self.exhaustivity
    defer { self.exhaustivity = before }
    self.exhaustivity = exhaustivity
    return try await operation()
  }

  /// Overrides the feature's dependencies for some steps.
  ///
  /// ```swift
  /// await store.withDependencies {
  ///   $0.apiClient.save = { _ in throw SaveFailed() }
  /// } operation: {
  ///   await store.send(.saveButtonTapped)
  /// }
  /// ```
  @discardableResult
  public func withDependencies<R>(
    _ updateValuesForOperation: (inout DependencyValues) throws -> Void, operation: () throws -> R
  ) rethrows -> R {
    let before = dependencies
    defer { dependencies = before }
    try updateValuesForOperation(&dependencies)
    return try operation()
  }

  /// Overrides the feature's dependencies for some asynchronous steps.
  @discardableResult
  public func withDependencies<R>(
    _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let before = dependencies
    defer { dependencies = before }
    try updateValuesForOperation(&dependencies)
    return try await operation()
  }
}
