/// What can be wrong with a renderer, each about one law.
enum Mistake: String, CaseIterable, Sendable {
  case dropsMoves
  case insertsAtTheEnd
  case keepsRemovedChildren
  case ignoresNewValues
  case keepsOldLabels
  case reportsTwice
  case echoesWrites
  case ignoresRefusals
  case usesDisabledControls
  case reportsNothing
  case ignoresAnswers
  case takesOldAnswers
  case losesTheCaret
  case editsWhileComposing
  case ignoresFocus
  case losesFocusInMoves
  case reportsFocusFromState
  case closesByItself
  case dismissesWhatIsFirm
  case showsScreensBelow
  case letsThroughModals
  case forgetsSelection
  case selectsOldRows
  case leaks
  case speaksAfterRemoval
  case reportsInBatches
  case showsEarly
  case dropsGroups
  case lacksCoreKinds
  case ignoresHidden
  case ignoresDisabled
  case ignoresLabels
  case ignoresIdentifiers
  case ignoresHeadings
  case dropsTheThirdUpdate

  /// The law that a renderer with this mistake breaks.
  var law: String {
    switch self {
    case .dropsMoves: "structure: subtrees that move as a whole"
    case .insertsAtTheEnd: "structure: children beside what is presented"
    case .keepsRemovedChildren: "structure: subtrees that move as a whole"
    case .ignoresNewValues: "update: slider, value"
    case .keepsOldLabels: "meaning: label of a button"
    case .reportsTwice: "events: button: a gesture is one event, and state may follow"
    case .echoesWrites: "update: toggle, isOn"
    case .ignoresRefusals: "events: toggle, switch: what state refuses is undone"
    case .usesDisabledControls: "events: toggle, switch: disabled, it reports nothing"
    case .reportsNothing: "events: toggle, switch: a gesture is one event, and state may follow"
    case .ignoresAnswers: "text editing: a reducer that keeps five characters"
    case .takesOldAnswers: "text editing: a late answer to an older edit touches nothing"
    case .losesTheCaret: "text editing: a reducer that makes capitals leaves the caret where it was"
    case .editsWhileComposing:
      "text editing: nothing is written while text is composed, and the commit is one edit"
    case .ignoresFocus: "focus: state moves it, takes it away, and hears nothing"
    case .losesFocusInMoves: "focus: it stays where fields come, go and move around it"
    case .reportsFocusFromState: "focus: state moves it, takes it away, and hears nothing"
    case .closesByItself:
      "presentation: alert: a choice is one event, and it stays until state closes it"
    case .dismissesWhatIsFirm: "presentation: sheet: one that can't be dismissed isn't"
    case .showsScreensBelow: "presentation: screens: only the last one is shown"
    case .letsThroughModals: "presentation: alert: it covers what is behind"
    case .forgetsSelection: "update: list, selection"
    case .selectsOldRows: "lists: the selection follows rows that come, go and move"
    case .leaks: "lifetime: toggle: freed when removed"
    case .speaksAfterRemoval: "lifetime: button: silent when removed"
    case .reportsInBatches: "batching: nothing is reported during a batch"
    case .showsEarly: "batching: nothing is reported during a batch"
    case .dropsGroups: "structure: the children of a group"
    case .lacksCoreKinds: "lowering: all core kinds are drawn"
    case .ignoresHidden: "meaning: hidden of a text"
    case .ignoresDisabled: "meaning: disabled of a button"
    case .ignoresLabels: "meaning: label of a button"
    case .ignoresIdentifiers: "meaning: identifier of a text"
    case .ignoresHeadings: "meaning: heading of a text"
    case .dropsTheThirdUpdate: "differential: random trees 1 to 100, patched into each other"
    }
  }
}
