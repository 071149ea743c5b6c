import Testing

@Suite struct CasePathableMacroTests {
  @Test func casesBecomeProperties() {
    assertMacro(
      "CasePathable",
      source: #"""
        @CasePathable
        enum Action {
          /// Something was saved.
          case saved(Int)
          case failed
        }
        """#,
      expandsTo: #"""
        enum Action {
          /// Something was saved.
          case saved(Int)
          case failed

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
            /// Something was saved.
            var saved: CasePaths.AnyCasePath<Action, Int> {
              CasePaths.AnyCasePath(
                _$embed: Action.saved,
                _$extract: {
                  guard case .saved(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            var failed: CasePaths.AnyCasePath<Action, Void> {
              CasePaths.AnyCasePath(
                _$embed: {
                  .failed
                },
                _$extract: {
                  guard case .failed = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .saved = root {
                return \.saved
              }
              if case .failed = root {
                return \.failed
              }
              preconditionFailure()
            }
            func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Action>] = []
              paths.append(\.saved)
              paths.append(\.failed)
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

  @Test func severalPayloadsAreALabelledTuple() {
    assertMacro(
      "CasePathable",
      source: #"""
        @CasePathable
        enum Action {
          case renamed(from: String, to: String)
          case moved(Int, by: Int = 1)
          case labelled(id: Int)
        }
        """#,
      expandsTo: #"""
        enum Action {
          case renamed(from: String, to: String)
          case moved(Int, by: Int = 1)
          case labelled(id: Int)

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
            var renamed: CasePaths.AnyCasePath<Action, (from: String, to: String)> {
              CasePaths.AnyCasePath(
                _$embed: {
                  .renamed(from: $0.0, to: $0.1)
                },
                _$extract: {
                  guard case .renamed(let v0, let v1) = $0 else {
                    return nil
                  }
                  return (v0, v1)
                }
              )
            }
            var moved: CasePaths.AnyCasePath<Action, (Int, by: Int)> {
              CasePaths.AnyCasePath(
                _$embed: {
                  .moved($0.0, by: $0.1)
                },
                _$extract: {
                  guard case .moved(let v0, let v1) = $0 else {
                    return nil
                  }
                  return (v0, v1)
                }
              )
            }
            var labelled: CasePaths.AnyCasePath<Action, Int> {
              CasePaths.AnyCasePath(
                _$embed: Action.labelled,
                _$extract: {
                  guard case .labelled(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .renamed = root {
                return \.renamed
              }
              if case .moved = root {
                return \.moved
              }
              if case .labelled = root {
                return \.labelled
              }
              preconditionFailure()
            }
            func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Action>] = []
              paths.append(\.renamed)
              paths.append(\.moved)
              paths.append(\.labelled)
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

  @Test func membersAreAsVisibleAsThePublicType() {
    assertMacro(
      "CasePathable",
      source: #"""
        @CasePathable
        public enum Action {
          case failed
        }
        """#,
      expandsTo: #"""
        public enum Action {
          case failed

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
            public var failed: CasePaths.AnyCasePath<Action, Void> {
              CasePaths.AnyCasePath(
                _$embed: {
                  .failed
                },
                _$extract: {
                  guard case .failed = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .failed = root {
                return \.failed
              }
              preconditionFailure()
            }
            public func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Action>] = []
              paths.append(\.failed)
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#)
  }

  @Test func membersOfAPrivateTypeSayNothing() {
    assertMacro(
      "CasePathable",
      source: #"""
        @CasePathable
        private enum Action {
          case failed
        }
        """#,
      expandsTo: #"""
        private enum Action {
          case failed

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
            var failed: CasePaths.AnyCasePath<Action, Void> {
              CasePaths.AnyCasePath(
                _$embed: {
                  .failed
                },
                _$extract: {
                  guard case .failed = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .failed = root {
                return \.failed
              }
              preconditionFailure()
            }
            func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Action>] = []
              paths.append(\.failed)
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

  @Test func anExtensionLendsItsAccess() {
    assertMacro(
      "CasePathable",
      source: #"""
        public extension Feature {
          @CasePathable
          enum Action {
            case failed
          }
        }
        """#,
      expandsTo: #"""
        public extension Feature {
          enum Action {
            case failed

            public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
              public var failed: CasePaths.AnyCasePath<Action, Void> {
                CasePaths.AnyCasePath(
                  _$embed: {
                    .failed
                  },
                  _$extract: {
                    guard case .failed = $0 else {
                      return nil
                    }
                    return ()
                  }
                )
              }
              public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
                if case .failed = root {
                  return \.failed
                }
                preconditionFailure()
              }
              public func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                var paths: [CasePaths.PartialCaseKeyPath<Action>] = []
                paths.append(\.failed)
                return paths.makeIterator()
              }
            }

            public nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }
        }

        extension Feature.Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#)
  }
}
