// The screens of the GTK benchmark as apps: stores, views and the renderer, driven like the baseline.

import CGTKDriver
import GTK
import GTKRenderer
import Views

try MainLoop.initialize()
oriel_driver_start(CommandLine.argc, CommandLine.unsafeArgv)
let count = Int(oriel_driver_rows())
let engine =
  switch String(cString: oriel_driver_screen()) {
  case "form": form()
  case "pages": pages()
  case "box": rows(count) { BoxScreen(store: $0) }
  case "list": rows(count) { ListScreen(store: $0) }
  default: counter()
  }
_ = GTKPlatform().run(engine)
