import Testing

@Suite struct CaseBindableMacroTests {
  @Test func eachPayloadBecomesABinding() {
    assertMacro(
      "CaseBindable",
      source: """
        @CaseBindable
        public enum Status {
          case inStock(quantity: Int)
          case onOrder(String, days: Int)
          case gone
        }
        """,
      expandsTo: """
        public enum Status {
          case inStock(quantity: Int)
          case onOrder(String, days: Int)
          case gone

          public enum BindingCases {
            case inStock(quantity: SwiftNavigation.UIBinding<Int>)
            case onOrder(SwiftNavigation.UIBinding<String>, days: SwiftNavigation.UIBinding<Int>)
            case gone
          }

          @MainActor
          public static func bindingCases(of binding: SwiftNavigation.UIBinding<Self>) -> BindingCases {
            switch binding.wrappedValue {
            case .inStock(let value0):
              return .inStock(quantity: binding._$payload("inStock.0", value0) { value in
                  guard case .inStock(let value) = value else {
                    return nil
                  }
                  return value
                } embed: { _, value in
                  return .inStock(quantity: value)
                })
            case .onOrder(let value0, let value1):
              return .onOrder(binding._$payload("onOrder.0", value0) { value in
                  guard case .onOrder(let value, _) = value else {
                    return nil
                  }
                  return value
                } embed: { current, value in
                  guard case .onOrder(_, let value1) = current else {
                    return current
                  }
                  return .onOrder(value, days: value1)
                }, days: binding._$payload("onOrder.1", value1) { value in
                  guard case .onOrder(_, let value) = value else {
                    return nil
                  }
                  return value
                } embed: { current, value in
                  guard case .onOrder(let value0, _) = current else {
                    return current
                  }
                  return .onOrder(value0, days: value)
                })
            case .gone:
              return .gone
            }
          }
        }

        extension Status: SwiftNavigation.CaseBindable {
        }
        """)
  }

  @Test func onlyAnEnumHasCases() {
    assertMacro(
      "CaseBindable",
      source: """
        @CaseBindable struct Status {}
        """,
      expandsTo: """
        struct Status {}
        """,
      diagnostics: [
        .error(
          "'@CaseBindable' makes bindings to the payloads of an enum, and a struct has none",
          line: 1, column: 15, fixIts: ["Replace 'struct' with 'enum'"])
      ],
      fixed: """
        @CaseBindable enum Status {}
        """)
  }
}
