import ViewTree

extension Engine {
  /// The element as kinds that the target draws.
  func lowered(_ blueprint: ElementBlueprint) -> ElementBlueprint {
    blueprint
  }
}
