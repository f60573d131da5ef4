/// The changed members of each version. A conflict arises if the other version removes one.
struct ChangedMembers {
  private let matching: ThreeWayMatching
  private var flags = ThreeWay<[Bool]> { _ in [] }
  /// Where a version names something that was not named there before.
  private(set) var newReferences = ThreeWay<Set<MergedNames.Reference>> { _ in [] }

  init(_ matching: ThreeWayMatching, _ names: MergedNames, _ comments: ThreeWay<Comments>) {
    self.matching = matching
    let known = names.references(in: .base)
    for side in [Side.ours, .theirs] {
      let version = matching.versions[side]
      newReferences[side] = names.references(in: side).subtracting(known)
      let used = Set(newReferences[side].map(\.target))
      flags[side] = version.ids.map { id in
        let member = matching.member(id, in: side)
        return used.contains(member) || isOtherwise(member, names, side) || hasNewContent(id, comments[side], side)
      }
      // What stands in something that is taken away goes with it, unless the other version keeps it elsewhere.
      for id in version.ids.reversed() where flags[side][id] && !matching.has(matching.member(id, in: side), side.other)
      {
        flags[side][version[id].parent] = true
      }
    }
  }

  func contains(_ member: ThreeWayMatching.Member, in side: Side) -> Bool {
    matching[member][side].map { flags[side][$0] } ?? false
  }

  /// Whether something says anything else than it did, or stands in something else.
  private func isOtherwise(_ member: ThreeWayMatching.Member, _ names: MergedNames, _ side: Side) -> Bool {
    guard let before = matching.node(member, in: .base), let node = matching.node(member, in: side) else { return true }
    if before.name != node.name || matching.parent(of: member, in: .base) != matching.parent(of: member, in: side) {
      return true
    }
    let (old, new) = (names.attributes(of: member, in: .base), names.attributes(of: member, in: side))
    return old.count != new.count || !old.allSatisfy { attribute in new.contains { $0 == attribute } }
  }

  /// Whether something new stands in something, or something was moved into it, or was said about it.
  private func hasNewContent(_ id: Version.ID, _ comments: Comments, _ side: Side) -> Bool {
    let member = matching.member(id, in: side)
    let remarks = (comments.above[id] ?? []) + (comments.behind[id] ?? [])
    return remarks.contains { matching[matching.member($0, in: side)].base == nil }
      || matching.children(of: member, in: side).contains { matching.parent(of: $0, in: .base) != member }
  }
}
