import TextLines

/// Computes the differences between two versions.
struct Comparer {
  let old: Version
  let new: Version
  let matching: Matching
  let renames: Renames
  let oldWords: Wording
  let newWords: Wording
  /// The references in attributes of the new version; nil if nothing was renamed.
  private let mentions: Mentions?
  /// For each node of the new version, the previous element among its siblings.
  private let previousElements: [Version.ID?]

  init(_ old: Version, _ new: Version) {
    self.old = old
    self.new = new
    matching = Matcher.match(old, new)
    renames = Renames(from: old, to: new, matching)
    oldWords = Wording(version: old)
    newWords = Wording(version: new)
    mentions = renames.isEmpty ? nil : Mentions(in: new)
    previousElements = Self.previousElements(in: new)
  }

  private static func previousElements(in version: Version) -> [Version.ID?] {
    var elements: [Version.ID?] = Array(repeating: nil, count: version.ids.count)
    for id in version.ids {
      var last: Version.ID?
      for child in version[id].children {
        elements[child] = last
        if version[child].kind == .element { last = child }
      }
    }
    return elements
  }

  /// The differences outside the scenes.
  var fileChanges: [SceneChange] {
    let root = new.root.map { root in details(of: root).map { change(root, $0) } } ?? []
    let around = contents(of: 0, 0) { $0.kind != .element }
    return root + around
      + contents(of: old.root, new.root) { $0.scene == nil }
  }

  /// The changed scenes.
  var sceneChanges: [SceneChange] {
    contents(of: old.root, new.root) { $0.scene != nil }
  }

  // MARK: What stands in something

  /// The differences in the contents of two matched nodes, or of an added or removed node.
  private func contents(
    of a: Version.ID?, _ b: Version.ID?, where isMeant: (Version.Node) -> Bool = { _ in true }
  ) -> [SceneChange] {
    let olds = a.map { old[$0].children.filter { old[$0].kind != .declaration } } ?? []
    let news = b.map { new[$0].children.filter { new[$0].kind != .declaration } } ?? []
    let known = Set(olds)
    let unmoved = IncreasingSubsequence.longest(in: news.compactMap { matching.old($0) }.filter(known.contains))
    var changes: [SceneChange] = []
    var gone = olds.filter { matching.new($0) == nil && isMeant(old[$0]) }[...]
    var limits = limits(of: news, unmoved)[...]
    for id in news {
      let limit = limits.removeFirst()
      while let first = gone.first, first < limit { changes.append(removal(of: gone.removeFirst())) }
      guard isMeant(new[id]) else { continue }
      changes += self.changes(in: id, isMoved: matching.old(id).map { !unmoved.contains($0) } ?? false)
    }
    return changes + gone.map { removal(of: $0) }
  }

  /// For each of some nodes, the old node before which it is listed: a removed node precedes the added node in its
  /// place.
  private func limits(of news: [Version.ID], _ unmoved: Set<Version.ID>) -> [Version.ID] {
    var limit = Version.ID.max
    var limits: [Version.ID] = []
    for id in news.reversed() {
      if let before = matching.old(id), unmoved.contains(before) { limit = before }
      limits.append(limit)
    }
    return limits.reversed()
  }

  /// The differences of a node of the new version and its contents.
  private func changes(in id: Version.ID, isMoved: Bool) -> [SceneChange] {
    guard let before = matching.old(id) else { return [addition(of: id, withPlace: true)] }
    let move = isMoved ? [self.move(of: id)] : []
    let details = move + self.details(of: id)
    let inner = contents(of: before, id)
    guard new[id].scene == id else {
      return (details.isEmpty ? [] : [change(id, newWords.noun(id) + newWords.place(of: id), details)]) + inner
    }
    let parts = details.map { change(id, $0) } + inner
    return parts.isEmpty
      ? [] : [SceneChange(kind: .changed, phrase: newWords.noun(id), subject: id, details: details, parts: parts)]
  }

  /// A change that names only the changed parts.
  private func change(_ id: Version.ID, _ detail: Phrase) -> SceneChange {
    SceneChange(kind: .changed, phrase: detail, subject: id, details: [detail])
  }

