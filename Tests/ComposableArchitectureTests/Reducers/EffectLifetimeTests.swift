import CasePaths
import ComposableArchitecture
import Dependencies
import Testing

/// Effects end with the instance of the child that has started them, on every way it can go.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct EffectLifetimeTests {
  /// Whether work started by one action is cancelled by what the others do.
  func ends(
    _ state: Office.State, work: Office.Action, by actions: Company.Action...
  ) async -> Bool {
    await result(of: state, work, actions, patience: .seconds(60)) == ["cancelled"]
  }

  /// Whether the work goes on after the actions.
  func keeps(
    _ state: Office.State, work: Office.Action, by actions: Company.Action...
  ) async -> Bool {
    await result(of: state, work, actions, patience: .milliseconds(50)).isEmpty
  }

  /// What the work has logged after the actions. Waits for it to start, and then for an entry, but not
  /// longer than it has patience for.
  private func result(
    of state: Office.State, _ work: Office.Action, _ actions: [Company.Action], patience: Duration
  ) async -> [String] {
    let log = WorkLog()
    let store = Store(initialState: Company.State(office: state)) {
      Company()
    } withDependencies: {
      $0[WorkLog.self] = log
    }
    let work = store.send(.office(work))
    await wait(.seconds(10)) { log.hasStarted.value }
    for action in actions { store.send(action) }
    await wait(patience) { !log.entries.value.isEmpty }
    let entries = log.entries.value
    work.cancel()
    await work.finish()
    return entries
  }

  private func wait(_ patience: Duration, until isDone: () -> Bool) async {
    let end = ContinuousClock.now + patience
    while !isDone(), ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  func edit(_ edit: @escaping (inout Office.State) -> Void) -> Company.Action {
    .office(.edit(edit))
  }

  func over(_ edit: @escaping (inout Office.State) -> Void) -> Company.Action {
    .edit { edit(&$0.office) }
  }

  let sheet = Office.State(sheet: Worker.State())
  let sheetWork = Office.Action.sheet(.presented(.work))

  @Test func `a presented child that stays keeps its effects`() async {
    #expect(await keeps(sheet, work: sheetWork))
    #expect(await keeps(sheet, work: sheetWork, by: edit { $0.sheet?.count += 1 }))
    #expect(await keeps(sheet, work: sheetWork, by: edit { $0.log = ["other"] }))
  }

  @Test func `a presented child ends by nil`() async {
    #expect(await ends(sheet, work: sheetWork, by: edit { $0.sheet = nil }))
  }

  @Test func `a presented child ends over its parent's head`() async {
    #expect(await ends(sheet, work: sheetWork, by: over { $0.sheet = nil }))
  }

  @Test func `a presented child ends when the view dismisses it`() async {
    #expect(await ends(sheet, work: sheetWork, by: .office(.sheet(.dismiss))))
  }

  @Test func `a presented child ends when it dismisses itself`() async {
    #expect(await ends(sheet, work: sheetWork, by: .office(.sheet(.presented(.dismissTapped)))))
  }

  @Test func `a screen ends when it dismisses itself`() async {
    let path = StackState([Worker.State()])
    let id = path.ids[0]
    #expect(
      await ends(
        Office.State(path: path), work: .path(.element(id: id, action: .work)),
        by: .office(.path(.element(id: id, action: .dismissTapped)))))
  }

  @Test func `a presented child ends when another value takes its place`() async {
    #expect(await ends(sheet, work: sheetWork, by: edit { $0.sheet = Worker.State() }))
  }

  @Test func `a presented child ends when another value takes its place from above`() async {
    #expect(await ends(sheet, work: sheetWork, by: over { $0.sheet = Worker.State() }))
  }

  @Test func `a presented child ends when it is presented again at once`() async {
    #expect(
      await ends(
        sheet, work: sheetWork,
        by: edit {
          let same = $0.sheet
          $0.sheet = nil
          $0.sheet = same
        }))
  }

  @Test func `an edited copy that is put back is the same child`() async {
    #expect(
      await keeps(
        sheet, work: sheetWork,
        by: edit {
          var child = $0.sheet!
          child.count += 1
          $0.sheet = child
        }))
  }

  @Test func `a child that gives itself a new value stays the same child`() async {
    #expect(await keeps(sheet, work: sheetWork, by: .office(.sheet(.presented(.reset)))))
  }

  @Test func `a child that has given itself a new value can still be replaced`() async {
    #expect(
      await ends(
        sheet, work: sheetWork, by: .office(.sheet(.presented(.reset))),
        edit { $0.sheet = Worker.State() }))
  }

  @Test func `a child with another id is another child`() async {
    #expect(await ends(sheet, work: sheetWork, by: edit { $0.sheet?.id = 7 }))
  }

  let worker = Office.State(destination: .worker(Worker.State()))
  let workerWork = Office.Action.destination(.presented(.worker(.work)))

  @Test func `a destination ends when another destination takes its place`() async {
    #expect(
      await ends(
        worker, work: workerWork,
        by: edit { $0.destination = .alert(AlertState { TextState("Hi") }) }))
  }

  @Test func `a destination ends when it is replaced by one of its kind`() async {
    #expect(
      await ends(worker, work: workerWork, by: edit { $0.destination = .worker(Worker.State()) }))
  }

  let plain = Office.State(plain: Worker.State())

  @Test func `an optional child ends by nil`() async {
    #expect(await ends(plain, work: .plain(.work), by: edit { $0.plain = nil }))
  }

  @Test func `an optional child ends when another value takes its place`() async {
    #expect(await ends(plain, work: .plain(.work), by: over { $0.plain = Worker.State() }))
  }

  let busy = Office.State(mode: .busy(Worker.State()))

  @Test func `the child of a case ends with the case`() async {
    #expect(await ends(busy, work: .mode(.busy(.work)), by: edit { $0.mode = .idle }))
  }

  @Test func `the child of a case ends when its state moves on to another case`() async {
    #expect(
      await ends(
        busy, work: .mode(.busy(.work)),
        by: edit { if case .busy(let worker) = $0.mode { $0.mode = .tired(worker) } }))
  }

  @Test func `the child of a case ends when another value takes its place`() async {
    #expect(
      await ends(busy, work: .mode(.busy(.work)), by: edit { $0.mode = .busy(Worker.State()) }))
  }

  let rows = Office.State(rows: [Worker.State(id: 1), Worker.State(id: 2)])
  let rowWork = Office.Action.rows(.element(id: 2, action: .work))

  @Test func `a row ends when it is removed`() async {
    #expect(await ends(rows, work: rowWork, by: edit { $0.rows.remove(id: 2) }))
  }

  @Test func `a row stays when others go or move`() async {
    #expect(
      await keeps(
        rows, work: rowWork, by: edit { $0.rows.swapAt(0, 1) }, edit { $0.rows.remove(id: 1) }))
  }

  @Test func `a row ends when another row is written over it`() async {
    #expect(await ends(rows, work: rowWork, by: edit { $0.rows[id: 2] = Worker.State(id: 2) }))
  }

  @Test func `a row ends when the whole collection is replaced`() async {
    #expect(
      await ends(
        rows, work: rowWork, by: over { $0.rows = [Worker.State(id: 1), Worker.State(id: 2)] }))
  }

  let path = Office.State(path: StackState([Worker.State(id: 1), Worker.State(id: 2)]))

  @Test func `a screen ends when it is popped by the view`() async {
    let id = path.path.ids[1]
    #expect(
      await ends(
        path, work: .path(.element(id: id, action: .work)), by: .office(.path(.popFrom(id: id)))))
  }

  @Test func `a screen ends when one below it is popped`() async {
    let ids = path.path.ids
    #expect(
      await ends(
        path, work: .path(.element(id: ids[1], action: .work)),
        by: edit { $0.path.pop(from: ids[0]) }))
  }

  @Test func `a screen ends when the whole stack is replaced`() async {
    let id = path.path.ids[0]
    #expect(
      await ends(path, work: .path(.element(id: id, action: .work)), by: over { $0.path = [] }))
  }

  @Test func `a screen stays when one above it is popped`() async {
    let ids = path.path.ids
    #expect(
      await keeps(
        path, work: .path(.element(id: ids[0], action: .work)),
        by: edit { $0.path.pop(to: ids[0]) }))
  }

  @Test func `an action that a child feeds back is dropped when the child goes at once`() async {
    struct Vanishing: Reducer {
      var body: some Reducer<Office.State, Office.Action> {
        Reduce { state, action in
          if case .plain(.incrementLater) = action { state.plain = nil }
          if case .plain(.increment) = action { state.log.append("came late") }
          return .none
        }
        .ifLet(\.plain, action: \.plain) { Worker() }
      }
    }
    let store = Store(initialState: plain) { Vanishing() }
    let issues = await issues {
      await store.send(.plain(.incrementLater)).finish()
    }
    #expect(store.log == [])
    #expect(issues == [])
  }
}
