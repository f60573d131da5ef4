/// Finds out which node of one version is which of another.
///
/// What has a name is found by it: controllers in the file, all else in its scene. Then, from the outside to the inside,
/// what stands in two nodes that are the same is told apart: what did not change, what is known by some sign, what is
/// alike. What is left may have been moved as it was.
struct Matcher {
  let old: Version
  let new: Version
  private(set) var matching: Matching
  /// Pairs in which nobody has looked yet.
  private var open: [(old: Version.ID, new: Version.ID)] = []
  /// What names what; known only where something was renamed.
  private lazy var mentions = (old: Mentions(in: old), new: Mentions(in: new))

  /// Which node of `old` is which of `new`.
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

  /// Those of some nodes of the old version that are not matched.
  func unmatched(old ids: some Sequence<Version.ID>) -> [Version.ID] { ids.filter { matching.new($0) == nil } }

  /// Those of some nodes of the new version that are not matched.
  func unmatched(new ids: some Sequence<Version.ID>) -> [Version.ID] { ids.filter { matching.old($0) == nil } }

  /// Pairs nodes that have the same key, in their order.
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

  /// Pairs what is more alike than anything else, ids aside.
  mutating func matchRenamed(_ olds: [Version.ID], _ news: [Version.ID]) {
    let (olds, news) = (unmatched(old: olds), unmatched(new: news))
    guard !olds.isEmpty, !news.isEmpty else { return }
    let mentions = mentions
    let likeness = Likeness(olds, old, mentions.old, news, new, mentions.new, matching)
    // Where nearly everything is new, only what stands about the same place is compared.
    let reach = max(20, 40_000 / max(olds.count, news.count))
    var candidates: [(likeness: Double, distance: Int, old: Version.ID, new: Version.ID)] = []
    for (i, a) in olds.enumerated() {
      for (j, b) in news.enumerated() where abs(i - j) <= reach && areOfAKind(a, b) {
        if let value = likeness.between(a, b) { candidates.append((value, abs(i - j), a, b)) }
      }
    }
    candidates.sort { ($1.likeness, $0.distance, $0.old, $0.new) < ($0.likeness, $1.distance, $1.old, $1.new) }
    for candidate in candidates where matching.new(candidate.old) == nil && matching.old(candidate.new) == nil {
      pair(candidate.old, candidate.new)
    }
  }

  private func areOfAKind(_ a: Version.ID, _ b: Version.ID) -> Bool {
    old[a].kind == .element && new[b].kind == .element && old[a].name == new[b].name
  }

  /// Pairs what was taken from one scene to another along with its name.
  private mutating func matchMovedToAnotherScene() {
    let olds = unmatched(old: old.ids).filter { old[$0].scene != nil && old[$0].scene != $0 }
    let news = unmatched(new: new.ids).filter { new[$0].scene != nil && new[$0].scene != $0 }
    match(olds, news) { node in node.id.map { [node.name, $0] } }
  }

  /// Pairs what is nowhere beside its old neighbours, but was not changed.
  private mutating func matchMovedAsTheyWere() {
    let olds = unmatched(old: old.ids).filter { !old[$0].attributes.isEmpty }
    let news = unmatched(new: new.ids).filter { !new[$0].attributes.isEmpty }
    match(olds, news) { $0.shape }
  }

  /// Pairs what stands in nodes that are pairs.
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
