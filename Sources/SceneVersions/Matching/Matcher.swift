/// Matches the nodes of two versions.
///
/// Nodes with names are matched first: controllers in the file, other nodes in their scene. Then the contents of
/// matched nodes are matched from the outside to the inside: unchanged nodes, nodes with equal keys, similar nodes.
/// Finally, unchanged nodes at other places are matched as moved.
struct Matcher {
  let old: Version
  let new: Version
  private(set) var matching: Matching
  /// Matched nodes whose contents are not matched yet.
  private var open: [(old: Version.ID, new: Version.ID)] = []
  /// The references in both versions; computed only if something was renamed.
  private lazy var mentions = (old: Mentions(in: old), new: Mentions(in: new))

  /// Matches the nodes of `old` with those of `new`.
  static func match(_ old: Version, _ new: Version) -> Matching {
    var matcher = Matcher(old, new)
    matcher.run()
    return matcher.matching
  }

  private init(_ old: Version, _ new: Version) {
    self.old = old
    self.new = new
    matching = Matching(old, new)
  }

  private mutating func run() {
    pair(0, 0)
    if let old = old.root, let new = new.root, self.old[old].name == self.new[new].name { pair(old, new) }
    matchByIdentity(old.scenes, new.scenes)
    matchByIdentity(old.shared, new.shared)
    matchRenamed(old.scenes, new.scenes)
    for scene in old.scenes {
      guard let other = matching.new(scene) else { continue }
      matchByIdentity(Array(old.subtree(of: scene).dropFirst()), Array(new.subtree(of: other).dropFirst()))
    }
    matchMovedToAnotherScene()
    matchContents()
    matchMovedAsTheyWere()
    for scene in old.scenes {
      guard let other = matching.new(scene) else { continue }
      matchRenamed(
        old.subtree(of: scene).filter { old[$0].id != nil }, new.subtree(of: other).filter { new[$0].id != nil })
    }
    matchContents()
  }

  mutating func pair(_ old: Version.ID, _ new: Version.ID) {
    matching.pair(old, new)
    open.append((old, new))
  }

  /// The nodes of the old version that are not matched.
  func unmatched(old ids: some Sequence<Version.ID>) -> [Version.ID] { ids.filter { matching.new($0) == nil } }

  /// The nodes of the new version that are not matched.
  func unmatched(new ids: some Sequence<Version.ID>) -> [Version.ID] { ids.filter { matching.old($0) == nil } }

  /// Matches nodes with equal keys, in order.
  mutating func match<Key: Hashable>(
    _ olds: [Version.ID], _ news: [Version.ID], by key: (Version.Node) -> Key?
  ) {
    var waiting: [Key: [Version.ID]] = [:]
    for id in unmatched(new: news).reversed() {
      if let key = key(new[id]) { waiting[key, default: []].append(id) }
    }
    guard !waiting.isEmpty else { return }
    for id in unmatched(old: olds) {
      if let key = key(old[id]), let other = waiting[key]?.popLast() { pair(id, other) }
    }
  }

  private mutating func matchByIdentity(_ olds: [Version.ID], _ news: [Version.ID]) {
    match(olds, news) { Identity($0) }
  }

  /// Matches the most similar nodes, without their ids.
  mutating func matchRenamed(_ olds: [Version.ID], _ news: [Version.ID]) {
    let (olds, news) = (unmatched(old: olds), unmatched(new: news))
    guard !olds.isEmpty, !news.isEmpty else { return }
    let mentions = mentions
    let similarity = Similarity(olds, old, mentions.old, news, new, mentions.new, matching)
    // If nearly everything is new, only nodes at similar positions are compared.
    let reach = max(20, 40_000 / max(olds.count, news.count))
    var candidates: [(similarity: Double, distance: Int, old: Version.ID, new: Version.ID)] = []
    for (i, a) in olds.enumerated() {
      for (j, b) in news.enumerated() where abs(i - j) <= reach && areOfAKind(a, b) {
        if let value = similarity.between(a, b) { candidates.append((value, abs(i - j), a, b)) }
      }
    }
    candidates.sort { ($1.similarity, $0.distance, $0.old, $0.new) < ($0.similarity, $1.distance, $1.old, $1.new) }
    for candidate in candidates where matching.new(candidate.old) == nil && matching.old(candidate.new) == nil {
      pair(candidate.old, candidate.new)
    }
  }

  private func areOfAKind(_ a: Version.ID, _ b: Version.ID) -> Bool {
    old[a].kind == .element && new[b].kind == .element && old[a].name == new[b].name
  }

  /// Matches nodes that were moved to another scene with their names.
  private mutating func matchMovedToAnotherScene() {
    let olds = unmatched(old: old.ids).filter { old[$0].scene != nil && old[$0].scene != $0 }
    let news = unmatched(new: new.ids).filter { new[$0].scene != nil && new[$0].scene != $0 }
    match(olds, news) { node in node.id.map { [node.name, $0] } }
  }

  /// Matches nodes that were moved and not changed.
  private mutating func matchMovedAsTheyWere() {
    let olds = unmatched(old: old.ids).filter { !old[$0].attributes.isEmpty }
    let news = unmatched(new: new.ids).filter { !new[$0].attributes.isEmpty }
    match(olds, news) { $0.shape }
  }

  /// Matches the contents of matched nodes.
  private mutating func matchContents() {
    var next = 0
    while next < open.count {
      let (a, b) = open[next]
      matchContents(of: a, b)
      next += 1
    }
    open = []
  }

  private mutating func matchContents(of a: Version.ID, _ b: Version.ID) {
    let (olds, news) = (old[a].children, new[b].children)
    match(olds, news) { $0.shape }
    for round in 0..<Identity.rounds {
      match(olds, news) { node in
        let signs = Identity(node) == nil ? Identity.signs(of: node) : []
        return round < signs.count ? [node.name] + signs[round] : nil
      }
    }
    matchRenamed(olds, news)
    for (old, new) in Gaps(olds, old, news, new, matching).pairs { pair(old, new) }
  }
}
