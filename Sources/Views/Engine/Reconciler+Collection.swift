import IssueReporting

/// Parts by key: kept whatever their position.
extension Engine {
  func update(_ mount: CollectionMount, _ blueprint: CollectionBlueprint) {
    if let rows = mount.rows { return update(mount, rows, blueprint) }
    let found = evaluated(blueprint, of: mount)
    if mount.keys == found.keys {
      for index in mount.parts.indices {
        mount.parts[index] = reconcile(mount.parts[index], found.parts[index], parent: mount)
      }
      return
    }
    let keys = distinct(found.keys, blueprint, mount)
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
    for (index, part) in found.parts.enumerated() {
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
    let found = evaluated(blueprint, of: mount)
    mount.keys = distinct(found.keys, blueprint, mount)
    let twins = twin.map {
      Dictionary(zip($0.keys, $0.parts), uniquingKeysWith: { first, _ in first })
    }
    mount.parts = zip(mount.keys, found.parts).map { key, part in
      create(part, parent: mount, twin: twins?[key])
    }
  }

  /// All keys and parts, as if the body around had asked for them.
  private func evaluated(
    _ blueprint: CollectionBlueprint, of mount: CollectionMount
  ) -> (keys: [AnyHashable], parts: [Blueprint]) {
    mount.scope?.track { (blueprint.keys, blueprint.parts) } ?? (blueprint.keys, blueprint.parts)
  }

  /// The order of nodes may have changed, here and in what adopts from in here.
  func markOrderDirty(of mount: Mount) {
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
  func distinct(
    _ given: [AnyHashable], _ blueprint: CollectionBlueprint, _ mount: CollectionMount
  ) -> [AnyHashable] {
    if blueprint.isUnique {
      mount.hasReportedDuplicates = false
      return given
    }
    var seen: [AnyHashable: Int] = [:]
    seen.reserveCapacity(given.count)
    var duplicate: AnyHashable?
    var keys = given
    for (index, key) in given.enumerated() {
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
    reportDuplicate(duplicate, blueprint)
    return keys
  }

  func reportDuplicate(_ key: AnyHashable, _ blueprint: CollectionBlueprint) {
    reportIssue(
      """
      A "\(blueprint.name)" got two elements with the same id.

        Id: \(key.base)

      Elements are told apart by id when a collection changes, so each must have its own. The \
      repeated element is shown, and told from the first by how often its id came before; its \
      state may go to another element when the collection changes.

      To fix this, make sure that the ids are unique, or pass a different key path as "id".
      """,
      fileID: blueprint.location.fileID, filePath: blueprint.location.filePath,
      line: blueprint.location.line, column: blueprint.location.column)
  }
}

/// The key of an element whose id came before in its collection.
private struct RepeatedKey: Hashable {
  let key: AnyHashable
  let count: Int
}
