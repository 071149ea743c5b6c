/// The marked views by depth, so that parents are evaluated before their children.
@MainActor
struct DirtyScopes {
  private var levels: [[ScopeMount]] = []
  private var shallowest = Int.max

  mutating func insert(_ scope: ScopeMount) {
    while levels.count <= scope.depth { levels.append([]) }
    levels[scope.depth].append(scope)
    shallowest = min(shallowest, scope.depth)
  }

  /// All marked views of the least depth, in the order of their marks.
  mutating func takeShallowest() -> [ScopeMount]? {
    while shallowest < levels.count {
      if !levels[shallowest].isEmpty {
        let scopes = levels[shallowest]
        levels[shallowest] = []
        return scopes
      }
      shallowest += 1
    }
    shallowest = .max
    return nil
  }
}
