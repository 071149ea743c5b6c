import ConcurrencyExtras
import IssueReporting
import Synchronization

/// The owner of a value that a key loads, and maybe saves.
final class KeyedReference<Key: SharedReaderKey>: ValueReference<Key.Value>, @unchecked Sendable {
  private let key: Key
  private let initialValue: Key.Value
  private let status = Mutex(Status())
  private let starting = RecursiveLock()
  private let saving = RecursiveLock()
  private var isStarted = false
  private var isSaving = false
  private var subscription: SharedSubscription?
  private let didEnd: @Sendable () -> Void

  private struct Status {
    var isLoading = false
    var loadError: (any Error)?
    var saveError: (any Error)?
  }

  /// - Parameters:
  ///   - value: The value while there is none at the key's place.
  ///   - key: Loads and saves the value.
  ///   - didEnd: Called when the last reference is gone.
  init(_ value: Key.Value, key: Key, didEnd: @escaping @Sendable () -> Void) {
    self.key = key
    initialValue = value
    self.didEnd = didEnd
    super.init(value)
  }

  deinit { didEnd() }

  /// Loads the value and subscribes to changes, for the first one who needs the value. Others wait.
  ///
  /// - Parameter isLoaded: Whether the value was loaded already.
  override func start(isLoaded: Bool) {
    starting.withLock {
      guard !isStarted else { return }
      isStarted = true
      if !isLoaded {
        setLoading(true)
        key.load(
          context: .initialValue(initialValue),
          continuation: LoadContinuation(
            "\(key)",
            receive: { [weak self] in
              self?.didLoad($0.result, isTaken: $0.isTaken)
            }))
      }
      subscription = key.subscribe(
        context: .initialValue(initialValue),
        subscriber: SharedSubscriber(
          receive: { [weak self] in self?.didReceive($0, isTaken: $1) },
          onLoading: { [weak self] in self?.setLoading($0) }))
    }
  }

  override var isLoading: Bool {
    observation.access(.isLoading)
    return status.withLock { $0.isLoading }
  }

  override var loadError: (any Error)? {
    observation.access(.loadError)
    return status.withLock { $0.loadError }
  }

  override var saveError: (any Error)? {
    observation.access(.saveError)
    return status.withLock { $0.saveError }
  }

  override func load() async throws {
    setLoading(true)
    try await withCheckedThrowingContinuation { waiting in
      key.load(
        context: .userInitiated,
        continuation: LoadContinuation(
          "\(key)",
          receive: { [self] in
            didLoad($0.result, isTaken: $0.isTaken)
            waiting.resume(with: $0.result.map { _ in })
          }))
    }
  }

  override func save() async throws {
    guard let key = key as? any SharedKey<Key.Value> else { return }
    try await withCheckedThrowingContinuation { waiting in
      save(with: key, .userInitiated) { waiting.resume(with: $0) }
    }
  }

  override func modify<R>(_ body: (inout Key.Value) throws -> R) rethrows -> R {
    // NB: A change and its saving are one, so that no value from outside gets in between.
    try saving.withLock { try super.modify(body) }
  }

  override func didModify(isChanged: Bool) {
    super.didModify(isChanged: isChanged)
    guard let key = key as? any SharedKey<Key.Value> else { return }
    save(with: key, .didSet) { _ in }
  }

  private func save(
    with key: some SharedKey<Key.Value>, _ context: SaveContext,
    then finish: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    saving.withLock {
      isSaving = true
      defer { isSaving = false }
      // NB: The value as it is now, so that of two threads the later one doesn't save the earlier
      // value.
      key.save(
        current, context: context,
        continuation: SaveContinuation("\(key)") { [weak self] result in
          self?.setSaveError(result.failure)
          finish(result)
        })
    }
  }

  private func didLoad(_ result: Result<Key.Value?, any Error>, isTaken: () -> Bool) {
    // NB: A change that is being made is saved before another value takes its place.
    saving.withLock {
      setLoading(false)
      setLoadError(result.failure)
      guard isTaken(), case .success(let value) = result else { return }
      receive(value ?? initialValue)
      // NB: What couldn't be saved isn't here any more.
      setSaveError(nil)
    }
  }

  private func didReceive(_ result: Result<Key.Value?, any Error>, isTaken: () -> Bool) {
    saving.withLock {
      // NB: A key whose place tells all its subscribers also tells the one that has just saved.
      if !isSaving { didLoad(result, isTaken: isTaken) }
    }
  }

  // MARK: Status

  private func setLoading(_ isLoading: Bool) {
    let isChanged = status.withLock { status in
      defer { status.isLoading = isLoading }
      return status.isLoading != isLoading
    }
    if isChanged { observation.notify(.isLoading) }
  }

  private func setLoadError(_ error: (any Error)?) {
    let isChanged = status.withLock { status in
      defer { status.loadError = error }
      return status.loadError != nil || error != nil
    }
    if isChanged { observation.notify(.loadError) }
  }

  private func setSaveError(_ error: (any Error)?) {
    let isChanged = status.withLock { status in
      defer { status.saveError = error }
      return status.saveError != nil || error != nil
    }
    if isChanged { observation.notify(.saveError) }
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
