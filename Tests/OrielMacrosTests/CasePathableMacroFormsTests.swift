import Testing

@Suite struct CasePathableMacroFormsTests {
  @Test func genericAndIndirectEnums() {
    assertMacro(
      "CasePathable",
      source: #"""
        @CasePathable
        enum Tree<Leaf: Hashable> {
          case leaf(Leaf)
          indirect case branch(Self, [Self])
        }
        """#,
      expandsTo: #"""
        enum Tree<Leaf: Hashable> {
          case leaf(Leaf)
          indirect case branch(Self, [Self])

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
            var leaf: CasePaths.AnyCasePath<Tree, Leaf> {
              CasePaths.AnyCasePath(
                _$embed: Tree.leaf,
                _$extract: {
                  guard case .leaf(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            var branch: CasePaths.AnyCasePath<Tree, (Tree, [Tree])> {
              CasePaths.AnyCasePath(
                _$embed: {
                  .branch($0.0, $0.1)
                },
                _$extract: {
                  guard case .branch(let v0, let v1) = $0 else {
                    return nil
                  }
                  return (v0, v1)
                }
              )
            }
            subscript(root: Tree) -> CasePaths.PartialCaseKeyPath<Tree> {
              if case .leaf = root {
                return \.leaf
              }
              if case .branch = root {
                return \.branch
              }
              preconditionFailure()
            }
            func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<Tree>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Tree>] = []
              paths.append(\.leaf)
              paths.append(\.branch)
              return paths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Tree: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#)
  }

  @Test func conditionalCasesStayConditional() {
    assertMacro(
      "CasePathable",
      source: #"""
        @CasePathable
        enum Action {
          #if DEBUG
            case reset
          #elseif os(Linux)
            case quit(Int)
          #else
            case reset
          #endif
        }
        """#,
      expandsTo: #"""
        enum Action {
          #if DEBUG
            case reset
          #elseif os(Linux)
            case quit(Int)
          #else
            case reset
          #endif

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
            #if DEBUG
            var reset: CasePaths.AnyCasePath<Action, Void> {
              CasePaths.AnyCasePath(
                _$embed: {
                  .reset
                },
                _$extract: {
                  guard case .reset = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            #elseif os(Linux)
            var quit: CasePaths.AnyCasePath<Action, Int> {
              CasePaths.AnyCasePath(
                _$embed: Action.quit,
                _$extract: {
                  guard case .quit(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            #else
            var reset: CasePaths.AnyCasePath<Action, Void> {
              CasePaths.AnyCasePath(
                _$embed: {
                  .reset
                },
                _$extract: {
                  guard case .reset = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            #endif
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              #if DEBUG
              if case .reset = root {
                return \.reset
              }
              #elseif os(Linux)
              if case .quit = root {
                return \.quit
              }
              #else
              if case .reset = root {
                return \.reset
              }
              #endif
              preconditionFailure()
            }
            func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Action>] = []
              #if DEBUG
              paths.append(\.reset)
              #elseif os(Linux)
              paths.append(\.quit)
              #else
              paths.append(\.reset)
              #endif
              return paths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#)
  }

  @Test func availabilityIsRepeatedAndUnavailableCasesAreLeftOut() {
    assertMacro(
      "CasePathable",
      source: #"""
        @CasePathable
        @available(macOS 15, *)
        enum Action {
          @available(macOS 16, *) case late
          @available(*, unavailable) case gone(Int)
        }
        """#,
      expandsTo: #"""
        @available(macOS 15, *)
        enum Action {
          @available(macOS 16, *) case late
          @available(*, unavailable) case gone(Int)

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
            @available(macOS 16, *)
            var late: CasePaths.AnyCasePath<Action, Void> {
              CasePaths.AnyCasePath(
                _$embed: {
                  .late
                },
                _$extract: {
                  guard case .late = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .late = root {
                return \.late
              }
              preconditionFailure()
            }
            func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Action>] = []
              paths.append(\.late)
              return paths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        @available(macOS 15, *)
        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#)
  }

  @Test func anEnumWithoutCases() {
    assertMacro(
      "CasePathable",
      source: """
        @CasePathable
        enum Action {
        }
        """,
      expandsTo: """
        enum Action {

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {

            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {

            }
            func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              let paths: [CasePaths.PartialCaseKeyPath<Action>] = []

              return paths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """)
  }

  @Test func backticksAreKept() {
    assertMacro(
      "CasePathable",
      source: #"""
        @CasePathable
        enum Action {
          case `default`
        }
        """#,
      expandsTo: #"""
        enum Action {
          case `default`

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
            var `default`: CasePaths.AnyCasePath<Action, Void> {
              CasePaths.AnyCasePath(
                _$embed: {
                  .`default`
                },
                _$extract: {
                  guard case .`default` = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .`default` = root {
                return \.`default`
              }
              preconditionFailure()
            }
            func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Action>] = []
              paths.append(\.`default`)
              return paths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#)
  }

  @Test func pathsOfTheAuthorsAreKept() {
    assertMacro(
      "CasePathable",
      source: """
        @CasePathable
        enum Action {
          case one
          struct AllCasePaths {}
        }
        """,
      expandsTo: """
        enum Action {
          case one
          struct AllCasePaths {}

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: CasePaths.CasePathable {
        }
        """)
  }
}