  private func change(_ id: Version.ID, _ noun: Phrase, _ details: [Phrase]) -> SceneChange {
    let (phrase, parts) = details.count == 1 ? (noun + ": " + details[0], []) : (noun, details.map { change(id, $0) })
    return SceneChange(kind: .changed, phrase: phrase, subject: id, details: details, parts: parts)
  }

  private func addition(of id: Version.ID, withPlace: Bool) -> SceneChange {
    var change = SceneChange(
      kind: .added, phrase: newWords.introduction(id, withPlace: withPlace), subject: id)
    for child in new[id].children {
      if let before = matching.old(child) {
        change.parts.append(self.change(child, newWords.noun(child), [move(of: child)] + details(of: child)))
        change.parts += contents(of: before, child)
      } else {
        change.parts.append(addition(of: child, withPlace: false))
      }
    }
    return change
  }

  private func removal(of id: Version.ID, withPlace: Bool = true) -> SceneChange {
    var change = SceneChange(
      kind: .removed, phrase: oldWords.introduction(id, withPlace: withPlace), subject: id)
    for child in old[id].children where matching.new(child) == nil {
      change.parts.append(removal(of: child, withPlace: false))
    }
    return change
  }

  // MARK: What is different about something

  /// The old position of a moved node.
  private func move(of id: Version.ID) -> Phrase {
    guard let before = matching.old(id) else { return "" }
    let (from, to) = (old[before].parent, new[id].parent)
    if matching.new(from) != to { return Phrase("moved from ") + oldWords.noun(from) }
    guard let last = previousElements[id] else { return "moved to the front" }
    return Phrase("moved behind ") + newWords.noun(last)
  }

  /// The changed properties of a node.
  private func details(of id: Version.ID) -> [Phrase] {
    let node = new[id]
    guard let other = matching.old(id) else {
      return node.attributes.map { Phrase(.words($0.name + " is "), newWords.value($0, of: node)) }
    }
    let before = old[other]
    guard node.kind == .element else {
      return node.name == before.name ? [] : [Phrase("was ", .value(before.name))]
    }
    let kind = node.name == before.name ? [] : [Phrase(.words("was a \(before.name)"))]
    return kind + name(of: id, before) + attributes(of: id, other)
  }

  /// The new name of a renamed node.
  func name(of id: Version.ID, _ before: Version.Node) -> [Phrase] {
    guard let name = before.id, let after = new[id].id, name != after else { return [] }
    return [renaming(of: id, from: name)]
  }

  private func renaming(of id: Version.ID, from name: String) -> Phrase {
    let count = references(to: id)
    let along =
      count == 0 ? "" : count == 1 ? ", and so is the reference to it" : ", and so are \(count) references to it"
    return Phrase("renamed from ", .name(name), .words(along))
  }

  /// The number of attributes that refer to the node by its name, in both versions.
  private func references(to id: Version.ID) -> Int {
    let followers = (mentions?.referrers(to: id) ?? []).filter { referrer in
      guard let before = matching.old(referrer.node), let value = old[before][referrer.attribute.name],
        value != referrer.attribute.value
      else { return false }
      return renames.renamed(value, of: referrer.attribute.name, on: old[before], before) == referrer.attribute.value
    }
    return Set(followers.map(\.node)).count
  }

  private func attributes(of id: Version.ID, _ other: Version.ID) -> [Phrase] {
    let (node, before) = (new[id], old[other])
    let isRenamed = node.id != nil && before.id != nil
    let (olds, news) = (before.valuesByName, node.valuesByName)
    let given = node.attributes.filter { $0.name != "id" || !isRenamed }
    let now = given.compactMap { attribute -> Phrase? in
      let isNow = Phrase(.words(attribute.name + " is now "), newWords.value(attribute, of: node))
      guard let old = olds[attribute.name] else { return isNow }
      if old == attribute.value || renames.renamed(old, of: attribute.name, on: before, other) == attribute.value {
        return nil
      }
      if attribute.name == Wording.namingAttribute(of: node.name) { return renaming(of: id, from: old) }
      return isNow + Phrase(", was ", oldWords.value((attribute.name, old), of: before))
    }
    let gone = before.attributes.filter { news[$0.name] == nil }.map { attribute in
      Phrase(.words(attribute.name + " is no longer "), oldWords.value(attribute, of: before))
    }
    return now + gone
  }
}
