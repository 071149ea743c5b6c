// Shows a small app in a real window, for tests that read and drive it from outside, and for eyes.

import GTKRenderer
import Glibc
import ViewTree
import Views

var shows: [String: @MainActor () -> Engine] = [
  "login": { Engine(title: "Probe") { LoginScreen() } },
  "controls": { Engine(title: "Controls") { ControlsScreen() } },
]

let pages = ["fields", "choices", "containers", "looks", "tabs", "bars", "places", "lists"]
for page in pages {
  shows["gallery-\(page)"] = { Engine(title: "Gallery") { GalleryScreen(page: page) } }
}

let name = CommandLine.arguments.dropFirst().first ?? "login"
if name == "--list" {
  for page in pages { print("gallery-\(page)") }
  exit(0)
}
guard let show = shows[name] else {
  print("shows: \(shows.keys.sorted().joined(separator: " "))")
  exit(64)
}
exit(GTKPlatform().run(show()))
