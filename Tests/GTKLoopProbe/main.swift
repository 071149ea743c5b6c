// Runs GTK's main loop on the process's first thread, which no test runner can offer, and prints
// what its tests read.

import Dispatch
import GTK

let modes: [String: @MainActor () throws -> Void] = [
  "jobs": { try Probe.jobs() },
  "hops": { try Probe.hops() },
  "idle": { try Probe.idle() },
  "twice": { try Probe.twice() },
]

let mode = CommandLine.arguments.dropFirst().first ?? ""
if mode == "asynchronous" {
  // What an `async` entry point comes down to: a task on the main actor, and Dispatch in charge.
  Task { @MainActor in
    Probe.report { try MainLoop.run {} }
    Probe.end()
  }
  dispatchMain()
} else if let body = modes[mode] {
  Probe.report(body)
} else {
  print("modes: asynchronous \(modes.keys.sorted().joined(separator: " "))")
}
