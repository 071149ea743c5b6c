// Figures beside their budgets: see `make bench`.

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--path" {
  let rest = Array(arguments.dropFirst())
  runHotPath(rest.first ?? "", times: rest.dropFirst().first.flatMap { Int($0) } ?? 1_000)
} else {
  let only = arguments.first
  if only == nil || only == "store" { await benchmarkStore() }
  if only == nil || only == "engine" { benchmarkEngine() }
  if only == nil || only == "text" { benchmarkText() }
  if only == nil || only == "test-store" { await benchmarkTestStore() }
}
