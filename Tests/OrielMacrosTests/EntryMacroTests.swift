import Testing

@Suite struct EntryMacroTests {
  @Test func aVariableGetsAKeyAndAccessors() {
    assertMacro(
      "Entry", "UITransactionEntry",
      source: """
        extension EnvironmentValues {
          @Entry var accent = "blue"
          @Entry public var size: Int = 1 + 1
        }
        extension UITransaction {
          @UITransactionEntry var style: Style?
        }
        """,
      expandsTo: """
        extension EnvironmentValues {
          var accent {
            get {
              self[__Key_accent.self]
            }
            set {
              self[__Key_accent.self] = newValue
            }
          }

          private struct __Key_accent: Views.EnvironmentKey {
            static let defaultValue = "blue"
          }
          public var size: Int {
            get {
              self[__Key_size.self]
            }
            set {
              self[__Key_size.self] = newValue
            }
          }

          private struct __Key_size: Views.EnvironmentKey {
            static var defaultValue: Int {
              1 + 1
            }
          }
        }
        extension UITransaction {
          var style: Style? {
            get {
              self[__Key_style.self]
            }
            set {
              self[__Key_style.self] = newValue
            }
          }

          private struct __Key_style: SwiftNavigation.UITransactionKey {
            static var defaultValue: Style? {
              nil
            }
          }
        }
        """)
  }

  @Test func aWrongUseIsExplained() {
    assertMacro(
      "UITransactionEntry",
      source: """
        extension UITransaction {
          @UITransactionEntry let pace = 1
        }
        """,
      expandsTo: """
        extension UITransaction {
          let pace = 1
        }
        """,
      diagnostics: [
        .error(
          """
          '@UITransactionEntry' can only be applied to a 'var': its value is set where it is used
          """, line: 2, column: 23, fixIts: ["Replace 'let' with 'var'"])
      ],
      fixed: """
        extension UITransaction {
          @UITransactionEntry var pace = 1
        }
        """)
    assertMacro(
      "Entry",
      source: """
        extension EnvironmentValues {
          @Entry var size: Int
        }
        """,
      expandsTo: """
        extension EnvironmentValues {
          var size: Int
        }
        """,
      diagnostics: [
        .error(
          """
          '@Entry' needs the value that 'size' has where nothing sets it: give the variable a \
          default
          """, line: 2, column: 14)
      ])
    assertMacro(
      "Entry",
      source: """
        extension EnvironmentValues {
          @Entry func size() {}
          @Entry static var height = 1
        }
        """,
      expandsTo: """
        extension EnvironmentValues {
          func size() {}
          static var height = 1
        }
        """,
      diagnostics: [
        .error("'@Entry' can only be applied to a variable", line: 2, column: 3),
        .error("'@Entry' can only be applied to a stored variable of one name", line: 3, column: 3),
      ])
  }
}
