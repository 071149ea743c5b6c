import IssueReporting

/// Parts by key: kept whatever their position.
extension Engine {
  func update(_ mount: CollectionMount, _ blueprint: CollectionBlueprint) {
    if mount.keys == blueprint.keys {
      for index in mount.parts.indices {
        mount.parts[index] = reconcile(mount.parts[index], blueprint.parts[index], parent: mount)
      }
      return
    }
    let keys = distinct(blueprint, mount)
    let oldKeys = mount.keys
    let oldParts = mount.parts

    // Ends that stay where they are need no table.
    let limit = min(oldKeys.count, keys.count)
    var prefix = 0
    while prefix < limit, oldKeys[prefix] == keys[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < limit - prefix,
      oldKeys[oldKeys.count - 1 - suffix] == keys[keys.count - 1 - suffix]
    {
      suffix += 1
    }

    var rest: [AnyHashable: Mount] = [:]
    for index in prefix..<(oldKeys.count - suffix) { rest[oldKeys[index]] = oldParts[index] }
    var parts: [Mount] = []
    parts.reserveCapacity(keys.count)
    for (index, part) in blueprint.parts.enumerated() {
      let old: Mount? =
        if index < prefix {
          oldParts[index]
        } else if index >= keys.count - suffix {
          oldParts[oldParts.count - keys.count + index]
        } else {
          rest.removeValue(forKey: keys[index])
        }
      parts.append(reconcile(old, part, parent: mount))
    }
    for part in rest.values { unmount(part) }
    mount.keys = keys
    mount.parts = parts
    markOrderDirty(of: mount)
  }

  func fill(_ mount: CollectionMount, _ blueprint: CollectionBlueprint, twin: CollectionMount?) {
    mount.keys = distinct(blueprint, mount)
    let twins = twin.map {
      Dictionary(zip($0.keys, $0.parts), uniquingKeysWith: { first, _ in first })
    }
    mount.parts = zip(mount.keys, blueprint.parts).map { key, part in
      create(part, parent: mount, twin: twins?[key])
    }
  }

  /// The order of nodes may have changed, here and in what adopts from in here.
  private func markOrderDirty(of mount: Mount) {
    markListDirty(of: mount.host)
    guard mount.hoistCount > 0 else { return }
    var host = mount.host
    while let next = host {
      if next.isPlace || next.adopts(.destination) { markListDirty(of: next) }
      if next.isPlace { markTitleDirty(of: next) }
      host = next.host
    }
  }

  /// The keys of a collection, where every repetition is told from the first by its number.
  private func distinct(
    _ blueprint: CollectionBlueprint, _ mount: CollectionMount
  ) -> [AnyHashable] {
    if blueprint.isUnique {
      mount.hasReportedDuplicates = false
      return blueprint.keys
    }
    var seen: [AnyHashable: Int] = [:]
    seen.reserveCapacity(blueprint.keys.count)
    var duplicate: AnyHashable?
    var keys = blueprint.keys
    for (index, key) in blueprint.keys.enumerated() {
      let count = seen[key, default: 0]
      seen[key] = count + 1
      guard count > 0 else { continue }
      if duplicate == nil { duplicate = key }
      keys[index] = AnyHashable(RepeatedKey(key: key, count: count))
    }
    guard let duplicate else {
      mount.hasReportedDuplicates = false
      return keys
    }
    guard !mount.hasReportedDuplicates, !isShadow else { return keys }
    mount.hasReportedDuplicates = true
    reportIssue(
      """
      A "\(blueprint.name)" got two elements with the same id.

        Id: \(duplicate.base)

      Elements are told apart by id when a collection changes, so each must have its own. The \
      repeated element is shown, and told from the first by how often its id came before; its \
      state may go to another element when the collection changes.

      To fix this, make sure that the ids are unique, or pass a different key path as "id".
      """,
      fileID: blueprint.location.fileID, filePath: blueprint.location.filePath,
      line: blueprint.location.line, column: blueprint.location.column)
    return keys
  }
}

/// The key of an element whose id came before in its collection.
private struct RepeatedKey: Hashable {
  let key: AnyHashable
  let count: Int
}
