/// A list of entries for each object, which is not retained.
struct ListsByObject<Entry> {
  private(set) var lists: [ObjectIdentifier: [Entry]] = [:]

  subscript(object: AnyObject) -> [Entry] { lists[ObjectIdentifier(object)] ?? [] }

  mutating func add(_ entry: Entry, of object: AnyObject) { lists[ObjectIdentifier(object), default: []].append(entry) }

  /// Removes entries of an object and returns them.
  mutating func remove(of object: AnyObject, where isWanted: (Entry) -> Bool) -> [Entry] {
    var kept: [Entry] = []
    var removed: [Entry] = []
    for entry in self[object] { if isWanted(entry) { removed.append(entry) } else { kept.append(entry) } }
    lists[ObjectIdentifier(object)] = kept.isEmpty ? nil : kept
    return removed
  }

  /// Removes entries of all objects and returns them.
  mutating func removeAll(where isWanted: (Entry) -> Bool) -> [Entry] {
    let removed = lists.values.flatMap { $0.filter(isWanted) }
    lists = lists.compactMapValues { list in
      let kept = list.filter { !isWanted($0) }
      return kept.isEmpty ? nil : kept
    }
    return removed
  }
}
