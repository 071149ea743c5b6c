import Dispatch
import GTK
import Glibc

@MainActor
enum Probe {
  /// Says how `MainLoop.run` ended.
  static func report(_ body: @MainActor () throws -> Void) {
    do {
      try body()
      print("ended")
    } catch {
      print("error: \(error)")
    }
  }

  nonisolated static func end() {
    fflush(nil)
    exit(0)
  }

  /// A button starts a task, a block and a sleep; nothing else happens in the program.
  static func jobs() throws {
    try MainLoop.run {
      var waiting = 3
      @MainActor func done(_ what: String, since start: ContinuousClock.Instant) {
        print(what, milliseconds(since: start))
        waiting -= 1
        if waiting == 0 { MainLoop.quit() }
      }
      let window = Window(title: "Probe")
      let button = Button("Start")
      button.onClick {
        let start = ContinuousClock.now
        Task { @MainActor in done("task", since: start) }
        DispatchQueue.main.async { MainActor.assumeIsolated { done("block", since: start) } }
        Task { @MainActor in
          try await Task.sleep(for: .milliseconds(20))
          done("sleep", since: start)
        }
      }
      window.setChild(button)
      window.present()
      // Once the window has been drawn and nothing is left to do.
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
        Task { @MainActor in button.click() }
      }
    }
  }

  /// A thousand hops from another thread to the main actor, one by one.
  static func hops() throws {
    try MainLoop.run {
      Task.detached {
        var times: [Double] = []
        for _ in 0..<1_000 {
          let start = ContinuousClock.now
          await MainActor.run { times.append(milliseconds(since: start)) }
        }
        times.sort()
        print("median", times[500])
        print("worst", times[999])
        await MainLoop.quit()
      }
    }
  }

  /// A window with a label, a button and an entry, left alone.
  ///
  /// The button comes first and gets the focus: GTK fades a caret in and out, at the rate of
  /// frames, for 10 s after the last key.
  static func idle() throws {
    try MainLoop.run {
      let window = Window(title: "Idle")
      let box = Box(.vertical, spacing: 6)
      box.append(Label("Nothing happens here"))
      box.append(Button("Press"))
      box.append(Entry())
      window.setChild(box)
      window.present()
      // No timer of Dispatch: its workers wait in steps, which aren't the window's.
      MainLoop.after(2) {
        print("ready", getpid())
        fflush(nil)
      }
      alarm(300)
    }
  }

  /// The loop can be left and entered again.
  static func twice() throws {
    for round in 1...2 {
      try MainLoop.run {
        Task { @MainActor in
          print("round", round)
          MainLoop.quit()
        }
      }
    }
  }
}

func milliseconds(since start: ContinuousClock.Instant) -> Double {
  (ContinuousClock.now - start) / .milliseconds(1)
}
