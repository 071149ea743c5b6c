/// The living stores of a core's children, so that scoping twice gives the same store.
///
/// Most cores have few children, which are found by comparing references. A case key path that is
/// written in place is another object each time: it is compared by value.
struct StoreCache {
  private struct Entry {
    let state: AnyKeyPath
    let action: AnyKeyPath
    weak var child: AnyObject?
  }

  private var entries: [Entry] = []
  private var sweepCount = 16

  func find(_ state: AnyKeyPath, _ action: AnyKeyPath) -> AnyObject? {
    for index in entries.indices where entries[index].state === state {
      if entries[index].action == action { return entries[index].child }
    }
    for index in entries.indices where entries[index].state == state {
      if entries[index].action == action { return entries[index].child }
    }
    return nil
  }

  mutating func insert(_ child: AnyObject, _ state: AnyKeyPath, _ action: AnyKeyPath) {
    let index = entries.firstIndex { $0.state == state && $0.action == action }
    if let index {
      entries[index].child = child
      return
    }
    if entries.count >= sweepCount {
      entries.removeAll { $0.child == nil }
      sweepCount = max(16, entries.count * 2)
    }
    entries.append(Entry(state: state, action: action, child: child))
  }
}
