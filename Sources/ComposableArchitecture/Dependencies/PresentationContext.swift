/// Whether the reducer that runs now is that of a presented child or of a screen of a stack.
enum PresentationContext {
  @TaskLocal private static var isReducingPresented = false

  static var isPresented: Bool {
    isReducingPresented || EffectOwner.current?.innermostDismissal != nil
  }

  static func run<Result>(_ reduce: () -> Result) -> Result {
    isReducingPresented ? reduce() : $isReducingPresented.withValue(true, operation: reduce)
  }
}
