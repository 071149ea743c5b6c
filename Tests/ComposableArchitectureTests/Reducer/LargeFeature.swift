import ComposableArchitecture

/// A feature as large as features get, to keep its type-checking time within its budget.
@Reducer
struct LargeFeature {
  @ObservableState
  struct State: Equatable {
    var child0 = Part.State()
    var child1 = Part.State()
    var child2 = Part.State()
    var child3 = Part.State()
    var child4 = Part.State()
    var child5 = Part.State()
    var child6 = Part.State()
    var child7 = Part.State()
    var child8 = Part.State()
    var child9 = Part.State()
    var child10 = Part.State()
    var child11 = Part.State()
    var child12 = Part.State()
    var child13 = Part.State()
    var child14 = Part.State()
    var child15 = Part.State()
    var child16 = Part.State()
    var child17 = Part.State()
    var child18 = Part.State()
    var child19 = Part.State()
    var child20 = Part.State()
    var child21 = Part.State()
    var child22 = Part.State()
    var child23 = Part.State()
    var child24 = Part.State()
    var child25 = Part.State()
    var child26 = Part.State()
    var child27 = Part.State()
    var child28 = Part.State()
    var child29 = Part.State()
    @Presents var sheet0: Part.State?
    @Presents var sheet1: Part.State?
    @Presents var sheet2: Part.State?
    @Presents var sheet3: Part.State?
    @Presents var sheet4: Part.State?
    @Presents var sheet5: Part.State?
    @Presents var sheet6: Part.State?
    @Presents var sheet7: Part.State?
    @Presents var sheet8: Part.State?
    @Presents var sheet9: Part.State?
    @Presents var destination: Destination.State?
    var taps = 0
  }

  enum Action {
    case child0(Part.Action)
    case child1(Part.Action)
    case child2(Part.Action)
    case child3(Part.Action)
    case child4(Part.Action)
    case child5(Part.Action)
    case child6(Part.Action)
    case child7(Part.Action)
    case child8(Part.Action)
    case child9(Part.Action)
    case child10(Part.Action)
    case child11(Part.Action)
    case child12(Part.Action)
    case child13(Part.Action)
    case child14(Part.Action)
    case child15(Part.Action)
    case child16(Part.Action)
    case child17(Part.Action)
    case child18(Part.Action)
    case child19(Part.Action)
    case child20(Part.Action)
    case child21(Part.Action)
    case child22(Part.Action)
    case child23(Part.Action)
    case child24(Part.Action)
    case child25(Part.Action)
    case child26(Part.Action)
    case child27(Part.Action)
    case child28(Part.Action)
    case child29(Part.Action)
    case sheet0(PresentationAction<Part.Action>)
    case sheet1(PresentationAction<Part.Action>)
    case sheet2(PresentationAction<Part.Action>)
    case sheet3(PresentationAction<Part.Action>)
    case sheet4(PresentationAction<Part.Action>)
    case sheet5(PresentationAction<Part.Action>)
    case sheet6(PresentationAction<Part.Action>)
    case sheet7(PresentationAction<Part.Action>)
    case sheet8(PresentationAction<Part.Action>)
    case sheet9(PresentationAction<Part.Action>)
    case destination(PresentationAction<Destination.Action>)
    case tapped
  }

  @Reducer
  enum Destination {
    case place0(Part)
    case place1(Part)
    case place2(Part)
    case place3(Part)
    case place4(Part)
    case place5(Part)
    case place6(Part)
    case place7(Part)
    case place8(Part)
    case place9(Part)
    case place10(Part)
    case place11(Part)
    case place12(Part)
    case place13(Part)
    case place14(Part)
    case place15(Part)
    case place16(Part)
    case place17(Part)
    case place18(Part)
    case place19(Part)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child0, action: \.child0) { Part() }
    Scope(state: \.child1, action: \.child1) { Part() }
    Scope(state: \.child2, action: \.child2) { Part() }
    Scope(state: \.child3, action: \.child3) { Part() }
    Scope(state: \.child4, action: \.child4) { Part() }
    Scope(state: \.child5, action: \.child5) { Part() }
    Scope(state: \.child6, action: \.child6) { Part() }
    Scope(state: \.child7, action: \.child7) { Part() }
    Scope(state: \.child8, action: \.child8) { Part() }
    Scope(state: \.child9, action: \.child9) { Part() }
    Scope(state: \.child10, action: \.child10) { Part() }
    Scope(state: \.child11, action: \.child11) { Part() }
    Scope(state: \.child12, action: \.child12) { Part() }
    Scope(state: \.child13, action: \.child13) { Part() }
    Scope(state: \.child14, action: \.child14) { Part() }
    Scope(state: \.child15, action: \.child15) { Part() }
    Scope(state: \.child16, action: \.child16) { Part() }
    Scope(state: \.child17, action: \.child17) { Part() }
    Scope(state: \.child18, action: \.child18) { Part() }
    Scope(state: \.child19, action: \.child19) { Part() }
    Scope(state: \.child20, action: \.child20) { Part() }
    Scope(state: \.child21, action: \.child21) { Part() }
    Scope(state: \.child22, action: \.child22) { Part() }
    Scope(state: \.child23, action: \.child23) { Part() }
    Scope(state: \.child24, action: \.child24) { Part() }
    Scope(state: \.child25, action: \.child25) { Part() }
    Scope(state: \.child26, action: \.child26) { Part() }
    Scope(state: \.child27, action: \.child27) { Part() }
    Scope(state: \.child28, action: \.child28) { Part() }
    Scope(state: \.child29, action: \.child29) { Part() }
    Reduce { state, action in
      switch action {
      case .tapped:
        state.taps += 1
        return .none
      case .destination(.presented(.place7(.tapped))):
        state.destination = .place8(Part.State())
        return .none
      default:
        return .none
      }
    }
    .ifLet(\.$sheet0, action: \.sheet0) { Part() }
    .ifLet(\.$sheet1, action: \.sheet1) { Part() }
    .ifLet(\.$sheet2, action: \.sheet2) { Part() }
    .ifLet(\.$sheet3, action: \.sheet3) { Part() }
    .ifLet(\.$sheet4, action: \.sheet4) { Part() }
    .ifLet(\.$sheet5, action: \.sheet5) { Part() }
    .ifLet(\.$sheet6, action: \.sheet6) { Part() }
    .ifLet(\.$sheet7, action: \.sheet7) { Part() }
    .ifLet(\.$sheet8, action: \.sheet8) { Part() }
    .ifLet(\.$sheet9, action: \.sheet9) { Part() }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension LargeFeature.Destination.State: Equatable {}

/// One of the many children.
@Reducer
struct Part {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
