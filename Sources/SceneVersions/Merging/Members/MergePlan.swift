/// What a merged scene consists of, and in which order.
struct MergePlan {
  let trio: Trio
  let names: MergedNames
  private(set) var fates: Fates
  /// What stands in everything that stays; the comments that go with an element are not told there.
  private(set) var contents: [Trio.Member: [Weave.Entry]] = [:]

  /// Decides about everything; nil if there is no telling, as when two things were put into each other.
  init?(_ versions: ThreeSides<Version>) {
    trio = Trio(versions)
    names = MergedNames(trio)
    fates = Fates(trio, names)
    while true {
      let conflicts = weave()
      if conflicts.isEmpty { break }
      fates.split(conflicts)
    }
    guard coversAll else { return nil }
  }

  /// Finds out the order of everything.
  ///
  /// - Returns: what has two places.
  private mutating func weave() -> Set<Trio.Member> {
    var lists: [Trio.Member: ThreeSides<[Trio.Member]>] = [:]
    for side in Side.allCases {
      for parent in trio.all where trio.has(parent, side) && stays(parent) {
        lists[parent, default: ThreeSides { _ in [] }][side] = trio.children(of: parent, in: side)
          .filter { belongs($0, to: parent) }
      }
    }
    var conflicts: Set<Trio.Member> = []
    contents = [:]
    for (parent, lists) in lists {
      // Scenes are found by their names, wherever they stand.
      let orderMatters = parent != 0 && trio.parent(of: parent, in: .ours) != 0
      let weave = Weave(lists, splits: fates.splits, orderMatters: orderMatters)
      contents[parent] = weave.entries
      conflicts.formUnion(weave.conflicts)
    }
    return conflicts.subtracting(fates.splits)
  }

  private func stays(_ member: Trio.Member) -> Bool {
    if case .stays = fates[member] { true } else { member == 0 }
  }

  private func belongs(_ member: Trio.Member, to parent: Trio.Member) -> Bool {
    switch fates[member] {
    case .gone: false
    case .splits: true
    case .stays(let place): place == parent && fates.owner(of: member) == nil
    }
  }

  /// Whether everything has its place, and no more than one.
  private var coversAll: Bool {
    var count = 0
    var open = [0]
    while let member = open.popLast() {
      count += 1
      open += contents[member, default: []].filter { $0.side == nil }.map(\.member)
      open += fates.commentsAbove(member) + fates.commentsBehind(member)
      if count > trio.all.count { return false }
    }
    return count == trio.all.count { stays($0) }
  }
}
