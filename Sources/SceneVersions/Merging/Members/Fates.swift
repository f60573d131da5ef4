/// What becomes of everything in three versions: whether it goes, where it stays, and what nobody can tell.
struct Fates {
  enum Fate: Equatable {
    /// It is in the merged scene no more.
    case gone
    /// It stands in something, and is made of what both versions say.
    case stays(in: Trio.Member)
    /// It is in conflict as a whole, as each version has it.
    case splits
  }

  private let trio: Trio
  private let names: MergedNames
  private let comments: ThreeSides<Comments>
  private var fates: [Fate]
  /// All that is in conflict as a whole.
  private(set) var splits: Set<Trio.Member> = []
  /// What one version made use something that the other took away.
  private(set) var contested: Set<Trio.Member> = []

  init(_ trio: Trio, _ names: MergedNames) {
    self.trio = trio
    self.names = names
    comments = trio.versions.map { Comments(of: $0) }
    fates = Array(repeating: .gone, count: trio.all.count)
    let touched = Touched(trio, names, comments)
    for member in trio.all.dropFirst() { fates[member] = fate(of: member, touched) }
    split(trio.all.filter { fates[$0] == .splits })
    contest(touched)
  }

  subscript(member: Trio.Member) -> Fate { fates[member] }

  // MARK: One by one

  private func fate(of member: Trio.Member, _ touched: Touched) -> Fate {
    switch (trio.has(member, .base), trio.has(member, .ours), trio.has(member, .theirs)) {
    case (true, true, true): fateOfKept(member)
    case (true, true, false): touched.contains(member, in: .ours) ? .splits : .gone
    case (true, false, true): touched.contains(member, in: .theirs) ? .splits : .gone
    case (false, true, true): fateOfAddedTwice(member)
    case (false, true, false): stays(in: trio.parent(of: member, in: .ours))
    case (false, false, true): stays(in: trio.parent(of: member, in: .theirs))
    case (_, false, false): .gone
    }
  }

  private func stays(in parent: Trio.Member?) -> Fate { parent.map { .stays(in: $0) } ?? .gone }

  private func fateOfKept(_ member: Trio.Member) -> Fate {
    guard ThreeSides({ trio.node(member, in: $0)?.name }).settled != nil,
      let parent = ThreeSides({ trio.parent(of: member, in: $0) }).settled
    else { return .splits }
    return stays(in: parent)
  }

  private func fateOfAddedTwice(_ member: Trio.Member) -> Fate {
    guard let ours = trio.node(member, in: .ours), let theirs = trio.node(member, in: .theirs),
      let parent = trio.parent(of: member, in: .ours), parent == trio.parent(of: member, in: .theirs)
    else { return .splits }
    let isRoot = parent == 0 && ours.kind == .element && ours.name == theirs.name
    return ours.shape == theirs.shape || isRoot ? .stays(in: parent) : .splits
  }

  // MARK: Conflicts

  /// Leaves more in conflict, with all that stands in it and the comments that speak of it.
  mutating func split(_ more: some Sequence<Trio.Member>) {
    var open = Array(more)
    while let member = open.popLast() {
      guard member > 0, splits.insert(member).inserted else { continue }
      fates[member] = .splits
      for side in [Side.ours, .theirs] {
        open += trio.subtree(of: member, in: side).dropFirst()
        open += commentsOn(member, in: side).filter { fates[$0] == .gone || trio[$0].base == nil }
      }
    }
  }

  /// Leaves in conflict what uses something that the other version took away, so that both go or both stay.
  private mutating func contest(_ touched: Touched) {
    for side in [Side.ours, .theirs] {
      for reference in touched.newReferences[side] where !trio.has(reference.target, side.other) {
        guard trio.has(reference.target, .base), case .stays = fates[reference.referrer] else { continue }
        if trio.has(reference.referrer, side.other) {
          contested.insert(reference.referrer)
        } else {
          split([reference.referrer])
        }
      }
    }
  }

  private func commentsOn(_ member: Trio.Member, in side: Side) -> [Trio.Member] {
    guard let id = trio[member][side] else { return [] }
    let ids = (comments[side].above[id] ?? []) + (comments[side].behind[id] ?? [])
    return ids.map { trio.member($0, in: side) }
  }

  // MARK: Comments

  /// The element that a comment goes with: one version put it to what the other may have moved.
  func owner(of member: Trio.Member) -> Trio.Member? {
    guard trio[member].base == nil, case .stays = fates[member] else { return nil }
    let side: Side = trio.has(member, .ours) ? .ours : .theirs
    guard !trio.has(member, side.other), let id = trio[member][side], let owner = comments[side].owners[id] else {
      return nil
    }
    let element = trio.member(owner, in: side)
    guard trio.has(element, side.other), case .stays = fates[element] else { return nil }
    return element
  }

  /// The comments that go with an element, and were put above it.
  func commentsAbove(_ member: Trio.Member) -> [Trio.Member] { added(member, \.above) }

  /// The comments that go with an element, and were put behind it.
  func commentsBehind(_ member: Trio.Member) -> [Trio.Member] { added(member, \.behind) }

  private func added(
    _ member: Trio.Member, _ list: KeyPath<Comments, [Version.ID: [Version.ID]]>
  ) -> [Trio.Member] {
    [Side.ours, .theirs].flatMap { side in
      let ids = trio[member][side].flatMap { comments[side][keyPath: list][$0] } ?? []
      return ids.map { trio.member($0, in: side) }.filter { owner(of: $0) == member }
    }
  }
}
