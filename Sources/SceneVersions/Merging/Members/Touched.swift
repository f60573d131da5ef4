/// What one version went on with, so that it is a loss if the other takes it away.
struct Touched {
  private let trio: Trio
  private var flags = ThreeSides<[Bool]> { _ in [] }
  /// Where a version names something that was not named there before.
  private(set) var newReferences = ThreeSides<Set<MergedNames.Reference>> { _ in [] }

  init(_ trio: Trio, _ names: MergedNames, _ comments: ThreeSides<Comments>) {
    self.trio = trio
    let known = names.references(in: .base)
    for side in [Side.ours, .theirs] {
      let version = trio.versions[side]
      newReferences[side] = names.references(in: side).subtracting(known)
      let used = Set(newReferences[side].map(\.target))
      flags[side] = version.ids.map { id in
        let member = trio.member(id, in: side)
        return used.contains(member) || isOtherwise(member, names, side) || hasNewContent(id, comments[side], side)
      }
      // What stands in something that is taken away goes with it, unless the other version keeps it elsewhere.
      for id in version.ids.reversed() where flags[side][id] && !trio.has(trio.member(id, in: side), side.other) {
        flags[side][version[id].parent] = true
      }
    }
  }

  func contains(_ member: Trio.Member, in side: Side) -> Bool { trio[member][side].map { flags[side][$0] } ?? false }

  /// Whether something says anything else than it did, or stands in something else.
  private func isOtherwise(_ member: Trio.Member, _ names: MergedNames, _ side: Side) -> Bool {
    guard let before = trio.node(member, in: .base), let node = trio.node(member, in: side) else { return true }
    if before.name != node.name || trio.parent(of: member, in: .base) != trio.parent(of: member, in: side) {
      return true
    }
    let (old, new) = (names.attributes(of: member, in: .base), names.attributes(of: member, in: side))
    return old.count != new.count || !old.allSatisfy { attribute in new.contains { $0 == attribute } }
  }

  /// Whether something new stands in something, or something was moved into it, or was said about it.
  private func hasNewContent(_ id: Version.ID, _ comments: Comments, _ side: Side) -> Bool {
    let member = trio.member(id, in: side)
    let remarks = (comments.above[id] ?? []) + (comments.behind[id] ?? [])
    return remarks.contains { trio[trio.member($0, in: side)].base == nil }
      || trio.children(of: member, in: side).contains { trio.parent(of: $0, in: .base) != member }
  }
}
