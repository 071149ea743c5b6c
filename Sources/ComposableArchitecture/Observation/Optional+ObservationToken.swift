extension Optional: ObservationTokenProviding where Wrapped: ObservationTokenProviding {
  public var _$id: ObservableStateID {
    self?._$id._$tag(0) ?? ._$inert
  }

  public var _$token: ObservationStateToken {
    self?._$token._$tag(0) ?? ObservationStateToken(identity: nil)
  }

  public mutating func _$notifyDifferences(from old: Self) {
    guard let old else { return }
    self?._$notifyDifferences(from: old)
  }
}
