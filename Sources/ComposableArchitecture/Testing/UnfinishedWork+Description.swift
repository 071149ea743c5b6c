import CustomDump

extension UnfinishedWork {
  /// What a message shows of it: who has started it, where it is written, and how to cancel it.
  var description: String {
    var lines = ["Started by: \(describe(record.startingAction, indent: 0))"]
    if let name = record.name { lines.append("Name: \(name)") }
    lines.append("Effect: \(record.location.description)")
    if !record.cancelIDs.isEmpty {
      let ids = record.cancelIDs.map { String(customDumping: $0.base) }
      lines.append("Cancel ID: \(ids.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }
}

extension [UnfinishedWork] {
  /// The work that runs. What waits for its turn is only listed where nothing runs.
  var running: Self {
    let running = filter(\.hasStarted)
    return running.isEmpty ? self : running
  }

  /// All descriptions, one paragraph each.
  var description: String {
    running.map { $0.description.indented(by: 2) }.joined(separator: "\n\n")
  }
}
