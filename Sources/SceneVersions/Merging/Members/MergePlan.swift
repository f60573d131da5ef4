/// The members of a merged scene, in their order.
///
/// An example, which is also a test (`Merges/Conflicts/the-worked-example-of-the-merge`). The view of a controller has
/// this in it, in each version:
///
///     base                      ours                      theirs
///     <label id="title"/>       <button id="save"/>       <label id="title" text="Hello"/>
///     <textField id="name"/>    <label id="title"/>       <textField id="name"/>
///     <label id="hint"/>        <textField id="name"/>    <label id="hint" text="Your name"/>
///     <button id="save"/>                                 <button id="save"/>
///                                                         <switch id="remember"/>
///
/// 1. `ThreeWayMatching` finds what is the same: every element becomes one member, with its place in each version. The
///    members `title`, `name` and `save` are in all three, `hint` is in base and theirs, `remember` in theirs alone.
/// 2. `MergedNames` says which names they have after the merge. Here nobody renamed anything.
/// 3. `ChangedMembers` marks what each version went on with: in theirs `title` and `hint`, which say something else,
///    `remember`, which is new, and the view that it stands in.
/// 4. `MergeOutcomes` decides about each member by itself. `title`, `name` and `save` are kept, and `remember` is,
///    since nobody removed it. Ours removed `hint`, but theirs changed it: a conflict.
/// 5. `OrderedMerge` makes one order of the three in the view. Of what all versions have, `title` and `name` were not
///    moved: they come first. Ours moved `save` to the top, and theirs did not move it, so there it goes. Theirs has
///    `hint` behind `name`, and `remember` behind `hint` and `save`; `save` was moved by ours and is no neighbour to go
///    by, so `remember` goes behind `hint`. Had both moved `save`, to different places, it would be a conflict, too, and
///    the order would be made once more.
/// 6. `MergeWriter` writes it down, and merges the start tags of what is kept, attribute by attribute:
///
///        <button id="save"/>
///        <label id="title" text="Hello"/>
///        <textField id="name"/>
///        <<<<<<< ours
///        =======
///        <label id="hint" text="Your name"/>
///        >>>>>>> theirs
///        <switch id="remember"/>
struct MergePlan {
  /// The matched nodes of the versions.
  let matching: ThreeWayMatching
  /// The names after the merge.
  let names: MergedNames
  /// The outcome of each member.
  private(set) var outcomes: MergeOutcomes
  /// The contents of each kept member, in order, without the comments of elements.
  private(set) var contents: [ThreeWayMatching.Member: [OrderedMerge.Entry]] = [:]

  /// Decides about all members; nil if that is impossible, as when two nodes were moved into each other.
  init?(_ versions: ThreeWay<Version>) {
    matching = ThreeWayMatching(versions)
    names = MergedNames(matching)
    outcomes = MergeOutcomes(matching, names)
    while true {
      let conflicts = mergeOrders()
      if conflicts.isEmpty { break }
      outcomes.addConflicts(conflicts)
    }
    guard coversAll else { return nil }
  }

  /// Merges the order of the contents of each kept member.
  ///
  /// - Returns: the members that both versions moved to different places and that are not in conflict yet.
  private mutating func mergeOrders() -> Set<ThreeWayMatching.Member> {
    var lists: [ThreeWayMatching.Member: ThreeWay<[ThreeWayMatching.Member]>] = [:]
    for side in Side.allCases {
      for parent in matching.all where matching.has(parent, side) && isKept(parent) {
        lists[parent, default: ThreeWay { _ in [] }][side] = matching.children(of: parent, in: side)
          .filter { belongs($0, to: parent) }
      }
    }
    var conflicts: Set<ThreeWayMatching.Member> = []
    contents = [:]
    for (parent, lists) in lists {
      // The order of scenes does not matter.
      let orderMatters = parent != 0 && matching.parent(of: parent, in: .ours) != 0
      let merge = OrderedMerge(lists, inConflict: outcomes.conflicts, orderMatters: orderMatters) {
        matching.has($0, .base)
      }
      contents[parent] = merge.entries
      conflicts.formUnion(merge.conflicts)
    }
    return conflicts.subtracting(outcomes.conflicts)
  }

  private func isKept(_ member: ThreeWayMatching.Member) -> Bool {
    if case .kept = outcomes[member] { true } else { member == 0 }
  }

  private func belongs(_ member: ThreeWayMatching.Member, to parent: ThreeWayMatching.Member) -> Bool {
    switch outcomes[member] {
    case .removed: false
    case .conflict: true
    case .kept(let place): place == parent && outcomes.owner(of: member) == nil
    }
  }

  /// Whether every kept member has exactly one place.
  private var coversAll: Bool {
    var count = 0
    var open = [0]
    while let member = open.popLast() {
      count += 1
      open += contents[member, default: []].filter { $0.side == nil }.map(\.member)
      open += outcomes.commentsAbove(member) + outcomes.commentsBehind(member)
      if count > matching.all.count { return false }
    }
    return count == matching.all.count { isKept($0) }
  }
}
