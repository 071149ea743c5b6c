// Shows a small app in a real window, for tests that read and drive it from outside, and for eyes.

import GTKRenderer
import Glibc
import ViewTree
import Views

let shows: [String: @MainActor () -> Engine] = [
  "login": { Engine(title: "Probe") { LoginScreen() } },
  "controls": { Engine(title: "Controls") { ControlsScreen() } },
]

let name = CommandLine.arguments.dropFirst().first ?? "login"
guard let show = shows[name] else {
  print("shows: \(shows.keys.sorted().joined(separator: " "))")
  exit(64)
}
exit(GTKPlatform().run(show()))
