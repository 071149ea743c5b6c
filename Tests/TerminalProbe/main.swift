// Shows small apps in a real terminal, for tests that drive it from outside, and for eyes.

import Glibc
import TerminalRenderer
import ViewTree
import Views

let shows: [String: @MainActor () -> Engine] = [
  "controls": { Engine(title: "Controls") { ControlsScreen() } },
  "rows": { Engine(title: "Rows") { RowsScreen(count: 100_000) } },
  "noisy": { Engine(title: "Noisy") { NoisyScreen() } },
  "ticking": { Engine { TickingScreen() } },
  "services": { Engine { ServicesScreen() } },
  "full": { Engine { FullScreen() } },
]

let name = CommandLine.arguments.dropFirst().first ?? "controls"
guard let show = shows[name] else {
  print("shows: \(shows.keys.sorted().joined(separator: " "))")
  exit(64)
}
let platform = TerminalPlatform()
if let obstacle = platform.obstacle {
  print(obstacle)
  exit(69)
}
CurrentPlatform.services = platform.services
exit(platform.run(show()))
