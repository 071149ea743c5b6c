extension PresentationState: ObservationTokenProviding where State: ObservationTokenProviding {
  public var _$id: ObservableStateID {
    withChild { $1.pointee._$id._$tag(0) } ?? ._$inert
  }

  public var _$token: ObservationStateToken {
    withChild { $1.pointee._$token._$tag(0) } ?? ObservationStateToken(identity: nil)
  }

  public mutating func _$notifyDifferences(from old: Self) {
    guard let old = old.wrappedValue else { return }
    wrappedValue?._$notifyDifferences(from: old)
  }
}
