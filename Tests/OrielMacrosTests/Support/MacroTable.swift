import SwiftSyntaxMacroExpansion

@testable import OrielMacros

/// Every attribute that tests expand, with the protocols its declaration's
/// `@attached(extension, conformances:)` lists: the compiler hands those to the macro, so the test
/// must too. One line each, in the order of the alphabet.
let macroTable: [String: MacroSpec] = [
  "CaseBindable": MacroSpec(type: CaseBindableMacro.self, conformances: ["CaseBindable"]),
  "CasePathable": MacroSpec(
    type: CasePathableMacro.self, conformances: ["CasePathable", "CasePathIterable"]),
  "DependencyClient": MacroSpec(type: DependencyClientMacro.self),
  "DependencyEndpoint": MacroSpec(type: DependencyEndpointMacro.self),
  "DependencyEndpointIgnored": MacroSpec(type: DependencyEndpointIgnoredMacro.self),
  "Entry": MacroSpec(type: EnvironmentEntryMacro.self),
  "ObservableState": MacroSpec(
    type: ObservableStateMacro.self, conformances: ["ObservableState"]),
  "ObservationStateIgnored": MacroSpec(type: ObservationStateIgnoredMacro.self),
  "ObservationStateTracked": MacroSpec(type: ObservationStateTrackedMacro.self),
  "Presents": MacroSpec(type: PresentsMacro.self),
  "Reducer": MacroSpec(type: ReducerMacro.self, conformances: ["Reducer", "CaseReducer"]),
  "ReducerCaseEphemeral": MacroSpec(type: ReducerCaseEphemeralMacro.self),
  "ReducerCaseIgnored": MacroSpec(type: ReducerCaseIgnoredMacro.self),
  "UITransactionEntry": MacroSpec(type: UITransactionEntryMacro.self),
  "ViewAction": MacroSpec(type: ViewActionMacro.self, conformances: ["ViewActionSending"]),
]
