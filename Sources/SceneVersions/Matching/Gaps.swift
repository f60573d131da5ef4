/// Matches nodes that have the same neighbours in both versions and are the only ones of their kind there.
struct Gaps {
  private struct Gap: Hashable {
    /// The neighbours, as nodes of the new version.
    let before: Version.ID?
    let after: Version.ID?
    let kind: Version.Node.Kind
    let name: String
  }

  /// The matches, whatever their attributes.
  private(set) var pairs: [(old: Version.ID, new: Version.ID)] = []

  /// Compares the children of two matched nodes.
  init(_ olds: [Version.ID], _ old: Version, _ news: [Version.ID], _ new: Version, _ matching: Matching) {
    let before = Self.gaps(between: olds, in: old) { matching.new($0) }
    let after = Self.gaps(between: news, in: new) { id in matching.old(id).map { _ in id } }
    let olds = Dictionary(grouping: before, by: \.gap)
    let news = Dictionary(grouping: after, by: \.gap)
    for (id, gap) in after where news[gap]?.count == 1 {
      if let others = olds[gap], others.count == 1 { pairs.append((others[0].id, id)) }
    }
  }

  private static func gaps(
    between ids: [Version.ID], in version: Version, _ known: (Version.ID) -> Version.ID?
  ) -> [(id: Version.ID, gap: Gap)] {
    var following: [Version.ID?] = []
    var next: Version.ID?
    for id in ids.reversed() {
      following.append(next)
      next = known(id) ?? next
    }
    var gaps: [(id: Version.ID, gap: Gap)] = []
    var last: Version.ID?
    for (id, after) in zip(ids, following.reversed()) {
      if let other = known(id) {
        last = other
      } else if Identity(version[id]) == nil, !["segue", "constraint"].contains(version[id].name) {
        // A segue of another kind to another target is another segue.
        let name = version[id].kind == .element ? version[id].name : ""
        gaps.append((id, Gap(before: last, after: after, kind: version[id].kind, name: name)))
      }
    }
    return gaps
  }
}
