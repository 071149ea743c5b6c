/// Names that features use which also run where observation has to be back-ported. Here they are
/// other names for what exists already.
public enum Perception {
  public typealias Bindable<Value> = Views.Bindable<Value>
}

/// Tracks what its content reads. Every view does so anyway.
public typealias WithPerceptionTracking<Content: View> = Group<Content>
